print("Ciao")
// prints: Ciao

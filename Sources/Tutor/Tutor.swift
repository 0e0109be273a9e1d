// Tutor

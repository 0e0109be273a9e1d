print("primavista")

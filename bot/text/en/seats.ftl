# Seats: stand-ins, offering, taking and leaving a seat.

## To everybody
host-stand-in-plays = A stand-in plays for { $who }.

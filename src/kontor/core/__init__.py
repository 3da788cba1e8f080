"""What every game shares; knows no good, card or screen."""

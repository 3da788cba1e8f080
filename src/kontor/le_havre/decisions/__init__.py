"""The questions that do not come from a card: the turn, fees, payments, debts."""

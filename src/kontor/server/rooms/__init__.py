"""Tables in memory: what is played there, who looks on, and what each of them is shown."""

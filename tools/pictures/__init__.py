"""Pictures of the tables: those of the documents, and a book of all sizes in which faults show."""

"""The event log in SQL: SQLite embedded, PostgreSQL when outgrown. Plain rows, no rules."""

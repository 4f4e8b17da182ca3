"""The command line: one module a group of commands, each with `register(app)`."""

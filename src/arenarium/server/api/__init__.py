"""What is asked over HTTP and the socket. `wire` and `redaction` are the words that all speak: they know no room."""

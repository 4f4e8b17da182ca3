# ruff: noqa: F403 - the package offers every type that its modules declare
"""What travels between the server and a client, as types: docs/protocol.md says what it means. Games have their own.

Structs come in and are checked; TypedDicts go out. `scripts/wire-types` writes the client's types from these modules.
Beside them `messages` reads and writes what they declare, and `redaction` says what a viewer may be told.
"""

from arenarium.server.wire.basics import *
from arenarium.server.wire.catalogue import *
from arenarium.server.wire.incoming import *
from arenarium.server.wire.learning import *
from arenarium.server.wire.lookback import *
from arenarium.server.wire.outgoing import *
from arenarium.server.wire.play import *
from arenarium.server.wire.puzzles import *
from arenarium.server.wire.studies import *
from arenarium.server.wire.tables import *

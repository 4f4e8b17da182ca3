"""Steps too special for the vocabulary, by their word in the data.

For each there is a function that lists its answers and one that takes an answer and says whether the step is finished
with it. Steps that ask nothing have one that does them and says whether anything was done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arenarium.core.kernel import Action, Event
from arenarium.games.tashkalar import vocabulary as words
from arenarium.games.tashkalar.memory import Memory
from arenarium.games.tashkalar.special_cards import (
    do_borrow,
    do_chill,
    do_double,
    do_draw,
    do_drop,
    do_drop_pending,
    do_extra_turn,
    do_gain,
    do_idle,
    do_legend_by_gate,
    do_possess,
    do_rebound,
    do_recover,
    do_rewind,
    do_take_back,
    do_transcend,
    do_void,
    offer_copy_warp,
    offer_drop,
    offer_drop_pending,
    offer_recover,
    offer_take_back,
    offer_transcend,
)
from arenarium.games.tashkalar.special_pieces import (
    do_antimatter,
    do_collapse,
    do_disguise,
    do_doom,
    do_load,
    do_mirror,
    do_polarise,
    do_ram,
    do_reap,
    do_remember,
    do_slide,
    do_swap,
    do_tend,
    do_unload,
    offer_antimatter,
    offer_collapse,
    offer_disguise,
    offer_doom,
    offer_load,
    offer_mirror,
    offer_polarise,
    offer_ram,
    offer_reap,
    offer_slide,
    offer_swap,
    offer_tend,
    offer_unload,
)
from arenarium.games.tashkalar.state import Bout

Offer = Callable[[Bout, Memory, words.Step, int], list[Action]]
Take = Callable[[Bout, Memory, words.Step, int, Action, list[Event]], bool]
Instant = Callable[[Bout, Memory, words.Step, list[Event]], bool]

OFFERS: Final[dict[int, Offer]] = {
    words.DOOM: offer_doom,
    words.TEND: offer_tend,
    words.MIRROR: offer_mirror,
    words.RAM: offer_ram,
    words.SLIDE: offer_slide,
    words.REAP: offer_reap,
    words.DISGUISE: offer_disguise,
    words.RECOVERING: offer_recover,
    words.DROPPING: offer_drop,
    words.DROP_PENDING: offer_drop_pending,
    words.TAKE_BACK: offer_take_back,
    words.SWAPPING: offer_swap,
    words.LOAD: offer_load,
    words.UNLOAD: offer_unload,
    words.TRANSCEND: offer_transcend,
    words.POLARISE: offer_polarise,
    words.COLLAPSE: offer_collapse,
    words.ANTIMATTER: offer_antimatter,
    words.COPY_WARP: offer_copy_warp,
}
TAKES: Final[dict[int, Take]] = {
    words.DOOM: do_doom,
    words.TEND: do_tend,
    words.MIRROR: do_mirror,
    words.RAM: do_ram,
    words.SLIDE: do_slide,
    words.REAP: do_reap,
    words.DISGUISE: do_disguise,
    words.RECOVERING: do_recover,
    words.DROPPING: do_drop,
    words.DROP_PENDING: do_drop_pending,
    words.TAKE_BACK: do_take_back,
    words.SWAPPING: do_swap,
    words.LOAD: do_load,
    words.UNLOAD: do_unload,
    words.TRANSCEND: do_transcend,
    words.POLARISE: do_polarise,
    words.COLLAPSE: do_collapse,
    words.ANTIMATTER: do_antimatter,
}
INSTANTS: Final[dict[int, Instant]] = {
    words.GAINING: do_gain,
    words.DRAWING: do_draw,
    words.EXTRA_TURN: do_extra_turn,
    words.BORROW: do_borrow,
    words.REMEMBER: do_remember,
    words.REBOUND: do_rebound,
    words.LEGEND_BY_GATE: do_legend_by_gate,
    words.IDLE: do_idle,
    words.POSSESS: do_possess,
    words.CHILL: do_chill,
    words.REWIND: do_rewind,
    words.VOIDS: do_void,
    words.DOUBLE: do_double,
}

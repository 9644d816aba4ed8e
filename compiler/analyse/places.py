"""Where effect blocks stand, and what may stand in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block stands. ``hands_on``: a continuation may stand here; ``moves``: tiles may move between
    zones; ``plays``: they may be dealt, drawn, discarded and laid, too; ``wins``: a win may be recorded;
    ``pays``: payments may stand here; ``what``: for messages."""

    what: str
    what_en: str
    hands_on: bool = True
    moves: bool = True
    plays: bool = True
    wins: bool = True
    pays: bool = True
    help: str = ""
    help_en: str = ""

    def allows(self, effect: str) -> bool:
        """Whether an effect may stand here, itself or in a routine."""
        if effect in {"goto", "end", "offer"}:
            return self.hands_on
        return {"pay": self.pays, "move": self.moves, "win": self.wins}.get(effect, self.plays)


ACTION = Place("动作", "an action")


FREE_ACTION = Place(
    "随时动作",
    "a free action",
    hands_on=False,
    moves=False,
    plays=False,
    wins=False,
    pays=False,
    help="随时动作只能改状态；要动牌就写 during: [阶段]",
    help_en="a free action may only set state; to move tiles name a phase in during",
)


TOGETHER = Place(
    "all 阶段的动作",
    "an action of an `all` phase",
    hands_on=False,
    help="各家都答完之后去哪里，写在阶段的 done 里",
    help_en="what follows when all have answered stands in the phase's done",
)


HANDLER = Place(
    "事件",
    "an event handler",
    hands_on=False,
    wins=False,
    help="事件里不能转出，也不能胡；写在引起它的动作里",
    help_en="a handler neither hands on nor wins; write it in the action that fires it",
)


ENDED = Place(
    "局终（ended）的事件",
    "a handler of `ended`",
    hands_on=False,
    plays=False,
    wins=False,
    help="一局已经结算完了：这里只能改状态、付分、移牌",
    help_en="the hand has been settled: set state, pay or move tiles here",
)


DECLINED = Place(
    " declined ",
    "declined",
    hands_on=False,
    moves=False,
    plays=False,
    wins=False,
    pays=False,
    help="declined 只能改状态：记下这一家放过了什么",
    help_en="declined may only set state: it notes what the seat let go",
)


SETTLEMENT = Place(
    "结算",
    "a settlement",
    hands_on=False,
    plays=False,
    wins=False,
    help="结算只付分、移牌、改状态；摸牌和转出写在动作里",
    help_en="a settlement pays, moves tiles and sets state; draw and hand on in actions",
)


ROUTINE = Place("流程", "a routine")

"""Names what the host of a table may choose."""

from games.kernel import BaseOptions


class Options(BaseOptions):
    """Holds what was chosen for a table."""

    last_round_phase3: bool = True  # 4.3, A1: ships may still be sent in the last round, to block others

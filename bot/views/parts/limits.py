"""How much Discord lets one message, control or form hold."""

from __future__ import annotations

from typing import Final

from bot.words import suggest

MOST_SUGGESTIONS: Final = suggest.MOST  # that autocomplete shows
MOST_OPTIONS: Final = 25  # of a select
BUTTONS_IN_A_ROW: Final = 5
MOST_BUTTONS: Final = 5 * BUTTONS_IN_A_ROW  # of a panel
FIELDS_OF_A_FORM: Final = 5
MOST_TEXT: Final = 4000  # characters of a message, in all its texts together
MOST_PARTS: Final = 40  # of a message, those inside of others among them
BUTTON_LABEL: Final = 80  # characters, here and below
OPTION_LABEL: Final = 100
SUGGESTION: Final = suggest.LONG
PLACEHOLDER: Final = 150
CUSTOM_ID: Final = 100
FORM_TITLE: Final = 45
FIELD_LABEL: Final = 45
FIELD_ABOUT: Final = 100

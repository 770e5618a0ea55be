"""How much Discord lets one message, control or form hold."""

from __future__ import annotations

from typing import Final

MOST_SUGGESTIONS: Final = 25  # that autocomplete shows
MOST_OPTIONS: Final = 25  # of a select
BUTTONS_IN_A_ROW: Final = 5
MOST_BUTTONS: Final = 25  # of a panel: five rows
FIELDS_OF_A_FORM: Final = 5
BUTTON_LABEL: Final = 80  # characters, here and below
OPTION_LABEL: Final = 100
SUGGESTION: Final = 100
PLACEHOLDER: Final = 150
CUSTOM_ID: Final = 100
FORM_TITLE: Final = 45
FIELD_LABEL: Final = 45
MESSAGE: Final = 4000  # of all texts in one message

"""The options left out of the second reckoning, and the reasons."""

#: options by which no sum, no owner and no right changes, each with the reason
MOVES_NOTHING = {
    "cash_denominations": "only the notes that cash is shown in [SETUP-5]",
    "token_choice": "who moves which token, and when that is said [SETUP-2]",
    "win_condition": "with a limit the richest wins, without one the last one left: the limits "
    "say all there is to reckon [OBJ-1, OBJ-2]",
}

"""The game speaks and goes on: whatever the voice does, nothing waits for it."""

from monopoly_gui.speech.announcement import Priority
from monopoly_gui.speech.speaker import FAILURES, MOST_WAITING, REST, Speaker
from monopoly_gui.speech.voice import Manner, VoiceGone
from tests.speech.fakes import Crashing, Hanging, Noting
from tests.waiting import LONG, wait_until


def test_events_are_spoken_one_after_another() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("Ada rolls 3.")
    speaker.say("Ada buys it.")
    wait_until(lambda: voice.busy, "the voice speaks")
    assert voice.heard == ["Ada rolls 3."]
    voice.busy = False
    wait_until(lambda: len(voice.heard) == 2, "that has been said")
    assert voice.stopped == 0
    speaker.close(wait=LONG)
    assert voice.closed == 1


def test_what_has_the_focus_takes_the_place_of_what_had_it() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("Yes", "focus")
    wait_until(lambda: voice.busy, "the voice speaks")
    speaker.say("No", "focus")
    wait_until(lambda: voice.heard == ["Yes", "No"], "that has been said")
    assert voice.stopped == 1
    speaker.close()


def test_the_focus_waits_for_an_event_to_be_told_and_comes_before_those_that_wait() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("Ada rolls 3.")
    wait_until(lambda: voice.busy, "the voice speaks")
    speaker.say("Ada buys it.")
    speaker.say("Yes", "focus")
    speaker.say("No", "focus")
    for count in (2, 3):
        voice.busy = False
        wait_until(lambda count=count: len(voice.heard) == count, "that has been said")  # type: ignore[misc]
    assert voice.heard == ["Ada rolls 3.", "No", "Ada buys it."]
    assert voice.stopped == 0
    speaker.close()


def test_an_answer_is_given_at_once_and_what_waits_is_told_after_it() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("Ada rolls 3.")
    wait_until(lambda: voice.busy, "the voice speaks")
    speaker.say("Ada buys it.")
    speaker.say("You have 100.", "answer")
    wait_until(lambda: len(voice.heard) == 2, "that has been said")
    voice.busy = False
    wait_until(lambda: len(voice.heard) == 3, "that has been said")
    assert voice.heard == ["Ada rolls 3.", "You have 100.", "Ada buys it."]
    speaker.close()


def test_stop_drops_everything() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("Ada rolls 3.")
    speaker.say("Ada buys it.")
    wait_until(lambda: voice.busy, "the voice speaks")
    speaker.stop()
    wait_until(lambda: speaker.silent, "there is silence")
    assert voice.heard == ["Ada rolls 3."]
    speaker.close()


def test_more_than_can_be_told_is_left_out_from_the_oldest_on() -> None:
    voice = Noting(at_once=False)
    speaker = Speaker([voice])
    speaker.say("first")
    wait_until(lambda: voice.busy, "the voice speaks")
    for number in range(MOST_WAITING + 5):
        speaker.say(str(number))
    voice.busy = False
    wait_until(lambda: len(voice.heard) == 2, "that has been said")
    assert voice.heard[1] == "5"
    speaker.close()


def test_a_voice_that_crashes_gives_way_to_the_next_after_some_tries() -> None:
    crashing, noting = Crashing(), Noting()
    speaker = Speaker([crashing, noting])
    for number in range(3):
        speaker.say(str(number))
    wait_until(lambda: len(noting.heard) == 3, "that has been said")
    assert crashing.heard == ["0"] * FAILURES
    assert noting.heard == ["0", "1", "2"]
    assert "crashed" in speaker.problem
    speaker.close()


def test_a_voice_that_has_rested_is_tried_again_once_and_speaks_if_it_can() -> None:
    crashing, noting = Crashing(), Noting()
    now = [0.0]
    speaker = Speaker([crashing, noting], clock=lambda: now[0])
    speaker.say("one")
    wait_until(lambda: noting.heard == ["one"], "that has been said")
    assert crashing.heard == ["one"] * FAILURES
    speaker.say("two")
    wait_until(lambda: noting.heard == ["one", "two"], "that has been said")
    assert len(crashing.heard) == FAILURES
    now[0] += REST
    speaker.say("three")
    wait_until(lambda: noting.heard == ["one", "two", "three"], "that has been said")
    assert crashing.heard[FAILURES:] == ["three"]
    crashing.mended = True
    now[0] += 2 * REST
    speaker.say("four")
    wait_until(lambda: crashing.heard[-1] == "four" and speaker.silent, "that has been said")
    assert speaker.name == "crashing" and len(noting.heard) == 3
    speaker.close()


def test_a_voice_that_does_not_answer_gives_way_at_once() -> None:
    gone, noting = Crashing(VoiceGone), Noting()
    speaker = Speaker([gone, noting])
    speaker.say("one")
    wait_until(lambda: noting.heard == ["one"], "that has been said")
    assert gone.heard == ["one"]
    speaker.close()


def test_what_is_asked_silences_a_voice_that_only_guesses_when_it_is_done() -> None:
    voice = Noting()
    voice.guesses = True
    speaker = Speaker([voice])
    priorities: list[Priority] = ["event", "event", "focus", "answer", "event"]
    for priority, stopped in zip(priorities, (0, 0, 1, 2, 2), strict=True):
        speaker.say("text", priority)
        wait_until(lambda: speaker.silent, "there is silence")
        assert voice.stopped == stopped
    speaker.close()


def test_without_another_voice_there_is_silence_and_a_reason() -> None:
    crashing = Crashing()
    speaker = Speaker([crashing])
    for number in range(FAILURES + 2):
        speaker.say(str(number))
    wait_until(lambda: not speaker.available, "no voice is left")
    speaker.say("more")
    wait_until(lambda: speaker.silent, "there is silence")
    assert crashing.heard == ["0"] * FAILURES
    assert "crashed" in speaker.problem
    speaker.close()


def test_a_voice_that_hangs_is_let_go() -> None:
    hanging, noting = Hanging(), Noting()
    speaker = Speaker([hanging, noting], patience=lambda text, rate: 0.0)
    speaker.say("one")
    wait_until(lambda: bool(hanging.heard), "the voice hangs")
    speaker.watch()
    speaker.say("two")
    wait_until(lambda: noting.heard == ["one", "two"], "that has been said")
    assert "hangs" in speaker.problem
    hanging.end.set()
    speaker.close()


def test_a_hanging_voice_does_not_hold_up_the_end_of_the_program() -> None:
    hanging = Hanging()
    speaker = Speaker([hanging])
    speaker.say("one")
    wait_until(lambda: bool(hanging.heard), "the voice hangs")
    speaker.stop()
    speaker.close(wait=0.01)
    hanging.end.set()


def test_without_any_voice_nothing_happens() -> None:
    speaker = Speaker([])
    speaker.say("one")
    speaker.watch()
    speaker.stop()
    assert speaker.silent and not speaker.available and speaker.name == ""
    assert speaker.voices("de") == []
    speaker.close()


def test_the_manner_of_the_moment_is_used_and_voices_are_listed_meanwhile() -> None:
    voice = Noting()
    rate = [100]
    speaker = Speaker([voice], lambda: Manner("de", rate[0], "Anna", 80))
    wait_until(lambda: speaker.voices("de") == ["de one", "de two"], "the voices are listed")
    speaker.say("eins")
    wait_until(lambda: len(voice.heard) == 1 and speaker.silent, "that has been said")
    rate[0] = 150
    speaker.say("zwei")
    wait_until(lambda: len(voice.heard) == 2, "that has been said")
    assert [manner.rate for manner in voice.manners] == [100, 150]
    assert voice.manners[0].voice == "Anna"
    speaker.close()

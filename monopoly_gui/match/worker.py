"""Workers in which opponents think: a thread beside the game, or inline in a simulation."""

import threading
from collections import deque
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Protocol

from ..ai.bot import Bot
from ..engine.actions import Action
from ..engine.sentence import Sentence
from ..engine.view import View

#: the most characters of a bot's reason
LONGEST_REASON = 300


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question to a bot; ``serial`` says about which moment of the game."""

    serial: int
    bot: Bot
    view: View
    decide: bool


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """``error`` is the bot's error in place of an answer."""

    serial: int
    action: Action | None
    reason: str = ""
    error: BaseException | None = None


def answer_question(question: BotQuestion) -> BotAnswer:
    """Ask the bot now; an exception becomes part of the answer."""
    bot = question.bot
    try:
        action = bot.decide(question.view) if question.decide else bot.interject(question.view)
        return BotAnswer(question.serial, action, _short(bot.reason))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # including a bot that wants to end the program
        return BotAnswer(question.serial, None, error=error)


def _short(reason: str) -> str:
    """A bot's reason: unchanged if it is one of our sentences, else as text of bounded length."""
    return reason if isinstance(reason, Sentence) else str(reason)[:LONGEST_REASON]


class Worker(Protocol):
    """Takes questions, and gives the answers in the same order."""

    def ask(self, question: BotQuestion) -> None: ...

    def poll(self, wait: float = 0.0) -> BotAnswer | None:
        """The next answer, if there is one within ``wait`` seconds."""
        ...

    def abandon(self) -> None:
        """Discard all pending questions, even endless ones."""
        ...

    def close(self) -> None: ...


class InlineWorker:
    """Answers when asked, without any thread."""

    def __init__(self) -> None:
        self.answers: deque[BotAnswer] = deque()

    def ask(self, question: BotQuestion) -> None:
        self.answers.append(answer_question(question))

    def poll(self, wait: float = 0.0) -> BotAnswer | None:
        return self.answers.popleft() if self.answers else None

    def abandon(self) -> None:
        self.answers.clear()

    def close(self) -> None:
        self.answers.clear()


class ThreadWorker:
    """One worker thread, started at the first question, ended with the program."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[BotQuestion | None] = SimpleQueue()
        self.answers: SimpleQueue[BotAnswer] = SimpleQueue()
        self.thread: threading.Thread | None = None

    def ask(self, question: BotQuestion) -> None:
        if self.thread is None:
            work = (self.questions, self.answers)
            self.thread = threading.Thread(target=_work, args=work, name="opponents", daemon=True)
            self.thread.start()
        self.questions.put(question)

    def poll(self, wait: float = 0.0) -> BotAnswer | None:
        try:
            return self.answers.get(block=wait > 0, timeout=wait if wait > 0 else None)
        except Empty:
            return None

    def abandon(self) -> None:
        """Leave the thread to its fate; the next question starts another."""
        self.questions.put(None)
        self.questions, self.answers, self.thread = SimpleQueue(), SimpleQueue(), None

    def close(self) -> None:
        self.abandon()


def _work(questions: SimpleQueue[BotQuestion | None], answers: SimpleQueue[BotAnswer]) -> None:
    while (question := questions.get()) is not None:
        answers.put(answer_question(question))

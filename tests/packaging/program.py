"""A program that uses every public name of Kontor; type checkers read it, and it runs."""

import pickle
from collections.abc import Mapping

import kontor
from kontor import Manifest, Message, Option, Setup, State, Table


def about(game: Manifest) -> str:
    """A game in one line: its seats, options and versions."""
    options: Mapping[str, Option] = game.options
    words = [f"{name}={option.default!r} {option.offered}" for name, option in options.items()]
    return f"{game.name} {list(game.players)} {game.rules} {game.older} {words}"


def look(state: State) -> None:
    """Ask a position everything that it can be asked."""
    seat: int | None = state.seat
    assert seat is not None
    print(state.game, state.players, state.bound, state.is_over, state.begins, dict(state.header()))
    legal: list[int] = state.legal()
    action = legal[0]
    line: str = state.text(action)
    assert state.read(line) == action
    message: Message = state.message(action)
    prompt: Message | None = state.prompt()
    print(kontor.render(message), kontor.render(prompt or ""), kontor.render(state.caption(), "de"))
    print(state.why_not("take nothing"), state.why_not_for(seat, line), state.refusal("end", None))
    print(state.view(seat), state.view(None), state.guess(seat, 3).key() == state.key())
    print(
        state.hidden_message(),
        state.hides(action, None),
        state.news(seat, action).shared,
        state.legal_for(1 - seat),
    )
    print(state.scores(), state.breakdown(seat), state.winners(), state.position())
    print(state.places(), state.is_detail, state.is_settled)
    for stage in state.stages(seat, action):
        if stage.cause:
            print(kontor.render(stage.state.heading(stage.cause)))
    again = kontor.from_bytes(state.to_bytes())
    assert again == state == pickle.loads(pickle.dumps(state))


def play(table: Table) -> None:
    """Use a table: play, take back, play again, record."""
    entry = table.play(table.legal()[0])
    print(entry.seat, entry.action, entry.text, entry.legal, entry.out_of_turn, entry.caption)
    table.undo()
    table.redo()
    count: int = len(table.history) + len(table.undone)
    print(count, table.at(0).key() != table.key(), table.seat, table.is_over, table.players)
    print(table.check(table.text(table.legal()[-1])), table.read(table.text(table.legal()[0])))
    table.push(table.check(table.legal()[-1]))
    print(table.why_not("end"), table.why_not_for(1, "end", "pl"), table.legal_for(1))
    print(table.view(None), table.scores(), table.breakdown(0), table.winners(), table.position())
    print(table.game, table.rules, table.seed, table.options, table.start, table.state)
    assert kontor.load(table.record()).key() == table.key()
    assert Table.from_position(table.position()).key() == table.key()
    curve: list[float] = [point.scores[0] for point in kontor.review(table).curve]
    print(curve)


def main() -> None:
    """Use all of it."""
    print(kontor.__version__, kontor.compiled())
    for game in kontor.games():
        print(about(game))
        setup: Setup = Setup.of(game.name, 2)
        print(setup.title, setup.data(), setup.manifest.name, setup.rules)
        look(setup.open(7))
        state = kontor.new_game(game.name, players=2, seed=7)
        twin = state.copy()
        twin.play(twin.legal()[0])
        assert kontor.position(twin.position()) == twin
        for action in twin.legal_for(1):
            twin.copy().play_for(1, action)
        play(Table.new(game.name, 2, 7))
    for error in (kontor.BadCard, kontor.BadInput, kontor.BadRecord, kontor.IllegalAction):
        assert issubclass(error, kontor.KontorError)
    try:
        kontor.new_game("chess", 2)
    except kontor.KontorError as refused:
        print(refused.code, refused.render("it"), refused.sentence)
    try:
        Table.new("le_havre", 2).play("take fish", 1)
    except kontor.NotYourTurn as refused:
        print(refused)


if __name__ == "__main__":
    main()

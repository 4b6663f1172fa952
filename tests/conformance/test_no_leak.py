"""No leak: what a viewer gets never depends on what they must not know. And the leaks we make up are noticed."""

from __future__ import annotations

import pytest
from brought import brought

from clubantique.core.play import Play
from clubantique.core.registry import names
from conformance.channels import CHANNELS, Channel, encode
from conformance.pairs import Pair, pairs
from conformance.walks import Setting, settings, walked_settings

every_setting = pytest.mark.parametrize("setting", walked_settings(), ids=str)


def leaks(setting: Setting, channel: Channel) -> list[Pair]:
    """The pairs that a viewer could tell apart."""
    return [
        pair for pair in pairs(setting) if channel(pair.true, pair.viewer) != channel(pair.twin, pair.viewer)
    ]


@every_setting
def test_the_twins_differ_in_what_is_secret(setting: Setting) -> None:
    """Twins that were alike would prove nothing; late in a game there may be nothing left to hide."""
    different = [pair for pair in pairs(setting) if everything(pair.true) != everything(pair.twin)]
    assert {pair.viewer for pair in different} == {None, *range(setting.seats)}
    assert len(different) >= 5 * (setting.seats + 1)


def everything(play: Play) -> bytes:
    return encode(play.game.everything(play.state))


@every_setting
@pytest.mark.parametrize("channel", CHANNELS)
def test_what_a_viewer_gets_never_depends_on_what_they_must_not_know(setting: Setting, channel: str) -> None:
    assert not leaks(setting, CHANNELS[channel])


def with_leak(channel: Channel, secret: str, game: str) -> Channel:
    """The channel as a careless hand would have written it, with one secret in it."""
    read = brought(game, "twin").SECRETS[secret]
    return lambda play, viewer: channel(play, viewer) + encode(read(play.state, viewer))


def mutants() -> list[tuple[str, str, str]]:
    """Every secret of every game in every channel."""
    return [
        (game, secret, channel)
        for game in names()
        for secret in brought(game, "twin").SECRETS
        for channel in CHANNELS
    ]


@pytest.mark.parametrize(("game", "secret", "channel"), mutants())
def test_a_secret_in_a_channel_is_noticed(game: str, secret: str, channel: str) -> None:
    leaky = with_leak(CHANNELS[channel], secret, game)
    largest = max((each for each in settings() if each.game == game), key=lambda each: each.seats)
    assert leaks(largest, leaky)

import { expect, test } from "vitest";
import type { Command } from "#game/command";
import { pairingState } from "#game/decide/pairing";
import { hostSnapshot } from "#game/view/snapshots";
import { end, play } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { hear } from "../heard";

const offer = (tokenHash = "hash-a"): Command => ({ type: "offer_pairing", tokenHash, until: T0 + 60_000 });
const ask = (tokenHash = "hash-a"): Command => ({
  type: "ask_pairing",
  tokenHash,
  pairHash: `pair-of-${tokenHash}`,
  digits: "07",
  until: T0 + 120_000,
});
const confirm = (digits = "07"): Command => ({ type: "pair_confirm", digits });
const state = (game: Parameters<typeof pairingState>[0], at = T0 + 5) => pairingState(game, "pair-of-hash-a", at);

const waiting = play(aGame(), [T0, offer()], [T0 + 1, ask()]).game;

test("[M1][T50] a token is used once, in time, and only the newest", () => {
  expect(state(waiting)).toBe("waiting");
  const refusalOf = (...steps: Parameters<typeof play>[1][]) => play(aGame(), [T0, offer()], ...steps).refusals;
  expect(refusalOf([T0 + 1, ask()], [T0 + 2, ask()])).toEqual(["token_expired"]);
  expect(refusalOf([T0 + 60_000, ask()])).toEqual(["token_expired"]);
  expect(refusalOf([T0 + 1, offer("hash-b")], [T0 + 2, ask()])).toEqual(["token_expired"]);
  expect(refusalOf([T0 + 1, ask("guessed")])).toEqual(["token_expired"]);
  expect(refusalOf([T0 + 1, end], [T0 + 2, ask()], [T0 + 2, offer()], [T0 + 2, confirm()])).toEqual([
    "game_over",
    "game_over",
    "game_over",
  ]);
});

test("[M3] an offer knows the session that the account is signed in with, where there is one", () => {
  const signedIn = { ...offer(), signIn: "session-1" } as Command;
  expect(play(aGame(), [T0, signedIn]).game.pairing).toMatchObject({ signIn: "session-1" });
  expect(waiting.pairing).not.toHaveProperty("signIn");
});

test("[M2] the digits that the phone shows let it in, for as long as they hold", () => {
  const { game } = play(waiting, [T0 + 9, confirm()]);
  expect(state(game)).toBe("paired");
  expect(state(game, T0 + 120_000)).toBeNull();
  expect(pairingState(game, "another", T0 + 9)).toBeNull();
  expect(play(game, [T0 + 10, confirm()]).refusals).toEqual(["no_pairing"]);
  expect(play(waiting, [T0 + 120_000, confirm()]).refusals).toEqual(["no_pairing"]);
  expect(play(aGame(), [T0, offer()], [T0, confirm()]).refusals).toEqual(["no_pairing"]);
});

test("[M2] three wrong tries end it", () => {
  const two = play(waiting, [T0 + 9, confirm("70")], [T0 + 9, confirm("77")]).game;
  expect(state(two)).toBe("waiting");
  expect(state(play(two, [T0 + 9, confirm()]).game)).toBe("paired");
  const { game, refusals } = play(two, [T0 + 9, confirm("00")], [T0 + 9, confirm()], [T0 + 9, ask()]);
  expect(state(game)).toBeNull();
  expect(refusals).toEqual(["no_pairing", "token_expired"]);
});

test("[M3] no phone is let in once the game is over", () => {
  expect(state(play(waiting, [T0 + 9, confirm()], [T0 + 10, end]).game)).toBeNull();
});

test("[M4] only the host hears of it, without digits or hashes", () => {
  const heard = hear(aGame(), [T0, offer()], [T0 + 1, ask()], [T0 + 2, confirm("70")], [T0 + 3, confirm()]);
  const open = { type: "pair_request", state: "waiting", expires_at: T0 + 120_000 };
  expect(heard).toEqual([
    ["host", { ...open, tries_left: 3 }],
    ["host", { ...open, tries_left: 2 }],
    ["host", { type: "pair_request", state: "paired" }],
  ]);
  const lost = hear(waiting, ...[2, 3, 4].map((at) => [T0 + at, confirm("70")] as const));
  expect(lost.at(-1)).toEqual(["host", { type: "pair_request", state: "ended" }]);
  expect(hostSnapshot(waiting, T0 + 5, new Set()).pair_request).toEqual({ tries_left: 3, expires_at: T0 + 120_000 });
  expect(hostSnapshot(waiting, T0 + 120_000, new Set()).pair_request).toBeUndefined();
});

import { expect, test } from "vitest";
import { tell, withPlayerFields } from "#game/view";
import { answer, endQuestion, play, started } from "../a-game";
import { T0 } from "../../../builders/games";
import { hear } from "../heard";

test("[V4] a player's own fields are appended to the text that was written once", () => {
  const { game, events } = play(started(["ali", "ece"]), [T0 + 5000, answer("ali", "q1")], [T0 + 6000, endQuestion]);
  const shared = tell(game, events.at(-1)!, T0 + 6000).find(({ to }) => to === "players")!;
  const text = JSON.stringify(shared.message);
  expect(text).not.toContain('"you"');
  expect(JSON.parse(withPlayerFields(text, shared.own!, "ali"))).toEqual({
    ...shared.message,
    you: shared.own!.of("ali"),
  });
  expect(withPlayerFields(text, shared.own!, "nobody")).toBe(text);
});

test("[V4] a question's end for a thousand players is two texts and a few bytes each", () => {
  const names = Array.from({ length: 1000 }, (_, i) => `p${i}`);
  const { game } = play(started(names), ...names.map((name) => [T0 + 1000, answer(name, "q1")] as const));
  const [host, players, ...more] = hear(game, [T0 + 2000, endQuestion]).filter(
    ([, { type }]) => type === "question_end",
  );
  expect(more).toEqual([]);
  expect([host![0], players![0]]).toEqual(["host", "players"]);
  expect(JSON.stringify(players![1]).length).toBeLessThan(2500);
});

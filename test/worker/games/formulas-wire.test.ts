import { expect, test } from "vitest";
import { aWrittenQuestion } from "../../builders/questions";
import { aGame } from "../helpers/games/a-game";
import { hosting, joined } from "../helpers/games/seat";

const formula = aWrittenQuestion({ question_text: String.raw`$\frac{6}{2}$ kaçtır?` });

test("[Q9][V9] a game says that it has formulas; a question with one waits once for a phone that loads", async () => {
  const game = await aGame({ asked: [formula, formula], settings: { reading_seconds: 0 } });
  const host = await hosting(game.code, game.teacher.token);
  const ali = await joined(game.code, "Ali");
  expect(ali.success).toMatchObject({ formulas: true });
  expect(host.registered).toMatchObject({ formulas: true });
  ali.say({ type: "loading", loading: true });
  await ali.settles();
  host.say({ type: "start_game", game_code: game.code });
  const first = await ali.hears("question_start");
  expect(first.starts_at - first.server_time).toBe(3_000);
  host.say({ type: "end_question" });
  await ali.hears("question_end");
  ali.say({ type: "loading", loading: true });
  await ali.settles();
  host.say({ type: "next_question", game_code: game.code });
  const second = await ali.hears("question_start");
  expect(second.starts_at - second.server_time).toBe(0);
});

import type { KindName } from "#question/kinds";
import type { ServerMessageOf } from "#protocol/messages";
import { expect, test } from "vitest";
import { newLiveGame } from "../../../web/live/game";
import { reduce } from "../../../web/live/reduce";

const newer = "hangisi-uzun" as KindName;
const start: ServerMessageOf<"question_start"> = {
  type: "question_start",
  kind: newer,
  question_id: "q1",
  question_text: "Hangisi daha uzun?",
  options: {},
  time_limit: 20,
  question_number: 1,
  total_questions: 1,
  correct_option: null,
  points: 1,
  server_time: 0,
  starts_at: 0,
  ends_at: 20_000,
};
const end: ServerMessageOf<"question_end"> = {
  type: "question_end",
  question_id: "q1",
  correct_option: "1",
  leaderboard: [],
  distribution: { none: 0 },
  explanation: "",
  is_last: true,
};

test("a close does not say of what kind the question was: the screen that saw it knows", () => {
  const asked = reduce(newLiveGame("player", "123456"), start);
  expect(reduce(asked, end).phase).toMatchObject({ name: "reveal", result: { kind: newer, correct_option: "1" } });
  const late = reduce(newLiveGame("player", "123456"), end);
  expect(late.phase).toMatchObject({ name: "reveal", asked: null, result: { question_id: "q1" } });
});

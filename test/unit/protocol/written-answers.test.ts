import { expect, test } from "vitest";
import { parseFrame } from "#objects/game-room/sockets/frames";
import { AnswerText } from "#protocol/live/client-messages";

test.each([
  ["Latin letters with two marks each", "ş\u0323\u0301".repeat(100), true],
  ["letters of India", "हिन्दी".repeat(50), true],
  ["emoji of one person", "👍🏽".repeat(100), true],
  ["emoji of families", "👩🏽‍❤️‍💋‍👨🏿".repeat(26), true],
  ["more families, which would fill everybody's report", "👩🏽‍❤️‍💋‍👨🏿".repeat(27), false],
])("[K9] an answer of %s is read, or not, as a frame and in a call", (_, answer, isRead) => {
  const frame = { type: "submit_answer", question_id: "q1", answer };
  expect(parseFrame(JSON.stringify(frame)).ok).toBe(isRead);
  expect(AnswerText.safeParse(answer).success).toBe(isRead);
});

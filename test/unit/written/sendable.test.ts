import { isAnswerText } from "#question/answer-texts";
import { expect, test } from "vitest";
import { sendable } from "../../../web/written/phone/sendable";

test.each([
  ["", null],
  ["   ", null],
  ["\u200b", null],
  [" mitokondri ", "mitokondri"],
  ["iki\n satır", "iki satır"],
  ["?", "?"],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), null],
  ["👩‍🔬".repeat(61), null],
  [`a${"\u0301".repeat(400)}`, null],
  ["👩‍🔬".repeat(20), "👩‍🔬".repeat(20)],
  ["e\u0301".repeat(60), "e\u0301".repeat(60)],
])("of %j a phone sends %j", (text, answer) => {
  expect(sendable(text, 60)).toBe(answer);
  // Whatever is sent, the server takes.
  expect(answer === null || isAnswerText(answer, 60)).toBe(true);
});

import { expect, test } from "vitest";
import { aRehearsal } from "./a-rehearsal";

test("accepting or hiding an answer names the question on the board, and sends nothing while there is none", async () => {
  const { game, started, seen } = aRehearsal();
  await started();
  game.acceptAnswer("x", true);
  game.hideText("x", true);
  expect(seen().refusal).toBeNull();
  game.endQuestion();
  expect(seen().phase.name).toBe("reveal");
  // A choice has no texts: the rules refuse the call for this question.
  game.acceptAnswer("x", true);
  expect(seen().refusal?.code).toBe("validation_failed");
});

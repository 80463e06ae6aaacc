import { expect, test } from "vitest";
import { aRehearsal } from "./a-rehearsal";

test("what the host says of an answer bears the question on the board; while none is there nothing is sent", async () => {
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

import { expect, test, vi } from "vitest";
import { answers, running } from "../helpers/games/running";

const names = ["Ali", "Ece", "Can", "Efe", "Nil", "Işıl", "Ömer", "Su"];

test("[V4] a message is written out once for each audience, however many hear it", async () => {
  const { code, host, seats, question } = await running({}, names);
  for (const seat of seats) answers(seat, question.question_id);
  const written: string[] = [];
  const stringify = JSON.stringify;
  const spy = vi.spyOn(JSON, "stringify").mockImplementation((...[value, ...rest]: Parameters<typeof stringify>) => {
    written.push(String((value as { type?: unknown } | null)?.type));
    return stringify(value, ...rest);
  });
  try {
    for (const seat of seats) await seat.hears("question_end");
    host.say({ type: "next_question", game_code: code, question_number: 1 });
    for (const seat of seats) await seat.hears("question_start");
    host.say({ type: "end_game" });
    for (const seat of seats) await seat.hears("game_end");
  } finally {
    spy.mockRestore();
  }
  // One text for the host, and one for all players.
  const times = (type: string) => written.filter((name) => name === type).length;
  expect({
    question_end: times("question_end"),
    question_start: times("question_start"),
    game_end: times("game_end"),
  }).toEqual({
    // Two questions have been closed, the second by the end of the game.
    question_end: 4,
    question_start: 2,
    game_end: 2,
  });
});

import { expect, test } from "vitest";
import { end, next } from "../game/a-game";
import type { CoordinatorCommand } from "#large-game/coordinator";
import { aLesson, pupils } from "./a-lesson";
import { expectSameGame, inOneRoom } from "./one-room";

test("[A10][Q10][X16] answers change in a game of many rooms as in one, and nobody's last answer closes the question", () => {
  const { hall, opening, ask, comes, say } = aLesson({ answers_change: true, scoring: "accuracy" });
  for (const [i, name] of pupils.entries()) comes(name, i % 3);
  ask({ type: "start" });
  say("q1", { Ali: "A", Ayşe: "B", Can: "C", Ece: "B", Işık: "D", Ömer: "B" });
  say("q1", { Ali: "B", Ayşe: "A", Can: "D", Ömer: null });
  hall.settle();
  expect(hall.coordinator.game.phase.name).toBe("question");
  hall.restart(1);
  say("q1", { Ece: "C", Işık: "B" });
  say("q1", { Ece: "B" });
  ask({ type: "end_question" });
  ask(next());
  say("q2", { Ali: "Ankara", Can: "Angora" });
  say("q2", { Ali: "Angora" });
  ask({ type: "end_question" });
  ask({ type: "accept_answer", questionId: "q2", text: "Angora", accepted: true });
  ask(end as CoordinatorCommand);
  const { game } = inOneRoom(hall, opening);
  expectSameGame(hall, game);
});

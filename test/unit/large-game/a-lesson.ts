import type { Question } from "#game/game";
import type { CoordinatorCommand } from "#large-game/coordinator";
import { aGame, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";
import { Hall } from "./a-hall";

const typed = {
  ...aQuestion(2),
  kind: "typed",
  accepted: ["Ankara"],
  typo: false,
  options: undefined,
  correct: undefined,
};
const questions = [aQuestion(1), typed, aQuestion(3)] as object[] as Question[];
export const pupils = ["Ali", "Ayşe", "Can", "Ece", "Işık", "Ömer"] as const;
export type Pupil = (typeof pupils)[number];
/** Null takes an answer back. */
type Said = Partial<Record<Pupil, string | null>>;

/** A game of three relays in which pupils join and answer by name. */
export function aLesson(changes: object) {
  const { setup: opening } = aGame({ questions, ...changes });
  const hall = new Hall(opening, 3);
  const seats = new Map<string, string>();
  let at = T0;
  const ask = (command: CoordinatorCommand) => void hall.ask(command, (at += 1_000));
  const id = (name: Pupil) => seats.get(name)!;
  return {
    hall,
    opening,
    id,
    ask: (command: CoordinatorCommand) => {
      ask(command);
      hall.settle();
    },
    /** Gives the coordinator a command, without passing its events to the relays. */
    askAlone: ask,
    comes: (name: Pupil, relay: number, team?: number) => {
      const playerId = hall.seat(relay, seats.size + 1);
      seats.set(name, playerId);
      ask({
        type: "join",
        playerId,
        sessionHash: playerId,
        userId: null,
        nickname: name,
        marble: null,
        random: 0,
        ...(team !== undefined && { team }),
      });
      hall.settle();
    },
    say: (questionId: string, said: Said) => {
      for (const [name, value] of Object.entries(said)) {
        at += 500;
        hall.say({ type: "answer", playerId: id(name as Pupil), questionId, value, claimedMs: null }, at);
      }
    },
  };
}

export const ofTeams = { teams: { names: ["Kartallar", "Atomlar"], pick: "self" }, verdict: "at_close" };

import { rightAloud } from "#question/host-judged";
import type { HostMessage } from "#protocol/live/client-messages";
import type { AskedFields } from "#protocol/live/played-question";
import { answersOf, askedOf, isJudged } from "#kinds/answers";
import type { LiveGame, LiveQuestion, Phase, Result } from "#game-client/game";
import { standingWord } from "./standing";

/** The scenes of the board. The table comes between a reveal and the next question. */
export type Scene =
  | { readonly name: "wait" }
  | { readonly name: "lobby" }
  | { readonly name: "ready"; readonly question: LiveQuestion }
  | {
      readonly name: "question";
      readonly question: LiveQuestion;
      readonly answered: number;
      readonly expected: number;
      readonly answeredIds: readonly string[];
      /** True once everybody has answered: the clock jumps to its end and the board pauses for a breath. */
      readonly isClosed: boolean;
    }
  | { readonly name: "reveal"; readonly asked: AskedFields | null; readonly result: Result }
  | { readonly name: "table"; readonly result: Result }
  | { readonly name: "podium" };

/** The language of the question. */
export function langOf(scene: Scene): string | undefined {
  if ("question" in scene) return scene.question.lang;
  return "asked" in scene ? scene.asked?.lang : undefined;
}

type Board = {
  readonly isReading: boolean;
  readonly isTableOpen: boolean;
  readonly isClosed: boolean;
};

export function sceneOf(phase: Phase, { isReading, isTableOpen, isClosed }: Board): Scene {
  switch (phase.name) {
    case "connecting":
    case "between":
    case "out":
      return { name: "wait" };
    case "lobby":
      return { name: "lobby" };
    case "question": {
      const { question, answered, expected, answeredIds } = phase;
      if (isReading) return { name: "ready", question };
      return { name: "question", question, answered, expected, answeredIds, isClosed };
    }
    case "reveal": {
      const { asked, result } = phase;
      return isTableOpen ? { name: "table", result } : { name: "reveal", asked, result };
    }
    case "ended":
      return { name: "podium" };
  }
}

/** Tells if the strip with number, beads and address is above the scene. */
export const hasStrip = ({ name }: Scene): boolean => !["wait", "lobby", "podium"].includes(name);

/** Times at which phones may send reactions, because nobody has to think. */
export const isBetweenQuestions = ({ name }: Scene): boolean =>
  name === "lobby" || name === "reveal" || name === "table" || name === "podium";

/** The number of players who knew the answer, and of those who were asked. */
export const knewOf = (result: Result): { readonly knew: number; readonly asked: number } => ({
  knew: result.distribution[rightAloud] ?? answersOf(result).right(result),
  asked: askedOf(result),
});

/** Changes exactly when another scene begins. Focus, announcement and the guard against double presses depend on it. */
export function sceneKey(scene: Scene): string {
  switch (scene.name) {
    case "ready":
    case "question":
      return `${scene.name}:${scene.question.question_id}`;
    case "reveal":
    case "table":
      return `${scene.name}:${scene.result.question_id}`;
    case "wait":
    case "lobby":
    case "podium":
      return scene.name;
  }
}

/** The present action of the one large button; null if there is nothing to do but wait. */
export type Primary = {
  readonly does: "start" | "end_question" | "table" | "next" | "report";
  readonly label: string;
  /** The reason why it cannot be pressed. */
  readonly missing?: string;
  /** True if it was pressed and the server has not replied for a moment. */
  readonly isWaiting?: boolean;
};

/** The message that each press of the large button sends. */
const asked: Readonly<Record<Primary["does"], HostMessage["type"] | null>> = {
  start: "start_game",
  end_question: "end_question",
  table: "show_leaderboard",
  next: "next_question",
  report: null,
};

export function withWaiting(primary: Primary | null, waiting: readonly HostMessage["type"][]): Primary | null {
  const type = primary && asked[primary.does];
  return primary && type && waiting.includes(type) ? { ...primary, isWaiting: true } : primary;
}

/** Label for ending a question that has a clock, or that only the teacher ends. */
export const endWords = ({ ends_at }: Pick<LiveQuestion, "ends_at">): string =>
  ends_at === null ? "Cevabı göster" : "Süreyi bitir";

/** True while another answer may replace the one that a phone has sent. */
export const mayChange = (question: LiveQuestion): boolean => question.answers_change === true;

/**
 * Two lines in place of the count once everybody has answered a question that goes on, because answers may change: only its bell
 * or the teacher ends it.
 */
export function allIn({ question, answered, expected, isClosed }: Extract<Scene, { name: "question" }>) {
  if (!mayChange(question) || isClosed || expected === 0 || answered < expected) return null;
  const until = question.ends_at === null ? "siz bitirene" : "süre bitene";
  return { head: "Herkes cevapladı", line: `${until} kadar değişebilir` };
}

export function primaryOf(scene: Scene, game: LiveGame, isTableHidden: boolean): Primary | null {
  switch (scene.name) {
    case "wait":
    case "ready":
      return null;
    case "lobby":
      return {
        does: "start",
        label: "Oyunu başlat",
        ...(game.players.every(({ absent }) => absent) && { missing: "En az bir oyuncu gerekli" }),
      };
    case "question":
      return scene.isClosed ? null : { does: "end_question", label: endWords(scene.question) };
    case "reveal":
      if (scene.result.is_last) return { does: "next", label: "Kürsüye geç" };
      return isTableHidden || !isJudged(scene.result) || scene.asked?.by_host === "skips"
        ? { does: "next", label: "Sıradaki soru" }
        : { does: "table", label: standingWord(game) };
    case "table":
      return { does: "next", label: scene.result.is_last ? "Kürsüye geç" : "Sıradaki soru" };
    case "podium":
      return { does: "report", label: "Raporu aç" };
  }
}

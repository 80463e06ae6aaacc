import type { Turns } from "#shared/turns";
import type { Body } from "#question/kinds";
import { hiddenKeys } from "../details";
import { mayChange } from "../changes";
import { firstsIn, type FirstAnswers } from "./changed";
import { closedSoFar, type AboutQuestion, type Game, type Question, type AskedQuestion } from "../game";
import { marbleOf } from "#protocol/marble";
import { playsToday } from "../reserved-places";
import { closedAnswers, closedQuestions, type AnswersInOrder } from "./player-stats";
import { teamRecords } from "../apply/teams";
import { netIn, type WithNet } from "../net";
import type { TeamRecord } from "../team";

/** The kept part of a game: every closed question once, and the players, best first, with their answers. */
export type Results = {
  readonly questions: readonly ResultQuestion[];
  readonly players: readonly ResultPlayer[];
  /** The teams in the host's order, in a game with teams. */
  readonly teams?: readonly TeamRecord[];
  /** Present if answers could be changed. */
  readonly mayChange?: true;
} & WithNet;
export type ResultQuestion = Body &
  AboutQuestion & {
    readonly id: string;
    readonly text: string;
    /** The teacher's explanation, shown after the answer to a pupil who practises it. */
    readonly explanation?: string;
    /** Texts that were hidden on the board, by the key of all texts that count as the same. */
    readonly hidden?: readonly string[];
  };
export type ResultPlayer = {
  readonly id: string;
  readonly nickname: string;
  readonly marble: number;
  /** Proves later whose session this was; null once names have gone. Never sent to anybody. */
  readonly proof: string | null;
  /** The id of the account's best seat if it sat in several: that one stands in its history. */
  readonly sameAs?: string;
  /** The id of the student, if the game was played with a class. */
  readonly studentId?: string;
  readonly score: number;
  readonly rank: number;
  readonly answers: AnswersInOrder;
  /** Very first answer to each question, null where it was not changed; only in a game in which answers may change. */
  readonly firsts?: FirstAnswers;
  /** The team at the end, as its place in the list of teams. */
  readonly team?: number;
};

/** Results of a completed or running game: an open question is not in it. */
export const results = (game: Game): Results => ({
  questions: resultQuestions(game),
  players: resultPlayers(game),
  ...(game.teams.length > 0 && { teams: resultTeams(game) }),
  ...(mayChange(game) && { mayChange: true }),
  ...netIn(game.setup),
});

/** The same in turns: the texts of a room that has slept are looked through again, to hide what does not belong on a board. */
export function* resultsInTurns(game: Game): Turns<Results> {
  for (const askedQuestion of closedSoFar(game)) {
    hiddenKeys(game.setup.questions[askedQuestion.index]!, askedQuestion);
    yield askedQuestion.answers.size;
  }
  return results(game);
}

/** The answers so far, for those who only ask what was right. */
export const answersSoFar = (game: Game) => ({
  questions: closedQuestions(game),
  players: resultPlayers(game),
  ...netIn(game.setup),
});

function resultPlayers(game: Game): ResultPlayer[] {
  const bestSeats = new Map<string, string>();
  for (const { id, userId } of game.standings) {
    if (userId !== null && !bestSeats.has(userId)) bestSeats.set(userId, id);
  }
  return game.standings.flatMap((player) => {
    if (!playsToday(game, player)) return [];
    const { id, nickname, marble, userId, sessionHash, score, rank, place, team } = player;
    const best = bestSeats.get(userId ?? "") ?? id;
    return {
      id,
      nickname,
      marble,
      proof: sessionHash === "" ? null : proofOf(sessionHash),
      score,
      rank,
      answers: closedAnswers(game, id),
      ...firstsIn(game, id),
      ...(best !== id && { sameAs: best }),
      ...(place?.student && { studentId: place.student.id }),
      ...(team !== null && { team }),
    };
  });
}

export const resultQuestions = (game: Game): ResultQuestion[] =>
  closedSoFar(game).map((askedQuestion) => resultQuestion(game.setup.questions[askedQuestion.index]!, askedQuestion));

export const resultTeams = (game: Game): TeamRecord[] => teamRecords(game, closedSoFar(game));

function resultQuestion(question: Question, askedQuestion: AskedQuestion): ResultQuestion {
  const { limitMs: _limit, points: _points, explanation, ...stored } = question;
  const hidden = hiddenKeys(question, askedQuestion);
  return { ...stored, ...(explanation !== "" && { explanation }), ...(hidden.length > 0 && { hidden }) };
}

/** Half of a session's hash is as good a proof as all of it, and half as long. */
export const proofOf = (sessionHash: string): string => sessionHash.slice(0, 32);

export const withoutProofs = (results: Results): Results => ({
  ...results,
  players: results.players.map((player) => ({ ...player, proof: null })),
});

/**
 * Replaces the names of players without an account by their place in the list, and the picture that grew from the name with it.
 * From then on nobody can claim the game. `known`: players whose account, and students whose class, still exists.
 */
export function anonymize(results: Results, known: ReadonlySet<string>, part = ""): Results {
  const isKnown = ({ id, sameAs = id, studentId = id }: ResultPlayer) => known.has(sameAs) || known.has(studentId);
  return unnamed(withoutProofs(results), (player) => !isKnown(player), { part });
}

/**
 * Does the same for players whose account was deleted, in every seat that the account had. The name of a student who is in the
 * class is the class list's and stays.
 */
export function withoutNames(
  results: Results,
  playerIds: readonly string[],
  { part = "", isInClass = () => true }: { part?: string; isInClass?: (studentId: string) => boolean } = {},
): Results {
  const theirs = new Set(playerIds);
  const isTheirs = ({ id, sameAs = id, studentId }: ResultPlayer) =>
    (theirs.has(id) || theirs.has(sameAs)) && !(studentId !== undefined && isInClass(studentId));
  return unnamed(results, isTheirs, { part });
}

/** Does the same for one seat. A student of the class stays one. */
export const withoutName = (results: Results, playerId: string, part = ""): Results =>
  unnamed(results, ({ id }) => id === playerId, { part, staysStudent: true });

/** Does the same for students who are no longer in their class; nothing is left that shows who they were. */
export function withoutStudents(results: Results, isGone: (studentId: string) => boolean): Results {
  return unnamed(results, ({ studentId }) => studentId !== undefined && isGone(studentId));
}

/** `part`: prefix in a game that is kept in parts, so that no two of them call a player alike. */
function unnamed(
  results: Results,
  which: (player: ResultPlayer) => boolean,
  { part = "", staysStudent = false } = {},
): Results {
  const players = results.players.map((player, i) => {
    if (!which(player)) return player;
    const { studentId, ...rest } = player;
    const nickname = `${studentId === undefined ? "Oyuncu" : "Öğrenci"} ${part}${i + 1}`;
    const student = staysStudent && studentId !== undefined ? { studentId } : {};
    return { ...rest, ...student, nickname, marble: marbleOf(nickname), proof: null };
  });
  return { ...results, players };
}

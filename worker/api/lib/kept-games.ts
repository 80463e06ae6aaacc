import type { Game, GameView, LeaderboardReply, ListedGame } from "#protocol/http/games";
import type { GameStatistics, TeacherStats } from "#protocol/http/statistics";
import type { GameSettings } from "#protocol/messages";
import type { TeamRow } from "#protocol/teams";
import { kindOf } from "#question/kinds";
import { usualLanguage } from "#question/language";
import { isRight } from "#question/question";
import { database, type Database } from "../../db/database";
import { ownGame, type GameLine, type GameRow } from "../../db/games";
import { resultsText } from "../../db/kept-results";
import { soon } from "../../db/soon";
import { teacherTotals } from "../../db/teacher-totals";
import { readResults } from "../../game/kept-form";
import type { ResultPlayer, Results } from "../../game/results";
import { statistics } from "../../game/statistics";
import { teamResults } from "../../game/team-results";
import { withoutTimes } from "../../game/without-times";
import { resultsOf } from "./results-of";
import { ask } from "./rooms";

/** What is left of games whose rooms are gone, told in the same words as a room would. */

const row = (env: Env, ownerId: string, code: string): Promise<GameRow | undefined> =>
  ownGame(database(env.DB), ownerId, code);

export async function keptGame(env: Env, ownerId: string, code: string): Promise<Game | null> {
  const game = await row(env, ownerId, code);
  return game ? wireGame(game) : null;
}

export async function keptView(env: Env, ownerId: string, code: string): Promise<GameView | null> {
  const game = await row(env, ownerId, code);
  if (!game) return null;
  const players = ((await resultsOf(database(env.DB), game))?.players ?? []).map(listedPlayer);
  return { game: { ...wireGame(game), players, locked: false }, server_time: Date.now() };
}

export async function keptLeaderboard(env: Env, ownerId: string, code: string): Promise<LeaderboardReply | null> {
  const game = await row(env, ownerId, code);
  if (!game) return null;
  const results = (await resultsOf(database(env.DB), game)) ?? { questions: [], players: [] };
  return {
    ...(results.teams && { teams: keptTeams(results) }),
    leaderboard: results.players.map((player) => {
      const { score, rank } = player;
      return { ...listedPlayer(player), score, rank, previous_rank: null };
    }),
  };
}

export async function keptStatistics(env: Env, ownerId: string, code: string): Promise<GameStatistics | null> {
  const game = await row(env, ownerId, code);
  if (!game) return null;
  const { title, label, status, startedAt, endedAt } = game;
  const results = (await resultsOf(database(env.DB), game)) ?? { questions: [], players: [] };
  const figures = statistics(results, { gameCode: code, title, label, status, startedAt, endedAt });
  const isTimed = (JSON.parse(game.settings) as GameSettings).clock !== "none";
  return game.mode === "homework" ? withoutTimes(figures, isTimed) : figures;
}

/** What the teacher calls this game. A report of a running game needs no database: while that is away it has no label. */
export async function labelOf(env: Env, ownerId: string, code: string): Promise<string> {
  try {
    return (await soon(row(env, ownerId, code)))?.label ?? "";
  } catch {
    return "";
  }
}

/** A line of the teacher's list. What an unfinished game is doing only its room knows. */
export async function listedGame(env: Env, ownerId: string, line: GameLine): Promise<ListedGame> {
  if (line.status !== "completed") {
    const live = await liveGame(env, ownerId, line.code);
    if (live) return { ...live, label: line.label, accuracy: null, average_score: null };
  }
  const asked = line.asked ?? line.playerCount * line.questionsAsked;
  const isPlayed = line.status === "completed" && line.playerCount > 0;
  return {
    ...wireGame(line),
    label: line.label,
    accuracy: isPlayed && asked > 0 ? line.correct / asked : null,
    average_score: isPlayed ? line.averageScore : null,
  };
}

/** A room that does not answer must not keep the whole list from the teacher. */
async function liveGame(env: Env, ownerId: string, code: string): Promise<Game | null> {
  try {
    const reply = await ask(env, code, (room) => room.ownGame({ sessionId: null, userId: ownerId }));
    return reply.ok ? reply.reply : null;
  } catch {
    return null;
  }
}

function wireGame(game: GameLine | GameRow): Game {
  return {
    id: game.id,
    game_code: game.code,
    title: game.title,
    ...(game.mode === "homework" && { mode: game.mode }),
    status: game.status,
    phase: game.status === "active" ? "reveal" : game.status,
    question_set_id: game.questionSetId,
    total_questions: game.totalQuestions,
    question_number: game.questionsAsked,
    player_count: game.playerCount,
    settings: JSON.parse(game.settings) as GameSettings,
    created_at: game.createdAt,
    started_at: game.startedAt,
    ended_at: game.endedAt,
  };
}

const keptTeams = (results: Results): TeamRow[] =>
  teamResults(results).map(({ members, ...row }) => ({ ...row, previous_rank: null, players: members.length }));

const listedPlayer = ({ id, nickname, marble, team }: ResultPlayer) => ({
  player_id: id,
  nickname,
  marble,
  is_connected: false,
  ...(team !== undefined && { team }),
});

/** Of fewer players a rate says little, and what most of them knew is not hard. */
const MIN_ASKED = 3;
const MOST_RIGHT = 0.7;
const SHOWN = 5;

export async function teacherStats(env: Env, ownerId: string, monthStart: number): Promise<TeacherStats> {
  const db = database(env.DB);
  const totals = await teacherTotals(db, ownerId, monthStart);
  const { questionSets, games, players, correct, asked, month, newest } = totals;
  return {
    question_sets: questionSets,
    games,
    players,
    accuracy: asked > 0 ? correct / asked : null,
    month,
    hardest_questions: await hardest(db, newest),
  };
}

/** The same question of the same set counts as one, however many classes had it. */
async function hardest(db: Database, newest: Awaited<ReturnType<typeof teacherTotals>>["newest"]) {
  type Line = Pick<TeacherStats["hardest_questions"][number], "question_set_id" | "question_text" | "lang">;
  const tally = new Map<string, Line & { right: number; answers: number; asked: number }>();
  for (const { questionSetId, ...game } of newest) {
    // One after the other: of large games only one is open at a time.
    const kept = readResults(await resultsText(db, game));
    kept?.questions.forEach((question, i) => {
      if (!kindOf(question).isJudged) return;
      const { id, text, lang = usualLanguage } = question;
      const key = `${questionSetId} ${id}`;
      const line = tally.get(key) ?? {
        question_set_id: questionSetId,
        question_text: text,
        ...(lang !== usualLanguage && { lang }),
        right: 0,
        answers: 0,
        asked: 0,
      };
      for (const { answers } of kept.players) {
        const answer = answers[i];
        if (answer === undefined) continue;
        line.asked += 1;
        if (answer === null) continue;
        line.answers += 1;
        if (isRight(answer)) line.right += 1;
      }
      tally.set(key, line);
    });
  }
  return [...tally.values()]
    .filter(({ asked }) => asked >= MIN_ASKED)
    .map(({ right, ...line }) => ({ ...line, correct_rate: right / line.asked }))
    .filter(({ correct_rate }) => correct_rate <= MOST_RIGHT)
    .toSorted((a, b) => a.correct_rate - b.correct_rate)
    .slice(0, SHOWN)
    .map(({ question_set_id, question_text, lang, correct_rate, answers }) => {
      return { question_set_id, question_text, ...(lang && { lang }), correct_rate, answers };
    });
}

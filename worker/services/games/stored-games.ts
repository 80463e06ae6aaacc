import { searchKey } from "#shared/fold";
import type { Game, LeaderboardReply, ListedGame, PlayersReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics, TeacherStats } from "#protocol/http/replies/statistics";
import { ReportQuery, type PageQuery } from "#protocol/http/page";
import type { GameSettings } from "#protocol/game-settings";
import type { TeamRow } from "#protocol/teams";
import { database } from "#db/database";
import type { KnownNumbers } from "#db/classes/known-number";
import { isLostGame, ownGame, reportedGame, type GameLine, type GameRow, type NamedGame } from "#db/games/games";
import { withTimeout } from "#db/with-timeout";
import { teacherTotals } from "#db/games/teacher-totals";
import type { StoredOverview } from "#game/results/stored-parts";
import { countsNet, scored, sentPoints, type WithNet } from "#game/net";
import type { ResultPlayer, Results } from "#game/results/results";
import { homeworkReport } from "#game/results/paged-report";
import { reported, type Meta } from "#game/results/statistics";
import { teamResults } from "#game/results/team-results";
import { teamStandings, type TeamStanding } from "#game/team";
import { withoutTimes } from "#game/results/without-times";
import { inTurns } from "#shared/in-turns";
import { oneByOne } from "#shared/one-by-one";
import { hardest } from "./hardest-questions";
import { isLarge, readGame } from "./read-results";
import { figuresOnceStored, largePage, largeReport } from "./large-report";
import { ask } from "./rooms";

/** Views of games whose rooms are gone, made from their kept results in the form that a room would give them. */

const row = (env: Env, ownerId: string, code: string): Promise<NamedGame | undefined> =>
  ownGame(database(env.DB), ownerId, code);

export async function storedGame(env: Env, ownerId: string, code: string): Promise<Game | null> {
  const game = await row(env, ownerId, code);
  return game ? wireGame(game) : null;
}

export async function storedView(env: Env, ownerId: string, code: string): Promise<GameView | null> {
  const game = await row(env, ownerId, code);
  if (!game) return null;
  const stored = await readGame(env, game);
  const players = stored && isLarge(stored) ? (await largePage(env, stored)).players : (stored?.players ?? []);
  return { game: { ...wireGame(game), players: players.map(listedPlayer), locked: false }, server_time: Date.now() };
}

/** A large game gives one page: the first, unless another is requested. */
export async function storedLeaderboard(
  env: Env,
  ownerId: string,
  code: string,
  wanted?: Pick<PageQuery, "page" | "page_size">,
): Promise<LeaderboardReply | null> {
  const game = await row(env, ownerId, code);
  if (!game) return null;
  const stored = (await readGame(env, game)) ?? { questions: [], players: [] };
  if (isLarge(stored)) {
    const { players, total, page, page_size } = await largePage(env, stored, wanted);
    const teams = stored.overview.teams && largeTeams(stored.overview);
    return {
      ...(teams && { teams }),
      leaderboard: players.map(leaderboardRow(stored.overview)),
      total,
      page,
      page_size,
    };
  }
  return {
    ...(stored.teams && { teams: storedTeams(stored) }),
    leaderboard: stored.players.map(leaderboardRow(stored)),
  };
}

/** One page of the players of a finished game, best first. */
export async function storedPlayers(
  env: Env,
  ownerId: string,
  code: string,
  wanted: PageQuery,
): Promise<PlayersReply | null> {
  const game = await row(env, ownerId, code);
  const stored = game && ((await readGame(env, game)) ?? { questions: [], players: [] });
  if (!stored) return null;
  const { players, total, page, page_size } = isLarge(stored)
    ? await largePage(env, stored, wanted)
    : pageAmong(stored.players, wanted);
  return { items: players.map(listedPlayer), total, page, page_size };
}

export async function storedStatistics(
  env: Env,
  ownerId: string,
  code: string,
  query: ReportQuery = ReportQuery.parse({}),
): Promise<GameStatistics | null> {
  const { game, numbers } = await reportedGame(database(env.DB), ownerId, code);
  if (!game) return null;
  const { title, label, status, startedAt, endedAt } = game;
  const stored = (await readGame(env, game)) ?? { questions: [], players: [] };
  const meta = { gameCode: code, title, label, status, startedAt, endedAt };
  if (isLarge(stored)) return largeReport(await figuresOnceStored(env, stored), stored, meta, query);
  const isTimed = (JSON.parse(game.settings) as GameSettings).clock !== "none";
  const report = await reportOf(stored, { meta, ...(game.mode === "homework" && { isTimed }) }, query, numbers);
  return { ...report, game: { ...report.game, ...notesIn(game) } };
}

/**
 * The report of a game, or of a homework, which says whether it had a clock. It is made for the first of several at once.
 * `numbers` are those of a class that played by net.
 */
export async function reportOf(
  results: Results,
  { meta, isTimed }: { readonly meta: Meta; readonly isTimed?: boolean },
  query: ReportQuery,
  numbers: KnownNumbers = new Map(),
): Promise<GameStatistics> {
  const report = await oneByOne(results, () =>
    inTurns(isTimed === undefined ? reported(results, meta) : homeworkReport(results, meta, query)),
  );
  return numbered(isTimed === undefined ? report : withoutTimes(report, isTimed), results, numbers);
}

function numbered(report: GameStatistics, results: Results, numbers: KnownNumbers): GameStatistics {
  if (numbers.size === 0) return report;
  const known = new Map(results.players.map(({ id, studentId = "" }) => [id, numbers.get(studentId)]));
  const players = report.players.map((player) => {
    const number = known.get(player.player_id);
    return number === undefined ? player : { ...player, number };
  });
  return { ...report, players };
}

type Notes = Pick<GameStatistics["game"], "answers" | "class_name" | "lost"> & { readonly label: string };

function notesIn(game: NamedGame): Notes {
  const { label, settings, className } = game;
  const { answers } = JSON.parse(settings) as GameSettings;
  return {
    label,
    ...(answers && { answers }),
    ...(className !== null && { class_name: className }),
    ...(isLostGame(game) && { lost: true }),
  };
}

/**
 * The teacher's label for this game, how it was answered, its class, and the numbers of that. A report of a running game needs no
 * database: while D1 is unavailable the report comes without them.
 */
export async function notesOf(
  env: Env,
  ownerId: string,
  code: string,
): Promise<{ notes: Notes; numbers?: KnownNumbers }> {
  try {
    const { game, numbers } = await withTimeout(reportedGame(database(env.DB), ownerId, code));
    return game ? { notes: notesIn(game), numbers } : { notes: { label: "" } };
  } catch {
    return { notes: { label: "" } };
  }
}

/** A line of the teacher's list. The state of an unfinished game is known only to its room. */
export async function listedGame(env: Env, ownerId: string, line: GameLine): Promise<ListedGame> {
  const noted = { label: line.label, ...(line.className !== null && { class_name: line.className }) };
  if (line.status !== "completed") {
    const live = await liveGame(env, ownerId, line.code);
    if (live) return { ...live, ...noted, accuracy: null, average_score: null };
  }
  const asked = line.asked ?? line.playerCount * line.questionsAsked;
  const isPlayed = line.status === "completed" && line.playerCount > 0;
  const shown = wireGame(line);
  return {
    ...shown,
    ...noted,
    accuracy: isPlayed && asked > 0 ? line.correct / asked : null,
    average_score: isPlayed ? Math.round(line.averageScore) : null,
    ...(isPlayed && countsNet(shown.settings) && { average_net: Math.round(line.averageScore * 10) / 10_000 }),
  };
}

/** Null if the room does not answer, which must not block the teacher's whole list. */
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
    ...(isLostGame(game) && { lost: true }),
  };
}

const storedTeams = (results: Results): TeamRow[] =>
  teamResults(results).map(({ members, ...row }) => teamRow(results, row, members.length));

const teamRow = ({ wrongCosts }: WithNet, { score, points, ...row }: TeamStanding, players: number): TeamRow => {
  const isNet = wrongCosts !== undefined;
  return { ...row, ...scored(isNet, score), points: sentPoints(isNet, points), previous_rank: null, players };
};

function pageAmong(all: readonly ResultPlayer[], { q, page, page_size }: PageQuery) {
  const found = all.filter(({ nickname }) => searchKey(nickname).includes(searchKey(q)));
  return { players: found.slice((page - 1) * page_size, page * page_size), total: found.length, page, page_size };
}

const largeTeams = (overview: StoredOverview): TeamRow[] =>
  teamStandings(overview.teams).map((row) => teamRow(overview, row, overview.teamPlayers[row.team] ?? 0));

const leaderboardRow =
  ({ wrongCosts }: WithNet) =>
  (player: ResultPlayer) => {
    const { score, rank } = player;
    return { ...listedPlayer(player), ...scored(wrongCosts !== undefined, score), rank, previous_rank: null };
  };

const listedPlayer = ({ id, nickname, marble, team }: ResultPlayer) => ({
  player_id: id,
  nickname,
  marble,
  is_connected: false,
  ...(team !== undefined && { team }),
});

export async function teacherStats(
  env: Env,
  ownerId: string,
  months: Parameters<typeof teacherTotals>[2],
): Promise<TeacherStats> {
  const db = database(env.DB);
  const totals = await teacherTotals(db, ownerId, months);
  const { questionSets, games, players, correct, asked, month, newest } = totals;
  return {
    question_sets: questionSets,
    games,
    players,
    accuracy: asked > 0 ? correct / asked : null,
    month,
    ...(await hardest(env, newest)),
  };
}

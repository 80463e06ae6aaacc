import type {
  Homework,
  HomeworkAnswersReply,
  HomeworkPupil,
  HomeworkPupilsReply,
  HomeworkSettings,
} from "#protocol/http/replies/homework";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { ReportQuery } from "#protocol/http/page";
import { kindOf } from "#question/kinds";
import { numbersById, numbersIn, type KnownNumbers } from "#db/classes/known-number";
import type { HomeworkLine } from "#db/homework/homework";
import { withTimeout } from "#db/with-timeout";
import { isLostHomework } from "#db/homework/homework-codes";
import { statsReply } from "#game/results/player-stats";
import { countsNet, scored } from "#game/net";
import type { ResultPlayer, Results } from "#game/results/results";
import type { Refusal } from "#objects/lifecycle/reply";
import type { AppContext } from "../request/app-env";
import { ownRow } from "../sign-in/own-password";
import { askHomework } from "./homework-rooms";
import { reportOf, storedStatistics } from "../games/stored-games";
import { Refused, replyIn, refused } from "../request/refused";
import { isLarge, readGame } from "../games/read-results";
import { ownGame } from "#db/games/games";

/** Views of homework from D1, if its object is gone or need not be asked. */

/** A line of the list. The state of a homework that is not over is known only to its object. */
export async function shownLine(c: AppContext, line: HomeworkLine): Promise<Homework> {
  if (line.endedAt === null) {
    try {
      const live = await askHomework(c.env, line.code, (room) => room.overview());
      if (live.ok && live.reply.id === line.id) return live.reply;
    } catch {
      // An object that does not answer must not block the teacher's whole list.
    }
  }
  return storedHomework(c, line, Date.now());
}

async function storedHomework(c: AppContext, line: HomeworkLine, now: number): Promise<Homework> {
  const { id, code, title, classId, className, asked, closedAt, dueAt, opensAt } = line;
  const isOver = now >= (closedAt ?? dueAt);
  return {
    id,
    code,
    title,
    question_set_id: line.questionSetId,
    class: classId === null || className === null ? null : { id: classId, name: className },
    settings: JSON.parse(line.settings) as HomeworkSettings,
    question_count: line.totalQuestions,
    created_at: line.createdAt,
    opens_at: opensAt,
    due_at: dueAt,
    closed_at: closedAt,
    time_zone: (await ownRow(c)).timeZone,
    state: isOver ? "over" : opensAt !== null && now < opensAt ? "waiting" : "open",
    counts: { expected: line.expected, started: line.started, finished: line.finished },
    accuracy: asked ? (line.correct ?? 0) / asked : null,
    has_report: line.endedAt !== null && asked !== null,
    can_extend: line.roomUntil === null || now < line.roomUntil,
    ...(isLostHomework(line) && { lost: true }),
  };
}

export async function storedPupils(c: AppContext, line: HomeworkLine, reply: Refusal): Promise<HomeworkPupilsReply> {
  const results = await storedResults(c, line, reply);
  const stats = await storedStatisticsOf(c, line, reply);
  return {
    homework: await storedHomework(c, line, Date.now()),
    pupils: results.players.map((player) => storedPupil(line, results, player)),
    questions: stats.questions.map((question) => ({
      question_id: question.question_id,
      question_number: question.question_number,
      question_text: question.question_text,
      lang: question.lang,
      kind: question.kind ?? "choice",
      answered: results.players.filter(({ answers }) => answers[question.question_number - 1]).length,
      correct_rate: question.correct_rate,
    })),
    server_time: Date.now(),
  };
}

export async function storedAnswers(c: AppContext, line: HomeworkLine, reply: Refusal): Promise<HomeworkAnswersReply> {
  const results = await storedResults(c, line, reply);
  const player = results.players.find(({ id }) => id === c.req.param("player")) ?? refused("not_found");
  const pupil = storedPupil(line, results, player);
  const { stats } = statsReply({ score: player.score, rank: player.rank, playerCount: 1 }, results, player.answers);
  return { pupil, attempt: 1, answers: stats.answers, attempts: [pupil.best!] };
}

export async function storedStatisticsOf(
  c: AppContext,
  line: HomeworkLine,
  reply: Refusal,
  query?: ReportQuery,
): Promise<GameStatistics> {
  const stored = await storedStatistics(c.env, c.get("user").id, line.code, query);
  if (stored) return stored;
  if (reply.error !== "homework_unknown" || line.endedAt === null) return refusedBy(reply);
  // It is over without a result: nobody has begun it, or its answers are lost.
  const { code: gameCode, title, endedAt, opensAt, createdAt } = line;
  const meta = { gameCode, title, label: "", status: "completed", startedAt: opensAt ?? createdAt, endedAt } as const;
  const { clock } = JSON.parse(line.settings) as HomeworkSettings;
  return reportOf({ questions: [], players: [] }, { meta, isTimed: clock !== "none" }, query ?? ReportQuery.parse({}));
}

/** The numbers that the pupils of its class know, if it counts net; none while D1 is unavailable, as the report needs none. */
export async function numbersOf(c: AppContext, { classId, settings }: HomeworkLine): Promise<KnownNumbers | undefined> {
  if (classId === null || !countsNet(JSON.parse(settings) as HomeworkSettings)) return undefined;
  try {
    return numbersById(await withTimeout(numbersIn(c.get("db"), classId)));
  } catch {
    return undefined;
  }
}

/** The results that the object wrote before it was wiped. */
async function storedResults(c: AppContext, line: HomeworkLine, reply: Refusal): Promise<Results> {
  if (reply.error !== "homework_unknown") return refusedBy(reply);
  const game = await ownGame(c.get("db"), c.get("user").id, line.code);
  const stored = game && (await readGame(c.env, game));
  return stored && !isLarge(stored) ? stored : { questions: [], players: [] };
}

const refusedBy = (reply: Refusal): never => {
  if (reply.error === "homework_unknown") throw new Refused("homework_not_found");
  return replyIn<never>(reply);
};

function storedPupil(
  { endedAt }: HomeworkLine,
  { questions, wrongCosts }: Results,
  { id, nickname, marble, answers, score }: ResultPlayer,
): HomeworkPupil {
  const given = answers.filter((answer) => answer != null);
  const right = given.filter(({ share }) => share === 1).length;
  const judged = questions.filter((question) => kindOf(question).isJudged).length;
  return {
    player_id: id,
    name: nickname,
    marble,
    state: given.length === questions.length ? "finished" : "running",
    attempt: 1,
    attempts_left: 0,
    answered: given.length,
    done: given.length,
    best: { attempt: 1, answered: given.length, right, judged, ...scored(wrongCosts !== undefined, score) },
    started_at: null,
    last_at: endedAt,
    locked_until: null,
  };
}

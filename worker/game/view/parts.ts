import { hidesStanding, type GameSettings } from "#protocol/game-settings";
import { limits } from "#shared/limits";
import type {
  EndedFields,
  OwnResult,
  QuestionEndFields,
  QuestionFields,
  WithCounting,
} from "#protocol/live/played-question";
import type { LeaderboardRow, ListedPlayer, NetCounts, Scored } from "#protocol/live/listed-players";
import type { NextGame, GameStatus, WithExtras, WithKinds } from "#protocol/live/messages";
import { fieldsIn } from "#question/fields/parts";
import { kindOf, verdictOf, type Shown, type Solution } from "#question/kinds";
import { nameOf, usualKind } from "#question/name-of";
import type { Answer } from "#question/question";
import { rateSoFar } from "../results/class-record";
import { asksHowSure } from "../decide/confidence";
import { detailsForHost, detailsForPlayer } from "../details";
import { wasAsked, type Game, type Phase, type Player, type Question, type AskedQuestion } from "../game";
import { needsFormulas } from "../formulas";
import { openFollowUp } from "../follow-up";
import { countsNet, scored, sentPoints } from "../net";
import { joinsByNumber, playing } from "../reserved-places";
import { answersSoFar } from "../results/results";
import { clockOf } from "../timing";
import { missed } from "../results/statistics";
import { teamOf, teamsAtClose } from "./teams";

/** The parts that messages and HTTP replies have in common. Anything a player must not know is left out here. */

export type Role = "host" | "player";
/** True if the player has an open socket, or polled a moment ago; only the room knows that. */
export type IsConnected = (playerId: string) => boolean;

export function statusOf({ phase }: Game): GameStatus {
  switch (phase.name) {
    case "question":
    case "reveal":
      return "active";
    case "lobby":
    case "completed":
      return phase.name;
  }
}

/** Kinds and formulas that screens load ahead for these questions. */
export function neededFor(questions: readonly Question[]): WithKinds {
  const kinds = [...new Set(questions.map(nameOf))];
  return {
    ...(!kinds.every((kind) => kind === usualKind) && { kinds }),
    ...(needsFormulas(questions) && { formulas: true }),
  };
}

export function listed(player: Player, isConnected: IsConnected): ListedPlayer {
  const { id, nickname, marble, hasLeft, isAbsent, sessionHash, place } = player;
  const isHere = sessionHash === "" ? !isAbsent : !hasLeft && isConnected(id);
  return {
    player_id: id,
    nickname,
    marble,
    is_connected: isHere,
    ...(place?.student && { number: place.student.number }),
    ...(isAbsent && { absent: true as const }),
    ...teamOf(player),
  };
}

/** Shortest streak that the board shows. */
const TELLING_STREAK = 3;

/**
 * Rows of the leaderboard. The host gets every row; a phone the first ten, and none before the end if the setting hides them.
 * The names of a class are on no phone.
 */
export function leaderboardFor(game: Game, role: Role, isConnected: IsConnected): LeaderboardRow[] {
  const isHidden = hidesStanding(game.setup.settings) && game.phase.name !== "completed";
  const onPhone = isHidden || joinsByNumber(game) ? 0 : limits.leaderboardOnPhone;
  const rows = playing(game, game.standings);
  return (role === "host" ? rows : rows.slice(0, onPhone)).map((player) => ({
    ...listed(player, isConnected),
    ...sentScore(game, player.score),
    rank: player.rank,
    previous_rank: player.previousRank,
    ...(role === "host" && player.streak >= TELLING_STREAK && { streak: player.streak }),
    ...(role === "host" && countsOf(game, player)),
  }));
}

/**
 * Tells whether a player has got the verdict of an answer while its question ran. If players are asked how sure they are, the
 * verdict comes after they have said so: a player who knows it is always sure.
 */
export function wasJudgedAtOnce(game: Game, { index }: AskedQuestion, answer: Answer): boolean {
  if (game.setup.settings.verdict !== "instant") return false;
  return answer.confidence !== undefined || !asksHowSure(game, game.setup.questions[index]!);
}

export const sentScore = ({ setup }: Game, score: number): Scored => scored(countsNet(setup.settings), score);
export const pointsIn = ({ setup }: Game, points: number): number => sentPoints(countsNet(setup.settings), points);

/** The score that a player sees: an open question's points show only if the verdict comes at once. */
export function shownScore(game: Game, player: Player): Scored {
  const askedQuestion = game.askedQuestions.at(-1);
  const answer = askedQuestion?.answers.get(player.id);
  if (game.phase.name !== "question" || !answer || !wasJudgedAtOnce(game, askedQuestion!, answer))
    return sentScore(game, player.score);
  return sentScore(game, player.score + answer.points);
}

export function extrasIn({ setup: { settings } }: Game): WithExtras {
  return {
    ...countingIn(settings),
    ...(settings.confidence && { confidence: true }),
    ...(settings.reactions === false && { reactions: false }),
  };
}

/** How answers count, where a phone has to know it. */
const countingIn = (settings: GameSettings): WithCounting => ({
  ...(settings.answers_change && { answers_change: true }),
  ...((settings.answers_change || countsNet(settings)) && { scoring: settings.scoring }),
});

type OpenPhase = Extract<Phase, { name: "question" }>;

/** The fields of a solution, emptied, for those who may not know it. */
export const untold = ({ solution }: Solution) => ({
  correct_option: null,
  ...(solution !== undefined && { solution: null }),
});

/** The part of a question that everybody sees, besides its clock. */
export const askedAbout = (question: Question) => ({
  kind: question.kind ?? "choice",
  question_text: question.text,
  lang: question.lang ?? "tr",
  ...(question.image && { image: question.image }),
  ...(question.by_host && { by_host: question.by_host }),
  ...kindOf(question).shown(question),
});

/** Addresses of a question's pictures. */
function mediaOf(question: Question | undefined): string[] {
  if (!question) return [];
  const { option_images = {} }: Shown = kindOf(question).shown(question);
  const pictures = [question.image, ...Object.values(option_images)];
  return pictures.flatMap((picture) => (picture ? [`/media/${picture.id}`] : []));
}

/** `player`: the player the fields are for, since each has their own clock. */
export function questionFields(game: Game, phase: OpenPhase, role: Role, now: number, player?: Player): QuestionFields {
  const question = game.setup.questions[phase.index]!;
  const { startsAt, endsAt } = clockOf(game, phase, player);
  const solution = kindOf(question).solution(question);
  return {
    question_id: question.id,
    ...askedAbout(question),
    time_limit: endsAt === null ? null : (endsAt - startsAt) / 1000,
    question_number: phase.index + 1,
    total_questions: game.setup.questions.length,
    ...(role === "host" ? solution : untold(solution)),
    ...fieldsIn("question", question),
    server_time: now,
    starts_at: startsAt,
    ends_at: endsAt,
    ...(asksHowSure(game, question) && { confidence: true as const }),
    ...countingIn(game.setup.settings),
  };
}

export function questionEndFields(
  game: Game,
  askedQuestion: AskedQuestion,
  role: Role,
  isConnected: IsConnected,
): QuestionEndFields {
  const question = game.setup.questions[askedQuestion.index]!;
  const kind = kindOf(question);
  const values = Array.from(askedQuestion.answers.values(), ({ value }) => value);
  const media = mediaOf(game.setup.questions[askedQuestion.index + 1]);
  return {
    question_id: question.id,
    ...kind.solution(question),
    leaderboard: leaderboardFor(game, role, isConnected),
    ...teamsAtClose(game, role),
    distribution: kind.distribution(question, values, askedOf(game, askedQuestion)),
    ...fieldsIn("close", question),
    is_last: askedQuestion.index + 1 === game.setup.questions.length,
    ...(role === "host" ? detailsForHost : detailsForPlayer)(question, askedQuestion),
    ...(askedQuestion.isRevised && { revised: true as const }),
    ...(media.length > 0 && { next_media: media }),
    ...(role === "host" && rateSoFar(game)),
  };
}

/**
 * The follow-up game that the players of a completed game are invited to: part of everything that is sent to them and to the
 * host.
 */
export function nextGame(game: Game): { next_game?: NextGame } {
  const next = openFollowUp(game);
  return next ? { next_game: { game_code: next.code, questions: next.questions, which: next.which } } : {};
}

/** Number of missed questions, for the host, who may ask for a follow-up game of them. */
export const missedQuestions = (game: Game): number => missed(answersSoFar(game)).length;

const askedOf = (game: Game, askedQuestion: AskedQuestion): number =>
  [...game.players.values()].filter((player) => wasAsked(player, askedQuestion)).length;

/**
 * The fields of a closed question for a screen that comes after the close. If `points` has the places touched on its picture,
 * the question's worth is in `worth`, otherwise in `points`.
 */
export function endedFields(
  game: Game,
  askedQuestion: AskedQuestion,
  role: Role,
  isConnected: IsConnected,
): EndedFields {
  const asked = askedFields(game, askedQuestion);
  const end = questionEndFields(game, askedQuestion, role, isConnected);
  return { ...asked, ...end, ...(end.points && { worth: asked.points }) };
}

/** The question itself, for a screen that has not seen it. */
function askedFields(game: Game, askedQuestion: AskedQuestion) {
  const question = game.setup.questions[askedQuestion.index]!;
  return { ...askedAbout(question), ...fieldsIn("question", question), question_number: askedQuestion.index + 1 };
}

/** A player's own part of a closed question. */
export function ownResult(game: Game, playerId: string, askedQuestion: AskedQuestion): OwnResult | undefined {
  const player = game.players.get(playerId);
  if (!player) return undefined;
  const answer = askedQuestion.answers.get(playerId);
  return {
    answer: answer?.value ?? null,
    is_correct: verdictOf(game.setup.questions[askedQuestion.index]!, answer),
    share: answer?.share ?? null,
    points_earned: pointsIn(game, answer?.points ?? 0),
    ...sentScore(game, player.score),
    rank: player.rank,
    previous_rank: player.previousRank,
    streak: player.streak,
    ...countsOf(game, player),
    ...(answer?.confidence && { confidence: answer.confidence }),
    ...teamOf(player),
  };
}

/** Counts of right, wrong and blank answers so far, of which a net is made; only where net is counted. */
const countsOf = ({ setup }: Game, { right, wrong, blank }: Player): Partial<NetCounts> =>
  countsNet(setup.settings) ? { right, wrong, blank } : {};

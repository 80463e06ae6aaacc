import { kindOf } from "#question/kinds";
import type { GameEvent } from "#game/game-event";
import { wasAsked, type Game, type AskedQuestion } from "#game/game";
import { nicknameKey } from "#game/names/nickname-key";
import { closedAnswers, closedQuestions, figuresOf } from "#game/results/player-stats";
import { results } from "#game/results/results";
import { statistics, totals } from "#game/results/statistics";
import type { Outgoing } from "#game/view";
import { lobbyFor } from "#game/view/lists";
import { answerReply, ownerView, playerReply, playerStatsReply, playerView, publicView } from "#game/view/http";
import { hostSnapshot, joinSuccess, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";

/** Throws if a rule does not hold. Simpler than `expect`, because it runs millions of times. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken: ${what}`);
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const always = () => true;

/** The whole game as text, so that two moments can be compared. */
export const written = (game: Game): string =>
  JSON.stringify(game, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value));

/** Checks rules that hold for every game at every moment, computed in another way than the game does. */
export function checkGame(game: Game): void {
  const players = [...game.players.values()];
  const closed = game.phase.name === "question" ? game.askedQuestions.slice(0, -1) : game.askedQuestions;
  for (const player of players) {
    const points = closed.map((askedQuestion) => askedQuestion.answers.get(player.id)?.points ?? 0);
    must(player.score === sum(points), "a score is the sum of the points of closed questions");
    must(player.rank === 1 + players.filter(({ score }) => score > player.score).length, "a rank counts who has more");
    const leadsTo = player.sessionHash === "" ? undefined : player.id;
    must(game.bySession.get(player.sessionHash) === leadsTo, "a session leads to its player");
    must(game.byNickname.get(nicknameKey(player.nickname)) === player.id, "a nickname leads to its player");
    must(!game.barred.has(player.sessionHash), "nobody who plays is barred");
  }
  const accounts = players.flatMap(({ userId }) => userId ?? []);
  must(new Set(accounts).size === accounts.length, "an account claims one player");
  const held = players.filter(({ sessionHash }) => sessionHash !== "");
  must(game.bySession.size === held.length, "nobody holds a seat twice");
  for (const { size } of [game.byNickname, new Set(game.standings)]) {
    must(size === players.length && game.standings.length === size, "every player is listed once everywhere");
  }
  must(
    game.standings.every(({ score }, i) => i === 0 || game.standings[i - 1]!.score >= score),
    "the best stand first",
  );
  must(
    [...game.unseen.keys()].every((id) => game.players.has(id) && game.phase.name === "lobby"),
    "who was not seen yet has a seat in a lobby",
  );
  must(players.length <= game.setup.capacity, "no more players than the room takes");
  checkRounds(game);
  checkTeams(game, closed);
  checkFigures(game, closed);
}

function checkTeams({ teams, players }: Game, closed: readonly AskedQuestion[]): void {
  for (const { team } of players.values()) {
    must(teams.length === 0 ? team === null : team !== null && team < teams.length, "who plays in teams has one");
  }
  teams.forEach(({ score, rank }, i) => {
    const points = closed.map(({ teams: given }) => (given!.sizes[i] === 0 ? 0 : given!.sums[i]! / given!.sizes[i]!));
    must(score === sum(points.map(Math.round)), "a team's score is the sum of what closed questions gave it");
    must(rank === 1 + teams.filter((other) => other.score > score).length, "a team's rank counts which have more");
  });
  for (const { teams: given, answers } of closed) {
    if (!given) continue;
    const earned = [...given.of].filter(([id]) => players.has(id)).map(([id]) => answers.get(id)?.points ?? 0);
    must(sum(given.sums) >= sum(earned), "what members earned is in what their teams earned");
  }
}

function checkRounds(game: Game): void {
  for (const [i, { index, answers }] of game.askedQuestions.entries()) {
    must(index === i, "questions come in order");
    for (const player of game.players.values()) {
      must(!answers.has(player.id) || wasAsked(player, game.askedQuestions[i]!), "who answered was asked");
    }
    for (const [id, { value, share, points, tookMs }] of answers) {
      const question = game.setup.questions[index]!;
      must(game.players.has(id), "an answer has its player");
      must(share === kindOf(question).share(question, value), "the verdict is right");
      must(points <= (share === 1 ? 1000 * question.points : 0), "no more points than the question is worth");
      must(tookMs >= 0, "no time is negative");
    }
  }
}

function checkFigures(game: Game, closed: readonly AskedQuestion[]): void {
  const players = [...game.players.values()];
  const questions = closedQuestions(game);
  for (const { id, right, wrong, blank } of players) {
    const figures = figuresOf(questions, closedAnswers(game, id));
    const isSame = figures.correct === right && figures.wrong === wrong && figures.unanswered === blank;
    must(isSame, "right, wrong and blank answers are those of the closed questions");
  }
  const asked = closed.map((askedQuestion) => players.filter((player) => wasAsked(player, askedQuestion)).length);
  const kept = results(game);
  const sums = totals(kept);
  must(sums.correct + sums.wrong + sums.unanswered === sum(asked), "every answer is counted once");
  const meta = { gameCode: "123456", title: "", status: "active", startedAt: null, endedAt: null } as const;
  for (const [i, { distribution }] of statistics(kept, meta).questions.entries()) {
    must(sum(Object.values(distribution)) === asked[i], "a distribution holds everybody who was asked once");
    must(distribution.none >= 0, "nobody answers who does not play");
  }
}

/**
 * Checks that no player can learn the answer of an open question from anything they may ask for, nor a verdict except their own
 * instant one.
 */
export function checkSecrets(game: Game, now: number): void {
  const { phase, setup: opening } = game;
  const shared = [lobbyFor(game, "player", always), publicView(game, now)];
  for (const { id } of game.players.values()) {
    const own = [
      ...seenBy(game, id, now),
      playerReply(game, id, always),
      playerStatsReply(game, id),
      joinSuccess(game, id, "s"),
      reconnectSuccess(game, id, "s"),
    ];
    const text = JSON.stringify([shared, own]);
    must(!/hash-|teacher-1/.test(text), "no session hash and no account is sent");
    if (phase.name !== "question") continue;
    must(!text.includes(opening.questions[phase.index]!.explanation), "no explanation before the close");
    const hasSaid = game.askedQuestions.at(-1)!.answers.get(id)?.confidence !== undefined;
    if (opening.settings.verdict === "at_close" || (opening.settings.confidence && !hasSaid)) {
      checkVerdict(game, id, now);
    }
    checkConfidence(game, id, now);
  }
}

const seenBy = (game: Game, id: string, now: number): unknown[] => [
  playerView(game, id, now, always),
  playerSnapshot(game, id, now, always),
  game.setup.questions.map((question) => answerReply(game, id, question.id)),
];

/** Checks that the player's view would be the same if their answer had the other verdict. */
function checkVerdict(game: Game, id: string, now: number): void {
  const { answers } = game.askedQuestions.at(-1)!;
  const answer = answers.get(id);
  if (!answer) return;
  const seen = JSON.stringify(seenBy(game, id, now));
  const turned = { ...answer, share: 1 - answer.share!, points: answer.share === 1 ? 0 : 1000 };
  const others = {
    ...game,
    askedQuestions: [
      ...game.askedQuestions.slice(0, -1),
      { ...game.askedQuestions.at(-1)!, answers: new Map(answers).set(id, turned) },
    ],
  };
  must(JSON.stringify(seenBy(others, id, now)) === seen, "an open verdict shows nowhere");
}

/** Checks that everybody else's view, and the host's, would be the same if somebody were surer of an answer. */
function checkConfidence(game: Game, id: string, now: number): void {
  const { answers } = game.askedQuestions.at(-1)!;
  const other = [...answers.keys()].find((answered) => answered !== id);
  if (other === undefined) return;
  const seen = (of: Game) =>
    JSON.stringify([seenBy(of, id, now), hostSnapshot(of, now, new Set()), ownerView(of, now, new Set())]);
  const surer = new Map(answers).set(other, { ...answers.get(other)!, confidence: 3 });
  const turned = {
    ...game,
    askedQuestions: [...game.askedQuestions.slice(0, -1), { ...game.askedQuestions.at(-1)!, answers: surer }],
  };
  must(seen(turned) === seen(game), "how sure somebody is shows nowhere");
}

/** Events after which every screen shows the question as closed. */
const closing: ReadonlySet<string> = new Set(["question_ended", "answer_accepted", "text_hidden", "game_completed"]);

/** Checks the messages about an event: a question's answer reaches players only at its close. */
export function checkTold(game: Game, event: GameEvent, told: readonly Outgoing[]): void {
  for (const { to, message, own } of told) {
    const text = JSON.stringify([message, own && [...game.players.keys()].map((id) => own.of(id))]);
    must(!/hash-|teacher-1/.test(text), "no session hash and no account is told");
    if (to === "host" || closing.has(event.type)) continue;
    must(!/"correct_option":"/.test(text), "the right option is told at the close");
    if (game.setup.settings.verdict === "instant") continue;
    must(!/is_correct|points_earned|"score"/.test(text), "verdicts are told at the close");
  }
  const last = told.slice(-2).map(({ message }) => message.type);
  if (event.type === "question_ended")
    must(
      last.every((type) => type === "question_end"),
      "the end is told last",
    );
}

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { ServerMessage } from "#protocol/live/messages";
import { join } from "../game/a-game";
import type { Command } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import { newGame, type Game } from "#game/game";
import { changesLobby, tell, withPlayerFields, type Outgoing } from "#game/view";
import { answerCount, lobbyFor } from "#game/view/lists";
import { compact } from "#game/view/compact";
import { playerView } from "#game/view/http";
import { hostSnapshot, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";
import { newLiveGame, type LiveGame } from "#game-client/game";
import { filledIn } from "#game-client/compact";
import { reduce } from "#game-client/reduce";
import { reduceHost } from "#game-client/reduce-host";
import { foldView } from "#game-client/snapshot";
import { anOpening, T0 } from "../../builders/games";
import { aQuestion } from "../../builders/questions";
import { settings } from "../../builders/settings";

const CODE = "123456";
const PLAYERS = ["p1", "p2", "p3"] as const;
const present = new Set<string>(PLAYERS);
const isHere = () => true;

/** One real game, and screens that receive its messages as the room would send them. */
function aClass(more: Partial<GameSettings> = {}) {
  const game = newGame(
    anOpening({ code: CODE, settings: settings(more), questions: [aQuestion(1), aQuestion(2)], capacity: 10 }),
  );
  const screens = new Map<string, LiveGame>();
  screens.set("host", reduceHost(newLiveGame("host", CODE), hostSnapshot(game, T0, present)));
  let now = T0;
  /** True after players come or go between questions: phones are not told, and keep the list of the last close. */
  let listsAreOld = false;

  const hear = (who: string, text: string) => {
    const screen = screens.get(who);
    const message = JSON.parse(text) as ServerMessage;
    if (screen) screens.set(who, who === "host" ? reduceHost(screen, message) : onPhone(screen, message));
  };
  /** Phones that stayed are on the compact wire. */
  const deliver = ({ to, message, own, isSpared }: Outgoing) => {
    const text = JSON.stringify(compact(message));
    if (typeof to === "object" && !isSpared) hear(to.player, text);
    if (to === "host" || to === "everyone") hear("host", JSON.stringify(message));
    if (to === "players" || to === "everyone") {
      for (const id of PLAYERS) hear(id, own ? withPlayerFields(text, own, id) : text);
    }
  };
  const play = (command: Command, after = 1_000) => {
    now += after;
    const decision = decide(game, command, now);
    if (!decision.ok) return;
    for (const event of decision.events) {
      apply(game, event);
      if (event.type === "question_ended") listsAreOld = false;
      else if (event.type.startsWith("player_")) listsAreOld = true;
      if (event.type === "player_joined") screens.set(event.playerId, comeBack(game, event.playerId, now));
      for (const told of tell(game, event, now, isHere)) deliver(told);
      if (changesLobby(event)) {
        hear("host", JSON.stringify(lobbyFor(game, "host", isHere)));
        for (const id of PLAYERS) hear(id, JSON.stringify(lobbyFor(game, "player", isHere)));
      }
      if (event.type === "answer_given") {
        hear("host", JSON.stringify(answerCount(game, present, [event.playerId])));
      }
    }
  };
  return { game, screens, play, at: () => now, areListsOld: () => listsAreOld };
}

const onPhone = (screen: LiveGame, message: ServerMessage) => reduce(screen, filledIn(message, screen.you));

/** A phone that returns with nothing but its session. */
function comeBack(game: Game, playerId: string, now: number): LiveGame {
  const messages = [reconnectSuccess(game, playerId, "secret"), ...playerSnapshot(game, playerId, now, isHere)];
  const screen = newLiveGame("player", CODE);
  return messages.reduce(onPhone, screen);
}

/** The part of a game that its screen shows. */
function seen({ phase, role, you, leaderboard: rows, questionNumber }: LiveGame, areListsOld: boolean) {
  const leaderboard = role === "host" ? rows : rows.map(onPhoneRow(you));
  switch (phase.name) {
    case "question": {
      const { question } = phase;
      const answer = phase.answer.state === "none" ? null : phase.answer.value;
      const rank = areListsOld ? null : you?.rank;
      return { phase: "question", you: { ...you, rank }, question, answer, questionNumber };
    }
    case "reveal": {
      const { correct_option, distribution, explanation, is_last, you: own } = phase.result;
      const result = { correct_option, explanation, is_last, answer: own?.answer, points: own?.points_earned };
      const all = { phase: "reveal", result, asked: phase.asked?.question_text, questionNumber, score: you?.score };
      return areListsOld ? all : { ...all, you, own, leaderboard, distribution };
    }
    case "ended":
      return { phase: "ended", you, leaderboard, stats: phase.stats, message: phase.message };
    case "lobby":
    case "between":
    case "connecting":
    case "out":
      return { phase: phase.name, you };
  }
}

/** The fields of a row that a phone shows, on either wire. */
const onPhoneRow =
  (you: LiveGame["you"]) =>
  ({ player_id, nickname, marble, score, rank }: LeaderboardRow) => ({
    nickname,
    marble,
    score,
    rank,
    isYou: player_id === you?.playerId,
  });

/** Compares each screen, over a socket and by polling, with a fresh view of the same moment. */
function agree(room: ReturnType<typeof aClass>) {
  const { game, screens, at, areListsOld } = room;
  const shown: unknown[] = [];
  const held: unknown[] = [];
  for (const id of PLAYERS) {
    const screen = screens.get(id);
    if (!screen) continue;
    if (!game.players.has(id)) {
      shown.push(screen.phase.name);
      held.push("out");
      continue;
    }
    const stayed = seen(screen, areListsOld());
    const polled = foldView(newLiveGame("player", CODE), playerView(game, id, at(), isHere));
    shown.push(stayed, stayed, knowsAnswer(screen));
    held.push(seen(comeBack(game, id, at()), areListsOld()), seen(polled, areListsOld()), false);
  }
  shown.push(board(screens.get("host")!, areListsOld()));
  held.push(board(reduceHost(newLiveGame("host", CODE), hostSnapshot(game, at(), present)), areListsOld()));
  expect(shown).toEqual(held);
}

const knowsAnswer = ({ phase }: LiveGame) => phase.name === "question" && phase.question.correct_option !== null;

function board(screen: LiveGame, areListsOld: boolean) {
  const { phase, players, questionNumber } = screen;
  const counts = phase.name === "question" ? [phase.answered, phase.answeredIds, phase.question.correct_option] : [];
  // Leave out the totals of the end: they come with a message of their own, not with a reload.
  const rest = phase.name === "ended" ? null : seen(screen, areListsOld);
  return { phase: phase.name, players, questionNumber, counts, rest };
}

/** The first player has chosen a marble; those of the others follow from their names. */
const joins = (id: string, n: number) => join(id, `Oyuncu${n}`, { marble: n === 1 ? 7 : null, random: n });
const answers = (playerId: string, questionId: string, choice: "A" | "B"): Command => ({
  type: "answer",
  playerId,
  questionId,
  value: choice,
  claimedMs: 1,
});

test.each(["at_close", "instant"] as const)("a game from the lobby to the end, verdicts %s", (verdict) => {
  const room = aClass({ verdict });
  const steps: Command[] = [
    joins("p1", 1),
    joins("p2", 2),
    { type: "start" },
    answers("p1", "q1", "B"),
    answers("p2", "q1", "A"),
    { type: "extend_question", seconds: 10 },
    joins("p3", 3),
    { type: "end_question" },
    { type: "rename", playerId: "p2", nickname: "Ece" },
    { type: "next", questionNumber: 1 },
    answers("p2", "q2", "B"),
    { type: "kick", playerId: "p3" },
    { type: "end_question" },
    { type: "next", questionNumber: 2 },
  ];
  for (const step of steps) {
    room.play(step);
    agree(room);
  }
  const { screens, game } = room;
  expect(screens.get("p3")!.phase).toMatchObject({ name: "out", reason: "removed" });
  expect(screens.get("p2")!.you).toMatchObject({ nickname: "Ece", score: game.players.get("p2")!.score });
  expect(screens.get("p1")!.phase).toMatchObject({ name: "ended", stats: { correct: 1, unanswered: 1 } });
  expect(screens.get("host")!.phase).toMatchObject({ name: "ended", stats: { player_count: 2, questions: 2 } });
  expect(screens.get("host")!.leaderboard.map(({ score }) => score)).toEqual(game.standings.map(({ score }) => score));
});

test("[F9] every screen shows what the server holds, whatever a class does", () => {
  const reached = new Set<string>();
  const command = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 2 }).map((i) => joins(PLAYERS[i]!, i)) },
    { weight: 2, arbitrary: fc.constant<Command>({ type: "start" }) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...PLAYERS), fc.constantFrom("q1", "q2"), fc.constantFrom("A" as const, "B" as const))
        .map(([id, question, choice]) => answers(id, question, choice)),
    },
    { weight: 4, arbitrary: fc.constant<Command>({ type: "end_question" }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom("q1", "q2"), fc.constantFrom("a", "b"))
        .map(([questionId, id]): Command => ({ type: "end_question", questionId, id })),
    },
    { weight: 4, arbitrary: fc.constant<Command>({ type: "next", questionNumber: null }) },
    { weight: 1, arbitrary: fc.constant<Command>({ type: "extend_question", seconds: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom(...PLAYERS).map<Command>((playerId) => ({ type: "kick", playerId })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...PLAYERS)
        .map<Command>((playerId) => ({ type: "rename", playerId, nickname: "Ece" })),
    },
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(command, fc.integer({ min: 0, max: 3_000 })), { minLength: 25, maxLength: 60 }),
      fc.constantFrom("at_close" as const, "instant" as const),
      fc.boolean(),
      (steps, verdict, show_leaderboard) => {
        const room = aClass({ verdict, show_leaderboard });
        for (const [step, after] of steps) {
          room.play(step, after);
          agree(room);
          for (const { phase } of room.screens.values()) reached.add(phase.name);
        }
      },
    ),
    { numRuns: 200 },
  );
  expect([...reached].toSorted()).toEqual(["ended", "lobby", "out", "question", "reveal"]);
});

import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { HistoryReply } from "#protocol/http/replies/players";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { GameSettings } from "#protocol/game-settings";
import type { OptionKey } from "#question/question";
import { aWrittenQuestion } from "../../builders/questions";
import { HostGame } from "#game-client/host-game";
import { createPlayerGame, type PlayerGame } from "#game-client/player-game";
import { joinGame } from "#api/requests";
import type { LiveGame, Phase } from "#game-client/game";
import type { Seat } from "#api/seat";
import type { Readable } from "#browser/store";
import { aDevice, eventually, until, type Device } from "./device";

type Wanted = {
  readonly names?: readonly string[];
  readonly questions?: number;
  readonly timeLimit?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly settings?: Partial<GameSettings>;
  /** The device of the host or of a pupil; by default one with a good connection. */
  readonly deviceOf?: (who: "host" | number) => Device;
  /** Accounts that are signed in already; by default both accounts sign in here. */
  readonly accounts?: Accounts;
};
type Accounts = { readonly token: string; readonly student: string };

/** The right answer is always B. */
const RIGHT: OptionKey = "B";

export type Phone = {
  readonly game: PlayerGame;
  readonly seat: Seat;
  readonly device: Device;
  /**
   * Answers that this screen knows as accepted, by question: the first one accepted, else the one that counted at the close. An
   * answer that was accepted and then lost stays here, even if the pupil gives another.
   */
  readonly accepted: Map<string, string>;
};
export type Class = ReturnType<typeof theClass>;

async function call<Reply>(
  port: number,
  method: "GET" | "POST",
  path: string,
  { body, token }: { readonly body?: object; readonly token?: string },
): Promise<Reply> {
  const reply = await fetch(`http://localhost:${port}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return JSON.parse(text) as Reply;
}

/** The token of one of the demo accounts. */
export async function signIn(port: number, who: "ogretmen" | "ogrenci"): Promise<string> {
  const body = { email: `${who}@ornek.test`, password: "bilye-demo-2026" };
  return (await call<{ token: string }>(port, "POST", "/auth/login", { body })).token;
}

/** Signs in a teacher, and the account that the first pupil uses. */
export async function demoAccounts(port: number): Promise<Accounts> {
  const [token, student] = await Promise.all([signIn(port, "ogretmen"), signIn(port, "ogrenci")]);
  return { token, student };
}

/** A teacher and pupils in the lobby of a new game, everybody with the product's own client over real sockets. */
export async function aClass(port: number, wanted: Wanted = {}) {
  const { names = ["Ali", "Ece", "Can"], questions = 2, timeLimit = 120, settings = {} } = wanted;
  const { deviceOf = () => aDevice(port), options = { A: "bir", B: "iki", C: "üç", D: "dört" } } = wanted;
  const { token, student } = wanted.accounts ?? (await demoAccounts(port));
  const set = {
    title: "Kesirler",
    questions: Array.from({ length: questions }, (_, i) =>
      aWrittenQuestion({ question_text: `Soru ${i + 1}`, options, correct_option: RIGHT, time_limit: timeLimit }),
    ),
  };
  const { question_set } = await call<{ question_set: { id: string } }>(port, "POST", "/question-sets/import", {
    body: set,
    token,
  });
  const { game } = await call<GameReply>(port, "POST", "/game", {
    body: { question_set_id: question_set.id, settings },
    token,
  });
  const code = game.game_code;
  const host = new HostGame(code, () => token, deviceOf("host"));
  const phones = await Promise.all(
    names.map(async (nickname, i) => sitDown(deviceOf(i), await join(port, code, nickname, i === 0 ? student : null))),
  );
  await until(host, "everybody is in", ({ game }) => game.players.length === names.length);
  return theClass(port, { code, token, host, phones, student });
}

/** A class that exists: its screens, and the questions it can ask. `student` is the account of its first pupil. */
export function theClass(port: number, is: Screens) {
  const { code, token, host, phones, student } = is;
  return {
    code,
    token,
    host,
    phones,
    /** Number of answers to the open question that the room has. */
    answered: async () => {
      const { host } = await call<GameView>(port, "GET", `/game/${code}`, { token });
      return host?.question?.answered;
    },
    statistics: () => call<GameStatistics>(port, "GET", `/game/${code}/statistics`, { token }),
    /** This game's lines in the history of the first pupil's account; null for a guest, who has none. */
    history: async () => {
      if (!student) return null;
      const { items } = await call<HistoryReply>(port, "GET", "/player/history?page_size=100", { token: student });
      return items.filter(({ game_code }) => game_code === code);
    },
    close: () => [host, ...phones.map(({ game }) => game)].forEach((screen) => screen.close()),
  };
}
type Screens = {
  readonly code: string;
  readonly token: string;
  readonly host: HostGame;
  readonly phones: Phone[];
  readonly student: string | null;
};

export async function join(port: number, code: string, nickname: string, token: string | null = null): Promise<Seat> {
  const reply = await joinGame(aDevice(port), { code, nickname, marble: 1, token });
  if (!reply.ok) throw new Error(`${nickname} did not get in: ${reply.message}`);
  return reply.body;
}

/** A phone at its seat, even if it has forgotten everything but its seat. */
export function sitDown(device: Device, seat: Seat): Phone {
  const game = createPlayerGame(seat, device);
  const accepted = new Map<string, string>();
  game.subscribe(() => {
    const { phase } = game.get().game;
    if (phase.name === "question" && phase.answer.state === "accepted" && !accepted.has(phase.question.question_id)) {
      accepted.set(phase.question.question_id, phase.answer.value);
    }
    if (phase.name === "reveal" && phase.result.you?.answer && !accepted.has(phase.result.question_id)) {
      accepted.set(phase.result.question_id, phase.result.you.answer);
    }
  });
  return { game, seat, device, accepted };
}

/** Answers the running question and waits until the server has taken it. */
export async function answered({ game, accepted, seat }: Phone, option: OptionKey) {
  const { phase } = (await until(game, "the question is open", ({ game }) => game.phase.name === "question")).game;
  const id = phase.name === "question" ? phase.question.question_id : "";
  game.answer(option);
  await until(game, `${seat.nickname}'s answer is accepted`, () => accepted.get(id) === option);
}

/** Waits until everybody's screen is in this phase. */
export async function everybodyIn({ host, phones }: Class, name: Phase["name"]) {
  for (const screen of [host, ...phones.map(({ game }) => game)] as Readable<{ game: LiveGame }>[]) {
    await until(screen, `in ${name}`, ({ game }) => game.phase.name === name);
  }
}

/** An option that `playOn` never chooses: if this answer is lost, another takes its place, and the table shows it. */
export const EARLY: OptionKey = "C";

/** Opens a question: one pupil's answer is acknowledged, another pupil's answer is on its way. */
export async function openQuestion({ host, phones: [ali, ece] }: Class) {
  host.start();
  await answered(ali!, EARLY);
  await until(ece!.game, "the question is open", ({ game }) => game.phase.name === "question");
}

export async function reveal(room: Class) {
  await openQuestion(room);
  room.host.endQuestion();
  await everybodyIn(room, "reveal");
}

const isAt = (host: HostGame, number: number): boolean => {
  const { phase, questionNumber } = host.get().game;
  return phase.name === "question" && questionNumber === number;
};

/**
 * Plays the game from its present state to its end. Pupils who have not answered give answers in turn: right, wrong, right, …
 */
export async function playOn(room: Class) {
  const { host, phones } = room;
  for (;;) {
    const { game } = await until(host, "the host is there", ({ link, isPolling, game }) => {
      const isHeard = game.phase.name !== "connecting"; // the greeting alone does not tell the phase
      return (isHeard && (link.status === "connected" || isPolling)) || game.phase.name === "ended";
    });
    const { phase, questionNumber } = game;
    for (const { game } of phones) {
      await until(game, `at ${phase.name} ${questionNumber} too`, ({ game }) => {
        return game.phase.name === phase.name && (phase.name === "ended" || game.questionNumber === questionNumber);
      });
    }
    switch (phase.name) {
      case "ended":
        return;
      case "lobby":
        host.start();
        break;
      case "reveal":
        host.next();
        break;
      case "question":
        // Answer again until the question is closed: by a phone's own clock a pupil may have been a moment too early.
        await eventually(`question ${questionNumber} is closed`, () => {
          const isOpen = isAt(host, questionNumber);
          if (isOpen) phones.forEach(({ game }, i) => game.answer(i % 2 === 0 ? RIGHT : "A"));
          return !isOpen;
        });
        break;
      default:
    }
    await until(host, `on from ${phase.name} ${questionNumber}`, ({ game }) => {
      return game.phase.name !== phase.name || game.questionNumber !== questionNumber;
    });
  }
}

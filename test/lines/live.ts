import { aClass, type Phone } from "../faults/kit/a-class";
import { aDevice, until } from "../faults/kit/device";
import type { LiveGame } from "#game-client/game";
import type { KindOfLine } from "./kinds-of-lines";
import type { Line } from "./line";
import { LIMIT_SECONDS, linesFor, pause, QUESTIONS, tapLate, worst, type Met, type Tap } from "./taps";

const REVEAL_MS = 1_500;
const FAULT_AT = 2;

/** One game of a class in which phones of every line sit; each taps in the last second of each question. */
export async function playLive(port: number, kinds: readonly KindOfLine[], more: Partial<Line> = {}): Promise<Met[]> {
  const lines = await linesFor(port, kinds, more);
  const room = await aClass(port, {
    names: lines.map((_, i) => `Oyuncu ${i + 1}`),
    questions: QUESTIONS,
    timeLimit: LIMIT_SECONDS,
    settings: { reading_seconds: 0 },
    deviceOf: (who) => aDevice(who === "host" ? port : lines[who]!.line.port),
  });
  await Promise.all(room.phones.map(({ game }) => until(game, "in the lobby", isUp)));
  const taps = room.phones.map(() => new Map<number, Tap>());
  const untold = room.phones.map(untoldOf);
  const faults: Promise<number | null>[] = [];
  room.host.start();
  for (let number = 1; number <= QUESTIONS; number++) {
    await until(room.host, `question ${number}`, ({ game }) => game.questionNumber === number);
    const isOver = { now: false };
    const tapping = room.phones.map(async (phone, i) => {
      const tap = await tapOn(phone, number, isOver);
      if (tap) taps[i]!.set(number, tap);
    });
    if (number === FAULT_AT) {
      const isBack = (view: LiveView) => isUp(view) && isAt(room.host.get().game, view.game);
      faults.push(...lines.map(({ kind, line }, i) => suffer(kind, line, room.phones[i]!, isBack)));
    }
    await until(room.host, "its end", ({ game }) => game.phase.name === "reveal");
    isOver.now = true;
    await Promise.all(tapping);
    await pause(REVEAL_MS);
    if (number < QUESTIONS) room.host.next();
  }
  const backs = await Promise.all(faults);
  await pause(REVEAL_MS);
  const { players } = await room.statistics();
  const counted = (phone: Phone, number: number) =>
    players.find(({ player_id }) => player_id === phone.seat.playerId)?.answers[number - 1]?.answer != null;
  const met = kinds.map((kind): Met => {
    const phones = room.phones.flatMap((phone, i) => (lines[i]!.kind === kind ? [{ phone, i }] : []));
    const lost = phones.flatMap(({ phone, i }) =>
      [...taps[i]!.keys()].filter((number) => !counted(phone, number)).map((number) => ({ number, i })),
    );
    const all = phones.flatMap(({ i }) => [...taps[i]!.values()]);
    return {
      kind,
      taps: all.length,
      lost: lost.length,
      untold: lost.filter(({ number, i }) => untold[i]!.has(number)).length,
      clockMs: worst(all.map(({ clockMs }) => Math.abs(clockMs))),
      backMs: kind.fault ? worst(phones.map(({ i }) => backs[i] ?? 0)) : null,
    };
  });
  room.close();
  for (const { line } of lines) line.close();
  return met;
}

type LiveView = ReturnType<Phone["game"]["get"]>;
const isUp = ({ link, isPolling }: LiveView) => link.status === "connected" || isPolling;

const isAt = (host: LiveGame, phone: LiveGame) =>
  phone.phase.name === host.phase.name && phone.questionNumber === host.questionNumber;

async function tapOn({ game }: Phone, number: number, isOver: { now: boolean }): Promise<Tap | null> {
  const open = () => {
    const { phase, questionNumber } = game.get().game;
    return phase.name === "question" && questionNumber === number && phase.answer.state === "none" ? phase : null;
  };
  // A far phone hears of the question later.
  while (!open()) {
    if (isOver.now) return null;
    await pause(10);
  }
  return tapLate({ endsAt: () => open()?.question.ends_at ?? null, arrival: game.arrival, now: game.serverNow }, () =>
    game.answer("B"),
  );
}

/** The numbers of the questions after which this phone said that there was no answer. */
function untoldOf({ game }: Phone): Set<number> {
  const numbers = new Set<number>();
  game.subscribe(() => {
    const { phase, tooLate, questionNumber } = game.get().game;
    if (phase.name !== "reveal" || !phase.wasThere || phase.result.you === undefined) return;
    if (phase.result.you.answer == null && tooLate[phase.result.question_id] === undefined) numbers.add(questionNumber);
  });
  return numbers;
}

/** Lets the line fail for its time, and measures how long the phone then takes to be back. */
async function suffer(
  { fault }: KindOfLine,
  line: Awaited<ReturnType<typeof linesFor>>[number]["line"],
  { game }: Phone,
  isBack: (view: LiveView) => boolean,
): Promise<number | null> {
  if (!fault) return null;
  const good = { isSilent: false, page: null };
  line.change(fault.line);
  if (fault.line.page) line.cutAll();
  await pause(fault.forMs);
  line.change(good);
  const from = performance.now();
  await until(game, "back", isBack);
  return performance.now() - from;
}

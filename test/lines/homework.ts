import { joinHomework } from "#homework-client/calls";
import { keepHomeworkSeat } from "#homework-client/seat";
import { createOwnWork } from "#answering/own-pace/own-work";
import { newWork } from "#answering/own-pace/work";
import { call, choice, importSet, signedIn } from "../load/kit/targets";
import { aDevice, until } from "../faults/kit/device";
import { aStorage } from "../unit/browser/a-storage";
import type { KindOfLine } from "./kinds-of-lines";
import { LIMIT_SECONDS, linesFor, pause, QUESTIONS, tapLate, worst, type Met, type Tap } from "./taps";

/** The time after a bell within which the product has closed the question. */
const CLOSES_WITHIN_MS = 2_000;

/** A homework with a clock: a pupil on each line answers each question in its last second. */
export async function doHomework(port: number, kinds: readonly KindOfLine[]): Promise<Met[]> {
  const code = await aTimedHomework(port);
  const lines = await linesFor(port, kinds);
  const pupils = await Promise.all(
    lines.map(async ({ kind, line }, i) => ({ kind, ...(await workThrough(port, line.port, code, i + 1)) })),
  );
  for (const { line } of lines) line.close();
  return kinds.map((kind) => {
    const ours = pupils.filter((pupil) => pupil.kind === kind);
    const taps = ours.flatMap((pupil) => [...pupil.taps]);
    return {
      kind,
      taps: taps.length,
      lost: ours.reduce((sum, { lost }) => sum + lost, 0),
      untold: ours.reduce((sum, { untold }) => sum + untold, 0),
      clockMs: worst(taps.map(({ clockMs }) => Math.abs(clockMs))),
      backMs: null,
    };
  });
}

async function aTimedHomework(port: number): Promise<string> {
  const server = { port, usage: () => ({ cpuSeconds: 0, megabytes: 0 }), stop: () => Promise.resolve() };
  const token = await signedIn(server);
  const questions = Array.from({ length: QUESTIONS }, (_, i) => ({ ...choice(i), time_limit: LIMIT_SECONDS }));
  const question_set_id = await importSet(server, token, questions);
  const asked = { question_set_id, due_at: Date.now() + 86_400_000, clock: "question" };
  return (await call<{ homework: { code: string } }>(server, "/homework", asked, token)).homework.code;
}

async function workThrough(port: number, lineTo: number, code: string, number: number) {
  const memory = aStorage();
  const joined = await joinHomework(aDevice(port), code, { nickname: `Oyuncu ${number}` });
  if (!joined.ok || !("session_id" in joined.body) || !joined.body.you) throw new Error("The pupil did not get in.");
  const { session_id, you, ...view } = joined.body;
  const { player_id, nickname, marble } = you;
  const seat = { session: session_id, playerId: player_id, nickname, marble, pin: null };
  keepHomeworkSeat(memory, code, seat);
  const work = createOwnWork({ env: aDevice(lineTo), memory, code, seat }, newWork({ ...view, you }, []));
  await work.start({ ...view, you });
  const taps: Tap[] = [];
  let lost = 0;
  let untold = 0;
  for (let at = 1; at <= QUESTIONS; at++) {
    await work.next();
    await until(work, `question ${at} is open`, ({ page }) => page.name === "question" && page.number === at);
    const tap = await tapLate(
      {
        endsAt: () => work.get().questions[at]?.ends_at ?? null,
        arrival: work.arrival,
        // The work shows no other clock than that of an answer's arrival.
        now: () => Date.now(),
      },
      () => work.answer("A"),
    );
    if (!tap) {
      work.missed();
      await pause(CLOSES_WITHIN_MS);
      continue;
    }
    taps.push(tap);
    const { beads, last } = await until(work, `question ${at} is over`, ({ beads }) => beads.length >= at);
    if (beads[at - 1] !== "missed") continue;
    lost += 1;
    if (last?.number !== at) untold += 1;
  }
  work.close();
  return { taps, lost, untold };
}

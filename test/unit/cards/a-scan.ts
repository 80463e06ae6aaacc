import type { Env } from "#browser/env";
import { newStore } from "#browser/store";
import { CardScan } from "#hosting/cards/scan/card-scan";
import type { FrameSeen } from "#hosting/cards/camera/frame-seen";
import { aPlayedQuestion } from "../../builders/questions";
import { newLiveGame, type LiveGame, type LiveQuestion } from "#game-client/game";
import type { HostView } from "#game-client/host-game";
import type { SeenCard } from "#hosting/cards/reading/detector";

const question = aPlayedQuestion({
  question_id: "s1",
  options: { A: "Bir", B: "İki", C: "Üç", D: "Dört" },
  time_limit: null,
  ends_at: null,
});
export const running = (
  change: Partial<LiveQuestion> = {},
  answeredIds: readonly string[] = [],
): LiveGame["phase"] => ({
  name: "question",
  question: { ...question, ...change },
  answer: { state: "none" },
  answered: answeredIds.length,
  expected: 3,
  answeredIds,
});

export const pupil = (number: number) => ({
  player_id: `o${number}`,
  nickname: `Ada ${number}.`,
  marble: number,
  is_connected: true,
  number,
});

/** A card held upright for A, and turned one more quarter to the left for each further letter. */
export function card(number: number, letter: "A" | "B" | "C" | "D", x = 100): SeenCard {
  const corners = [
    { x: x - 10, y: 90 },
    { x: x + 10, y: 90 },
    { x: x + 10, y: 110 },
    { x: x - 10, y: 110 },
  ];
  const turns = "ABCD".indexOf(letter);
  return { number, errors: 0, corners: corners.map((_, k) => corners[(k + 4 - turns) % 4]!) as never };
}

/** A card reader whose clock, frames and game the test controls. */
export function aScan(isBoard = false) {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const env: Pick<Env, "now" | "after"> = {
    now: () => now,
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const game: LiveGame = { ...newLiveGame("host", "123456"), phase: running(), players: [1, 2, 3].map(pupil) };
  const store = newStore<HostView>({
    game,
    link: { status: "connected", again: false },
    isPolling: false,
    waiting: [],
  });
  const sent: (readonly (readonly [string, string | null])[])[] = [];
  const host = {
    get: store.get,
    subscribe: store.subscribe,
    serverNow: () => now,
    answer: (answers: readonly (readonly [string, string | null])[]) => void sent.push(answers),
  };
  const scan = new CardScan(host, env, isBoard);
  const passes = (ms: number) => {
    now += ms;
    for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.run();
  };
  const sees = (cards: readonly SeenCard[], more: Partial<FrameSeen> = {}, times = 3, everyMs = 100) => {
    for (let k = 0; k < times; k++) {
      passes(everyMs);
      scan.seen({ cards, glares: 0, small: 0, light: 120, moved: 0, isSlow: false, width: 1280, height: 720, ...more });
    }
  };
  return {
    scan,
    sent,
    passes,
    sees,
    game: (change: Partial<LiveGame>) => store.set({ ...store.get(), game: { ...store.get().game, ...change } }),
    link: (link: HostView["link"]) => store.set({ ...store.get(), link }),
  };
}

import type { ListedPlayer } from "#protocol/live/listed-players";
import type { Cancel, Env } from "#browser/env";
import { newStore, type Readable } from "#browser/store";

import type { ScanHost } from "./scan-host";
import { Voting, type Taken } from "../reading/vote";
import { causesIn, disputed } from "./causes-in";
import { classNow } from "./class-now";
import type { FrameSeen } from "../camera/frame-seen";
import { Hints, type Cause } from "./hints";
import { Unsent } from "./unsent";

/** Answers within this time are sent together. */
const SEND_AFTER = 250;
/** The time that a card stays covered after it was seen: a frame may miss a card that is still there. */
const COVERED_FOR = 600;

type ReadsFor = Pick<ScanHost, "get" | "subscribe" | "answer" | "serverNow">;

/** A card in the picture: covered once it is read, so that nobody behind the teacher sees an answer. */
export type Spot = {
  readonly key: string;
  readonly number: number;
  readonly marble: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isTaken: boolean;
};
export type ScanView = {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  readonly cause: Cause | null;
  /** Number of the card that the cause is about. */
  readonly about: number | null;
  /** Players whose card was read, but whose answer may not have reached the game. */
  readonly unsent: ReadonlySet<string>;
  /** Cards of the class that are in the picture. */
  readonly inSight: number;
  /** Counts up whenever cards have been taken. */
  readonly batches: number;
};

/**
 * Turns cards into answers: votes on the readings of all frames, and sends the result to the game as soon as there is a
 * connection.
 */
export class CardScan implements Readable<ScanView> {
  private readonly host: ReadsFor;
  private readonly env: Pick<Env, "now" | "after">;
  private readonly isBoard: boolean;
  private readonly store = newStore<ScanView>({
    width: 0,
    height: 0,
    spots: [],
    cause: null,
    about: null,
    unsent: new Set(),
    inSight: 0,
    batches: 0,
  });
  private readonly voting = new Voting();
  private readonly hints = new Hints();
  private readonly unsent = new Unsent();
  private readonly stopFollowing: Cancel;
  private stopSending: Cancel | null = null;
  private questionId: string | null = null;
  private link: string;
  private lastAt = 0;
  private spotsAt: ReadonlyMap<string, readonly [spot: Spot, at: number]> = new Map();

  /** On a board pupils may hold up their cards to try them before the game; nothing is sent then. */
  constructor(host: ReadsFor, env: Pick<Env, "now" | "after">, isBoard = false) {
    this.host = host;
    this.env = env;
    this.isBoard = isBoard;
    this.link = host.get().link.status;
    this.stopFollowing = host.subscribe(() => this.follow());
    this.follow();
  }

  get get() {
    return this.store.get;
  }

  get subscribe() {
    return this.store.subscribe;
  }

  readonly close = (): void => {
    this.stopFollowing();
    this.stopSending?.();
  };

  readonly seen = (frame: FrameSeen): void => {
    const at = this.env.now();
    const players = this.players();
    const { missing } = classNow(this.host.get().game, this.unsent.playerIds);
    const isOfClass = (number: number) => players.has(number);
    const elapsedMs = at - this.lastAt;
    this.hints.note(causesIn(frame, { elapsedMs, missing: missing.length, isOfClass }), at);
    this.lastAt = at;
    const isOpen = this.isOpen();
    const isSeen = isOpen || (this.isBoard && this.host.get().game.phase.name === "lobby");
    const decided = isSeen ? this.voting.add(frame.cards) : [];
    const taken = isOpen ? decided.filter(([number]) => players.has(number)) : [];
    if (taken.length > 0) this.take(taken, players);
    const cause = this.hints.worst(at);
    const spots = isSeen ? this.spots(frame, players, at, elapsedMs) : [];
    this.change({
      width: frame.width,
      height: frame.height,
      spots,
      inSight: new Set(spots.map(({ number }) => number)).size,
      cause,
      about: cause === null ? null : this.about(cause, frame, players),
      ...(taken.length > 0 && { batches: this.get().batches + 1 }),
    });
  };

  /** The camera shows the same picture again and again. */
  readonly stood = (): void => {
    const at = this.env.now();
    this.hints.note(["frozen"], at);
    this.change({ cause: this.hints.worst(at) });
  };

  private spots(
    frame: FrameSeen,
    players: ReadonlyMap<number, ListedPlayer>,
    at: number,
    elapsedMs: number,
  ): readonly Spot[] {
    const now = spotsOf(frame, players, (number) => this.voting.isTaken(number));
    const since = at - Math.max(COVERED_FOR, elapsedMs);
    const before = [...this.spotsAt.values()].filter(([spot, seenAt]) => spot.isTaken && seenAt >= since);
    this.spotsAt = new Map(
      [...before, ...now.map((spot) => [spot, at] as const)].map((entry) => [entry[0].key, entry]),
    );
    return Array.from(this.spotsAt.values(), ([spot]) => spot);
  }

  private about(cause: Cause, { cards }: FrameSeen, players: ReadonlyMap<number, ListedPlayer>): number | null {
    if (cause !== "unknown" && cause !== "twice") return null;
    const found = cause === "twice" ? disputed(cards) : cards.find(({ number }) => !players.has(number))?.number;
    return found ?? this.get().about;
  }

  private take(taken: readonly Taken[], players: ReadonlyMap<number, ListedPlayer>): void {
    for (const [number, letter] of taken) this.unsent.add(players.get(number)!.player_id, letter);
    this.change({ unsent: this.unsent.playerIds });
    // A board may end the question in the next moment: it has one connection for both, so what was sent before counts.
    if (this.isBoard) return this.send();
    this.stopSending ??= this.env.after(SEND_AFTER, () => {
      this.stopSending = null;
      this.send();
    });
  }

  private send(): void {
    const { link, isPolling } = this.host.get();
    if (!this.unsent.hasWaiting || !this.isOpen() || (link.status !== "connected" && !isPolling)) return;
    this.host.answer(this.unsent.take(this.env.now()));
  }

  /** Clears the readings for another question; sends the waiting answers once the connection is back. */
  private follow(): void {
    const { game, link } = this.host.get();
    const { phase } = game;
    const questionId = phase.name === "question" ? phase.question.question_id : null;
    if (questionId !== this.questionId) {
      this.questionId = questionId;
      this.voting.clear();
      this.unsent.clear();
    }
    if (link.status === "disconnected" && this.link !== "disconnected") this.unsent.lost(this.env.now());
    this.link = link.status;
    if (phase.name === "question") this.unsent.arrived(phase.answeredIds);
    this.send();
    this.change({ unsent: this.unsent.playerIds });
  }

  /** Cards count while the question can be answered. */
  private isOpen(): boolean {
    const { phase } = this.host.get().game;
    return (
      phase.name === "question" &&
      phase.question.by_host !== "skips" &&
      this.host.serverNow() >= phase.question.starts_at
    );
  }

  private players(): ReadonlyMap<number, ListedPlayer> {
    const { players } = this.host.get().game;
    return new Map(players.flatMap((player) => (player.number === undefined ? [] : [[player.number, player]])));
  }

  private change(change: Partial<ScanView>): void {
    this.store.set({ ...this.get(), ...change });
  }
}

function spotsOf(
  { cards }: FrameSeen,
  players: ReadonlyMap<number, ListedPlayer>,
  isTaken: (number: number) => boolean,
): Spot[] {
  const times = new Map<number, number>();
  return cards.flatMap(({ number, corners }) => {
    const player = players.get(number);
    if (!player) return [];
    const time = (times.get(number) ?? 0) + 1;
    times.set(number, time);
    const mean = (of: (corner: (typeof corners)[number]) => number) =>
      corners.reduce((sum, corner) => sum + of(corner) / corners.length, 0);
    const [a, , c] = corners;
    return {
      key: `${number} ${time}`,
      number,
      marble: player.marble,
      x: mean(({ x }) => x),
      y: mean(({ y }) => y),
      size: Math.hypot(a.x - c.x, a.y - c.y),
      isTaken: isTaken(number),
    };
  });
}

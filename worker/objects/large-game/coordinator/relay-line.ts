import { logLine } from "#shared/log-line";
import { callWithin, Line } from "../lines/calling";
import type { Gone, WholeGame, RelayPresence, News, RelayState } from "#large-game/lines";
import type { OutgoingEvents } from "#large-game/outgoing-events";

/** The time that the coordinator waits for a relay's answer. */
const PATIENCE = 2000;

type Heard = RelayState | Gone | { readonly ok: false; readonly error: string };
export type RelayStub = { hear(news: News): Promise<Heard> };

type OfRelay = {
  readonly number: number;
  readonly stub: () => RelayStub;
  /** False if the object belongs to another game, or the game is over. */
  readonly open: () => Promise<boolean>;
  readonly outgoing: () => OutgoingEvents;
  /**
   * The events for the relay, rebuilt from the coordinator's log, for when those from this number on are not in memory any
   * more.
   */
  readonly onRecord: (first: number) => OutgoingEvents;
  readonly news: (first: number, events: News["events"], wholeGame: WholeGame | null) => News;
  /** The data that everybody sees: the same object until something in it changes; null until all relays are known. */
  readonly wholeGame: () => WholeGame | null;
  readonly said: (said: RelayState, before: RelayPresence | null) => void;
  readonly silent: () => void;
};

/** The coordinator's knowledge of one of its relays, and its connection to it. */
export class RelayLine {
  #said: RelayState | null = null;
  #silentSince: number | null = Date.now();
  #hasFailed = false;
  readonly #line: Line;
  /** Number of events that have been sent to it; null after a restart, while that is unknown. */
  #sent: number | null = null;
  #wholeGameSent: WholeGame | null = null;
  #isReplying = false;

  constructor(private readonly relay: OfRelay) {
    this.#line = new Line(
      `coordinator to relay ${relay.number}`,
      () => this.#call(),
      () => this.hasUnsentEvents,
    );
  }

  /** True if the relay may lack events: some were not sent, or it is unknown how many were. */
  get hasUnsentEvents(): boolean {
    return this.#sent === null || this.#sent < this.relay.outgoing().length;
  }

  tellWhatIsNew(): void {
    if (this.hasUnsentEvents && !this.#isReplying) this.#line.ask();
  }

  /** Runs what the relay has asked for. Events that follow at once go with the reply, and not in a call as well. */
  inReply<T>(work: () => T): T {
    this.#isReplying = true;
    try {
      return work();
    } finally {
      this.#isReplying = false;
    }
  }

  tell(): void {
    this.#line.ask();
  }

  stop(): void {
    this.#line.stop();
  }

  get here(): RelayPresence | { readonly silentSince: number } {
    return this.#said && this.#silentSince === null ? this.#said.here : { silentSince: this.#silentSince! };
  }

  /** True once the relay has reported its state, or a call to it has failed. */
  get isKnown(): boolean {
    return this.#said !== null || this.#hasFailed;
  }

  hears(said: RelayState): void {
    this.#silentSince = null;
    // Ignore a message that newer data has overtaken.
    if (said.heard < this.#onRecord) return;
    const before = this.#said?.here ?? null;
    this.#said = said;
    this.#sent = Math.max(this.#sent ?? 0, said.heard);
    this.relay.outgoing().heard(said.heard);
    this.relay.said(said, before);
  }

  /** Number of events that the relay is known to have stored. */
  get #onRecord(): number {
    return this.#said?.heard ?? 0;
  }

  /** Called when the relay may have lost the data about the whole game, so that it is sent again. */
  forgetWholeGame(): void {
    this.#wholeGameSent = null;
  }

  /** The events from this number on, with the other news, for a call or a reply. */
  newsFrom(number: number): News {
    const { outgoing, onRecord, news, wholeGame } = this.relay;
    // Leave out what the relay has stored: the request may be older than its latest report.
    const first = Math.max(number, this.#onRecord);
    const events = (outgoing().from(first) ?? onRecord(first).from(first))!;
    this.#sent = outgoing().length;
    const shown = wholeGame();
    const isNew = shown !== this.#wholeGameSent;
    this.#wholeGameSent = shown;
    return news(first, events, isNew ? shown : null);
  }

  /**
   * Opens the game on the relay again after it lost its storage, and sends it all earlier events. Its players get their seats
   * back; their answers are lost.
   */
  async openAnew(): Promise<boolean> {
    if (!(await this.relay.open())) return false;
    logLine("error", "relay_opened_anew", { relay: this.relay.number });
    this.#said = null;
    this.forgetWholeGame();
    this.#heard(await this.#tellFrom(0), 0);
    return true;
  }

  async #call(): Promise<void> {
    const first = this.#sent ?? this.relay.outgoing().length;
    try {
      const said = await this.#tellFrom(first);
      if (isLost(said) && (await this.openAnew())) return;
      this.#heard(said, first);
    } catch (error) {
      this.#sent = this.#said === null ? null : Math.min(this.#said.heard, first);
      this.#silentSince ??= Date.now();
      this.#hasFailed = true;
      this.forgetWholeGame();
      this.relay.silent();
      throw error;
    }
  }

  #tellFrom(first: number): Promise<Heard> {
    const news = this.newsFrom(first);
    return callWithin(() => this.relay.stub().hear(news), PATIENCE);
  }

  #heard(said: Heard, first: number): void {
    if (!("heard" in said)) throw new Error("the relay has no such game");
    const isBehind = said.heard < first;
    this.hears(said);
    if (isBehind) this.#sent = said.heard;
    this.tellWhatIsNew();
  }
}

const isLost = (said: Heard): boolean => "error" in said && said.error === "game_not_found";

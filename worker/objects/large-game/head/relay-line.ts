import { logLine } from "#shared/log-line";
import { called, Line } from "../lines/calling";
import type { Gone, Hall, Here, News, Said } from "#large-game/lines";
import type { Told } from "#large-game/told";

/** So long the head waits for an answer. */
const PATIENCE = 2000;

type Heard = Said | Gone | { readonly ok: false; readonly error: string };
export type RelayStub = { hear(news: News): Promise<Heard> };

type OfRelay = {
  readonly number: number;
  readonly stub: () => RelayStub;
  /** False where the object is not this game's, or the game is over. */
  readonly open: () => Promise<boolean>;
  readonly told: () => Told;
  /** Everything that the relay was ever told from this number on, where it is not in memory. */
  readonly onRecord: (first: number) => Told;
  readonly news: (first: number, events: News["events"], hall: Hall | null) => News;
  /** The same until something of it is new; null while it is not known. */
  readonly hall: () => Hall | null;
  readonly said: (said: Said, before: Here | null) => void;
  readonly silent: () => void;
};

/** What the head knows of one of its relays, and the way to it. */
export class RelayLine {
  #said: Said | null = null;
  #silentSince: number | null = Date.now();
  #hasFailed = false;
  readonly #line: Line;
  /** Up to where it has been told, as far as is known; null after a restart, until it has spoken. */
  #sent: number | null = null;
  #hallSent: Hall | null = null;

  constructor(private readonly relay: OfRelay) {
    this.#line = new Line(
      `head to relay ${relay.number}`,
      () => this.#call(),
      () => this.owes,
    );
  }

  /** There is something that it has not been told. */
  get owes(): boolean {
    return this.#sent === null || this.#sent < this.relay.told().length;
  }

  tellWhatIsNew(): void {
    if (this.owes) this.#line.ask();
  }

  tell(): void {
    this.#line.ask();
  }

  stop(): void {
    this.#line.stop();
  }

  get here(): Here | { readonly silentSince: number } {
    return this.#said && this.#silentSince === null ? this.#said.here : { silentSince: this.#silentSince! };
  }

  /** Whether it has spoken, or was called in vain. */
  get isKnown(): boolean {
    return this.#said !== null || this.#hasFailed;
  }

  hears(said: Said): void {
    this.#silentSince = null;
    // A reply has overtaken it, which says what is newer.
    if (said.heard < this.#onRecord) return;
    const before = this.#said?.here ?? null;
    this.#said = said;
    this.#sent = Math.max(this.#sent ?? 0, said.heard);
    this.relay.told().heard(said.heard);
    this.relay.said(said, before);
  }

  /** So many events the relay has on record, as far as is known. */
  get #onRecord(): number {
    return this.#said?.heard ?? 0;
  }

  /** What it was shown of all it has forgotten. */
  forgotHall(): void {
    this.#hallSent = null;
  }

  /** Everything from this number on, for a call or a reply. */
  newsFrom(number: number): News {
    const { told, onRecord, news, hall } = this.relay;
    // Asked for before it had heard more.
    const first = Math.max(number, this.#onRecord);
    const events = (told().from(first) ?? onRecord(first).from(first))!;
    this.#sent = told().length;
    const shown = hall();
    const isNew = shown !== this.#hallSent;
    this.#hallSent = shown;
    return news(first, events, isNew ? shown : null);
  }

  /**
   * Its storage is lost: the game is opened there once more, with everything that it was ever told. So its players have their
   * seats again; what they had answered is gone.
   */
  async openAnew(): Promise<boolean> {
    if (!(await this.relay.open())) return false;
    logLine("error", "relay_opened_anew", { relay: this.relay.number });
    this.#said = null;
    this.forgotHall();
    this.#heard(await this.#tellFrom(0), 0);
    return true;
  }

  async #call(): Promise<void> {
    const first = this.#sent ?? this.relay.told().length;
    try {
      const said = await this.#tellFrom(first);
      if (isLost(said) && (await this.openAnew())) return;
      this.#heard(said, first);
    } catch (error) {
      this.#sent = this.#said === null ? null : Math.min(this.#said.heard, first);
      this.#silentSince ??= Date.now();
      this.#hasFailed = true;
      this.forgotHall();
      this.relay.silent();
      throw error;
    }
  }

  #tellFrom(first: number): Promise<Heard> {
    const news = this.newsFrom(first);
    return called(() => this.relay.stub().hear(news), PATIENCE);
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

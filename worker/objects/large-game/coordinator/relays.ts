import { relayName } from "#shared/ids";
import type { GameSetup } from "#game/game";
import type { GameLog } from "#objects/game-room/storage/log";
import type { Who } from "#objects/game-room/calls/caller";
import { callWithin } from "../lines/calling";
import { applyInCoordinator, type Coordinator } from "#large-game/coordinator";
import type { RelayPresence, RelayState } from "#large-game/lines";
import type { Wanted } from "../pages";
import type { Count, CoordinatorEvent } from "#large-game/relay-event";
import { RelayLine, type RelayStub } from "./relay-line";
import { WholeGameShown } from "#large-game/whole-game-shown";
import { sumOfRelays, withHostScreens, type OfAll } from "#large-game/sums";
import type { Best } from "#large-game/ranks/table";

const PATIENCE = 2000;
const OPENING_PATIENCE = 5000;

/** The relay as seen from here: the platform's own type takes unions of replies apart. */
type Stub = RelayStub & {
  open(setup: GameSetup): Promise<boolean>;
  remove(who: Who): Promise<unknown>;
  poke(gameId: string): Promise<boolean>;
  rows(wanted: Wanted): Promise<readonly Best[]>;
};

type Options = {
  readonly env: Env;
  readonly log: GameLog;
  readonly setup: GameSetup;
  readonly coordinator: () => Coordinator;
  readonly begin: () => Coordinator;
  /** Presence of the host's own screens. */
  readonly hostPresence: () => { readonly sockets: number; readonly emptySince: number | null };
  readonly said: (said: RelayState, before: RelayPresence | null) => void;
  readonly silent: () => void;
};

/** All relays of a coordinator. */
export class Relays {
  readonly lines: readonly RelayLine[];
  readonly counts = new Map<number, Count>();
  readonly wholeGame: WholeGameShown;
  #areKnown = false;
  /** Sums over the relays alone; null when one of them has reported a change. */
  #sums: OfAll | null = null;

  constructor(private readonly of: Options) {
    const { coordinator, setup } = of;
    this.wholeGame = new WholeGameShown(
      () => coordinator().game,
      () => this.sums,
    );
    this.lines = coordinator().outgoing.map(
      (_, number) =>
        new RelayLine({
          number,
          stub: () => this.#stub(number),
          open: () => this.#openAnew(number),
          outgoing: () => coordinator().outgoing[number]!,
          onRecord: () => this.#onRecord().outgoing[number]!,
          news: (first, events, wholeGame) => {
            const has = coordinator().receivedTables.get(number) ?? 0;
            return { gameId: setup.gameId, first, events, now: Date.now(), hall: wholeGame, has };
          },
          wholeGame: () => (this.areKnown ? this.wholeGame.now : null),
          said: (said, before) => {
            this.#sums = null;
            this.counts.set(number, said.count);
            of.said(said, before);
          },
          silent: () => {
            this.#sums = null;
            of.silent();
          },
        }),
    );
  }

  get sums(): OfAll {
    this.#sums ??= sumOfRelays(this.lines.map(({ here }) => here));
    return withHostScreens(this.#sums, this.of.hostPresence());
  }

  /** True once every relay has reported its state or failed to answer. After a restart it is false: nobody is counted yet. */
  get areKnown(): boolean {
    return (this.#areKnown ||= this.lines.every(({ isKnown }) => isKnown));
  }

  get owes(): boolean {
    return this.lines.some(({ hasUnsentEvents: owes }) => owes);
  }

  tellWhatIsNew(): void {
    for (const line of this.lines) line.tellWhatIsNew();
  }

  tell(): void {
    for (const line of this.lines) line.tell();
  }

  stop(): void {
    for (const line of this.lines) line.stop();
  }

  /** False if another game holds one of the objects. */
  async open(): Promise<boolean> {
    return (await Promise.all(this.lines.map((_, relay) => this.#open(relay)))).every(Boolean);
  }

  /** Removes the game from all relays. A relay that misses this finds out when it asks for news. */
  async remove(who: Who): Promise<void> {
    await Promise.allSettled(this.lines.map((_, relay) => callWithin(() => this.#stub(relay).remove(who), PATIENCE)));
  }

  /**
   * Makes all relays write their lines again, after D1 was restored from an older copy. An unreachable relay's lines stay
   * missing.
   */
  async sendResultsAgain(): Promise<void> {
    const { gameId } = this.of.setup;
    await Promise.allSettled(this.lines.map((_, relay) => callWithin(() => this.#stub(relay).poke(gameId), PATIENCE)));
  }

  /** Asks all relays for rows. A relay that does not answer is left out. */
  async rows(wanted: Wanted): Promise<(readonly Best[])[]> {
    const asked = this.lines.map((_, relay) => callWithin(() => this.#stub(relay).rows(wanted), PATIENCE));
    const rows = await Promise.allSettled(asked);
    return rows.flatMap((one) => (one.status === "fulfilled" && Array.isArray(one.value) ? [one.value] : []));
  }

  #open(relay: number): Promise<boolean> {
    return callWithin(() => this.#stub(relay).open({ ...this.of.setup, relay }), OPENING_PATIENCE);
  }

  /** Opens the game on a relay again. Never after the game is over: its rooms' data is kept elsewhere, or already gone. */
  async #openAnew(relay: number): Promise<boolean> {
    if (this.of.coordinator().game.phase.name === "completed") return false;
    this.counts.delete(relay);
    return this.#open(relay);
  }

  #onRecord(): Coordinator {
    const whole = this.of.begin();
    for (const event of this.of.log.events<CoordinatorEvent>()) applyInCoordinator(whole, event);
    return whole;
  }

  #stub(relay: number): Stub {
    const { env, setup } = this.of;
    return env.RELAY_ROOM.getByName(relayName(setup.code, relay)) as unknown as Stub;
  }
}

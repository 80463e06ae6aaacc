import type { HostMessage } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import type { PageTurn } from "#protocol/live/page-turn";
import type { Env } from "#browser/env";
import { newLiveGame } from "#game-client/game";
import { HostControls } from "#game-client/host-controls";
import type { HostView } from "#game-client/host-game";
import { reduceHost } from "#game-client/reduce-host";
import { newStore, type Readable, type Store } from "#browser/store";
import { hostCommand } from "#game/host-commands";
import { refusal } from "#game/view/replies";
import { hostSnapshot } from "#game/view/snapshots";
import { gameSetupOf, type RehearsalSetup } from "./game-setup";
import { pupils } from "./pupil";
import { Pupils } from "./pupils";
import { Room } from "./room";

/**
 * A game with made-up pupils, played in this page alone by the rules of every game: the board cannot tell the difference. Sends
 * nothing and stores nothing.
 */
export class RehearsalGame extends HostControls implements Readable<HostView> {
  private readonly room: Room;
  private readonly pupils: Pupils;
  private readonly store: Store<HostView>;

  constructor(setup: RehearsalSetup, env: Pick<Env, "now" | "random" | "after">) {
    super();
    const gameSetup = gameSetupOf(setup, env.random);
    this.store = newStore<HostView>({
      game: newLiveGame("host", gameSetup.code),
      link: { status: "connected", again: false },
      isPolling: false,
      waiting: [],
    });
    this.room = new Room(gameSetup, env, {
      host: (message) => this.fold(message),
      pupils: (events) => this.pupils.hear(events),
    });
    this.fold(hostSnapshot(this.room.game, this.room.now(), new Set()));
    this.pupils = new Pupils(pupils(setup.pupils, env.random), this.room, env);
  }

  get get() {
    return this.store.get;
  }

  get subscribe() {
    return this.store.subscribe;
  }

  /** Made-up pupils send none. */
  readonly reactions = newStore<readonly number[]>([]);
  /** A rehearsal has one screen. */
  readonly pageTurns = newStore<PageTurn | null>(null);
  readonly turnPage = (): void => {};
  readonly serverNow = (): number => this.room.now();
  readonly retry = (): void => {};
  readonly close = (): void => {
    this.room.close();
    this.pupils.stop();
  };

  protected press(message: HostMessage): void {
    const decision = this.room.ask(hostCommand(message))[0]!;
    if (!decision.ok) this.fold(refusal(decision.error, decision.suggestion));
  }

  private fold(message: ServerMessage): void {
    const view = this.store.get();
    this.store.set({ ...view, game: reduceHost(view.game, message) });
  }
}

import type { GameHost } from "#objects/game-room/game-host";
import { Throttle } from "#objects/game-room/sockets/throttle";
import type { CoordinatorJournal } from "./coordinator-journal";
import type { PartsWritten } from "./coordinator-results";
import type { CoordinatorReply, RelayPresence, Report, RelayState } from "#large-game/lines";
import type { Relays } from "./relays";
import { changes } from "#large-game/sums";

/** Phones get new data about the whole game at most this often. */
const HALL_MS = 1000;

type Options = {
  readonly journal: CoordinatorJournal;
  readonly room: GameHost;
  readonly relays: () => Relays;
  readonly parts: () => PartsWritten;
};

/** Reports of relays to their coordinator, and the changes for everybody that follow. */
export class CoordinatorReports {
  readonly #wholeGame = new Throttle(
    () => HALL_MS,
    () => this.#tellAll(),
  );
  /** True if presence has been sent since the coordinator woke. */
  #isKnown = false;

  constructor(private readonly of: Options) {}

  /** Handles a relay's call; null if there is no such relay. */
  async answer(report: Report): Promise<CoordinatorReply | null> {
    const { relays, room, parts, journal } = this.of;
    const line = relays().lines[report.relay];
    if (!line) return null;
    if (report.wantsHall) line.forgetWholeGame();
    room.reactions.add(report.reactions);
    line.hears(report);
    if (report.isWritten) parts().add(line);
    const decisions = report.wishes.length === 0 ? [] : await line.inReply(() => journal.obeyWhenRanked(report.wishes));
    return { news: line.newsFrom(report.heard), decisions };
  }

  /** Handles a relay's state, from a call or a reply. */
  heard({ relay, handed, here }: RelayState, before: RelayPresence | null): void {
    const { journal, relays } = this.of;
    if (handed) journal.tableCame(relay, handed);
    journal.countsCame(relays().counts);
    this.#follow(changes(here, before));
  }

  /** Called when a relay did not answer. */
  silent(): void {
    this.#follow({ lobby: false, counter: false, count: false, empty: true });
  }

  /** Called when the data shown to everybody may have changed. */
  wholeGameChanged(): void {
    this.of.relays().wholeGame.mayHaveChanged();
    this.#wholeGame.ask();
  }

  stop(): void {
    this.#wholeGame.cancel();
  }

  #follow({ empty, ...what }: ReturnType<typeof changes>): void {
    const { relays, room } = this.of;
    if (empty) room.upkeep.arm();
    if (!relays().areKnown) return;
    const { lobby, counter, count } = this.#isKnown ? what : { lobby: true, counter: true, count: true };
    this.#isKnown = true;
    room.seats.changedElsewhere({ lobby, counter, count });
    if (lobby || counter) this.wholeGameChanged();
  }

  #tellAll(): void {
    const { journal, relays } = this.of;
    if (journal.coordinator.game.phase.name !== "completed") relays().tell();
  }
}

import { Paced } from "../room/paced";
import type { Reactions } from "../room/reactions";
import type { Seats } from "../room/seats";
import type { Upkeep } from "../room/upkeep";
import type { HeadJournal } from "./head-journal";
import type { PartsWritten } from "./head-results";
import type { Answered, Report, Said } from "./lines";
import type { Relays } from "./relays";
import type { OfAll } from "./sums";

/** Phones are shown what is new of all once in this time. */
const HALL_MS = 1000;

type OfHead = {
  readonly journal: HeadJournal;
  readonly room: { readonly seats: Seats; readonly upkeep: Upkeep; readonly reactions: Reactions };
  readonly relays: () => Relays;
  readonly parts: () => PartsWritten;
};

/** What relays say to their head, and what follows from it for everybody. */
export class HeadReports {
  readonly #hall = new Paced(
    () => HALL_MS,
    () => this.#tellAll(),
  );
  #sumsBefore: OfAll | null = null;

  constructor(private readonly of: OfHead) {}

  /** A relay's call; null where there is no such relay. */
  async answer(report: Report): Promise<Answered | null> {
    const { relays, room, parts, journal } = this.of;
    const line = relays().lines[report.relay];
    if (!line) return null;
    if (report.wantsHall) line.forgotHall();
    room.reactions.add(report.reactions);
    line.hears(report);
    if (report.isWritten) parts().add(line);
    const decisions = report.wishes.length === 0 ? [] : await journal.obeyWhenRanked(report.wishes);
    return { news: line.newsFrom(report.heard), decisions };
  }

  /** In a call or a reply. */
  heard({ relay, handed }: Said): void {
    const { journal, relays } = this.of;
    if (handed) journal.tableCame(relay, handed);
    journal.countsCame(relays().counts);
    this.#sumsChanged();
  }

  /** What all are shown has changed. */
  hallChanged(): void {
    this.#hall.ask();
  }

  stop(): void {
    this.#hall.cancel();
  }

  #sumsChanged(): void {
    const { relays, room } = this.of;
    const [sums, before] = [relays().sums, this.#sumsBefore];
    this.#sumsBefore = sums;
    const lobby = sums.choosing !== before?.choosing || [...sums.absent].join() !== [...before.absent].join();
    const counter = sums.sockets !== before?.sockets;
    const count = sums.answered !== before?.answered || sums.total !== before.total;
    room.seats.changedElsewhere({ lobby, counter, count });
    if (lobby || counter) this.hallChanged();
    if (sums.emptySince !== before?.emptySince) room.upkeep.arm();
  }

  #tellAll(): void {
    const { journal, relays } = this.of;
    if (journal.head.game.phase.name !== "completed") relays().tell();
  }
}

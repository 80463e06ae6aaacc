import type { Bars, NetworkNames, TakenSeat } from "#game/foreign";
import { namesOf, networkOnLine } from "#objects/lifecycle/networks";
import type { Counted, Counts } from "#shared/counting/counter";

type Row = { times: string };
/** A counted time and, if that matters, what it was about. */
type Kept = number | readonly [at: number, about: unknown];

/**
 * Networks from which seats were taken, networks that belong to the class or are barred, and counts of pins, looks and joins.
 * Created if missing: a homework made before it existed has none of it. A network is stored with its line (`networkOnLine`);
 * earlier rows have one name, which stands for both.
 */
export class Networks {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`
      CREATE TABLE IF NOT EXISTS seat_networks (pupil INTEGER PRIMARY KEY, network TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS known_networks (network TEXT PRIMARY KEY, is_host INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS kept_seats (network TEXT PRIMARY KEY, up_to INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS barred_networks (network TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, who TEXT NOT NULL, times TEXT NOT NULL, kept_until INTEGER NOT NULL,
        PRIMARY KEY (name, who)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS counted_ends ON counted (kept_until);
    `);
  }

  seated(pupil: number, { network, line }: NetworkNames): void {
    this.sql.exec("INSERT OR REPLACE INTO seat_networks VALUES (?, ?)", pupil, networkOnLine(network, line));
  }

  /** Networks of the seats that are still taken. */
  ofSeats(): readonly TakenSeat[] {
    return this.sql
      .exec<{ seat: number; network: string; name: string; answered: number }>(
        `SELECT p.seq AS seat, n.network, p.nickname AS name, EXISTS (SELECT 1 FROM answers WHERE pupil = p.seq) AS answered
         FROM seat_networks n JOIN pupils p ON p.seq = n.pupil ORDER BY n.pupil`,
      )
      .toArray()
      .map(({ seat, network, name, answered }) => ({
        seat,
        name,
        hasAnswered: () => answered > 0,
        ...namesOf(network),
      }));
  }

  /** Notes a network of the teacher's own screens. */
  host(network: string): void {
    this.sql.exec("INSERT INTO known_networks VALUES (?, 1) ON CONFLICT DO UPDATE SET is_host = 1", network);
  }

  /** Notes that this network is the class's, with all seats up to this one. The version before reads `known_networks` alone. */
  keep(network: string, upTo: number): void {
    this.sql.exec("INSERT OR IGNORE INTO known_networks VALUES (?, 0)", network);
    this.sql.exec(
      "INSERT INTO kept_seats VALUES (?, ?) ON CONFLICT DO UPDATE SET up_to = max(up_to, excluded.up_to)",
      network,
      upTo,
    );
  }

  /** Gives nobody a new seat from this network, until `unbar`. */
  bar(network: string, line: string): void {
    this.sql.exec("INSERT OR IGNORE INTO barred_networks VALUES (?)", networkOnLine(network, line));
  }

  unbar(network: string): void {
    const line = this.barred().get(network);
    if (line !== undefined)
      this.sql.exec("DELETE FROM barred_networks WHERE network = ?", networkOnLine(network, line));
  }

  /** Barred networks, each with its line; a barred line with itself. */
  barred(): Map<string, string> {
    const rows = this.sql.exec<{ network: string }>("SELECT network FROM barred_networks ORDER BY network");
    return new Map(rows.toArray().map((row) => [namesOf(row.network).network, namesOf(row.network).line]));
  }

  get bars(): Bars & { readonly hostNetworks: ReadonlySet<string> } {
    return { hostNetworks: this.hosts(), known: this.#kept(), barred: this.barred() };
  }

  hosts(): Set<string> {
    const rows = this.sql.exec<{ network: string }>("SELECT network FROM known_networks WHERE is_host = 1");
    return new Set(rows.toArray().map(({ network }) => network));
  }

  #kept(): Map<string, number> {
    const rows = this.sql.exec<{ network: string; up_to: number }>(
      "SELECT network, 0 AS up_to FROM known_networks WHERE is_host = 0 UNION ALL SELECT network, up_to FROM kept_seats",
    );
    return new Map(rows.toArray().map(({ network, up_to }) => [network, up_to]));
  }

  /** True if the pupil's seat was taken from this line. */
  hasTaken(pupil: number, line: string): boolean {
    const rows = this.sql.exec<{ network: string }>("SELECT network FROM seat_networks WHERE pupil = ?", pupil);
    return rows.toArray().some(({ network }) => network.split(" ").includes(line));
  }

  /**
   * Counts that survive sleep, so that slow attempts are counted too. `what` tells two counters apart; wrong pins have none,
   * because they were counted first.
   */
  counts(what: "" | "look " | "join " = ""): Counts {
    return {
      of: (name, who) => {
        const rows = this.sql
          .exec<Row>("SELECT times FROM counted WHERE name = ? AND who = ?", what + name, String(who))
          .toArray();
        return rows.flatMap(({ times }) => (JSON.parse(times) as Kept[]).map(counted));
      },
      put: (name, who, all, lifetimeMs) => {
        const last = all.at(-1);
        if (last === undefined) {
          this.sql.exec("DELETE FROM counted WHERE name = ? AND who = ?", what + name, String(who));
          return;
        }
        const times = JSON.stringify(all.map(stored));
        if (lifetimeMs === undefined) {
          this.sql.exec("UPDATE counted SET times = ? WHERE name = ? AND who = ?", times, what + name, String(who));
          return;
        }
        this.sql.exec("DELETE FROM counted WHERE kept_until <= ?", last.at);
        const row = [what + name, String(who), times, last.at + lifetimeMs];
        this.sql.exec("INSERT OR REPLACE INTO counted VALUES (?, ?, ?, ?)", ...row);
      },
    };
  }
}

const counted = (one: Kept): Counted => (typeof one === "number" ? { at: one } : { at: one[0], about: one[1] });
const stored = ({ at, about }: Counted): Kept => (about === undefined ? at : [at, about]);

import type { Counted, Counts } from "#shared/counting/counter";

type Row = { times: string };
/** A counted time and, if that matters, what it was about. */
type Kept = number | readonly [at: number, about: unknown];

/**
 * Networks from which seats were taken, networks that belong to the class or are barred, and counts of pins, looks and joins.
 * Created if missing: a homework made before it existed has none of it.
 */
export class Networks {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`
      CREATE TABLE IF NOT EXISTS seat_networks (pupil INTEGER PRIMARY KEY, network TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS known_networks (network TEXT PRIMARY KEY, is_host INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS barred_networks (network TEXT PRIMARY KEY) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS counted (name TEXT NOT NULL, who TEXT NOT NULL, times TEXT NOT NULL, kept_until INTEGER NOT NULL,
        PRIMARY KEY (name, who)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS counted_ends ON counted (kept_until);
    `);
  }

  seated(pupil: number, network: string): void {
    this.sql.exec("INSERT OR REPLACE INTO seat_networks VALUES (?, ?)", pupil, network);
  }

  /** Networks of the seats that are still taken. */
  ofSeats(): { readonly pupil: number; readonly network: string }[] {
    return this.sql
      .exec<{ pupil: number; network: string }>(
        "SELECT n.pupil, n.network FROM seat_networks n JOIN pupils p ON p.seq = n.pupil ORDER BY n.pupil",
      )
      .toArray();
  }

  /** `host`: the network of the teacher's own screens. `class`: the teacher has confirmed that it is the class's. */
  know(network: string, of: "host" | "class"): void {
    this.sql.exec("INSERT OR IGNORE INTO known_networks VALUES (?, ?)", network, of === "host" ? 1 : 0);
  }

  /** Gives nobody a new seat from this network, until `unbar`. */
  bar(network: string): void {
    this.sql.exec("INSERT OR IGNORE INTO barred_networks VALUES (?)", network);
  }

  unbar(network: string): void {
    this.sql.exec("DELETE FROM barred_networks WHERE network = ?", network);
  }

  barred(): Set<string> {
    const rows = this.sql.exec<{ network: string }>("SELECT network FROM barred_networks ORDER BY network");
    return new Set(rows.toArray().map(({ network }) => network));
  }

  known(of: "host" | "class"): Set<string> {
    const rows = this.sql.exec<{ network: string }>(
      "SELECT network FROM known_networks WHERE is_host = ?",
      of === "host" ? 1 : 0,
    );
    return new Set(rows.toArray().map(({ network }) => network));
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
        this.sql.exec("DELETE FROM counted WHERE kept_until <= ?", last.at);
        const row = [what + name, String(who), JSON.stringify(all.map(stored)), last.at + lifetimeMs];
        this.sql.exec("INSERT OR REPLACE INTO counted VALUES (?, ?, ?, ?)", ...row);
      },
    };
  }
}

const counted = (one: Kept): Counted => (typeof one === "number" ? { at: one } : { at: one[0], about: one[1] });
const stored = ({ at, about }: Counted): Kept => (about === undefined ? at : [at, about]);

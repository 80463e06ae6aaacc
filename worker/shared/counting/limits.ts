/**
 * Limits on trying, looking and joining: the one table of everything that is counted (`countingRules`, below). Each entry is a
 * counted thing; its keys are counted separately, each with its limits. To change how often something may be tried, change a
 * figure here: the next allowed moment and `Retry-After` follow from it (`counting.ts`). A limit by network has to let a whole
 * school through, which is one network.
 *
 *     look: { phone: [{ most: 5, withinMs: MINUTE }], network: school }
 *     opensAt([T0, T0 + 1_000], [{ most: 2, withinMs: MINUTE }], T0 + 2_000);  // T0 + 60_000
 */

/** Number allowed within a time. */
export type Limit = { readonly most: number; readonly withinMs: number };
export type Limits<Who extends string = string> = Readonly<Record<Who, readonly Limit[]>>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Waits = { readonly firstMs: number; readonly longestMs: number; readonly forgottenAfterMs: number };

/** Limits with a growing wait: after `atOnce` tries a wait, and twice as long after each further one, until it is forgotten. */
function doubling(atOnce: number, { firstMs, longestMs, forgottenAfterMs }: Waits): readonly Limit[] {
  const limits: Limit[] = [];
  let [waitMs, withinMs] = [firstMs, firstMs];
  for (let most = atOnce; withinMs <= forgottenAfterMs; most++) {
    limits.push({ most, withinMs });
    waitMs = Math.min(2 * waitMs, longestMs);
    withinMs += waitMs;
  }
  return limits;
}

/**
 * A network's share of a game or a homework. A school is one network: forty pupils at once, three hundred within minutes and
 * five hundred in an hour are never refused. A network elsewhere uses up only its share.
 */
const school: readonly Limit[] = [{ most: 500, withinMs: HOUR }];

/** A line's share: many networks of a mobile carrier lie on one, and none of them uses up what the others need. */
const carrier: readonly Limit[] = [{ most: 2_000, withinMs: HOUR }];

const person = (atOnce: number) => doubling(atOnce, { firstMs: 30 * SECOND, longestMs: HOUR, forgottenAfterMs: DAY });

/** Limits of a client. A whole school is one client: it makes many mistakes, and never waits for long. */
const client = doubling(60, { firstMs: 30 * SECOND, longestMs: MINUTE, forgottenAfterMs: HOUR });

/**
 * Limits of an account's wrong passwords by a client that has to wait, counted instead of the client's. One phone makes its whole
 * school wait, and the others still get in with a right password. Someone who guesses gets as far at many accounts as places for
 * hashing allow, and at one of them only this far. A limit of accounts would be used up with invented ones.
 */
const accountOnClient: readonly Limit[] = [{ most: 2, withinMs: HOUR }];

export const countingRules = {
  /** A look at a number of a class, right or wrong. Freed by the seat that it leads to. */
  look: { phone: [{ most: 5, withinMs: MINUTE }], network: school },
  /**
   * A seat that is taken. Freed by the host who frees the seat or keeps it as the class's, and by leaving the lobby. The network of the
   * host's own screens, and a game of several rooms, have no such limit (`admissions.ts`). A line may have 65,536 networks: seats and
   * pins are counted by both.
   */
  join: { network: school, line: carrier },
  /**
   * A wrong pin of a homework. Freed by the right one, and by a new pin. A stranger on another network does not lock the pupil
   * out, and one on another line not even from many networks. `seat` counts all lines but the one that the seat was taken from:
   * somebody with many lines closes a place to them, not to the pupil, and so it may be low. Strangers have 1,200 tries a day at
   * the 10,000 pins of each of 60 places.
   */
  pin: {
    seatOnNetwork: doubling(5, { firstMs: 15 * MINUTE, longestMs: 12 * HOUR, forgottenAfterMs: 7 * DAY }),
    seatOnLine: [{ most: 15, withinMs: DAY }],
    seat: [{ most: 20, withinMs: DAY }],
    line: school,
  },
  /** A wrong password. Freed by the right one, for an account also by a reset by mail. */
  password: { account: person(5), client, accountOnClient },
  /** A wrong password while nobody can tell people from programs. */
  uncheckedPassword: { account: person(3), client, accountOnClient },
  /**
   * Passwords of an account that are hashed, right or wrong. One too many waits among strangers (`auth/hashing-queue.ts`): the
   * right password, sent without end, takes no places of others. Counted where it is hashed; nothing frees them.
   */
  hash: { accountOnLine: [{ most: 6, withinMs: 10 * MINUTE }] },
  /**
   * The owner's password, asked for again. Wrong ones are freed by the right one, right ones by nothing: an administrator who
   * suspends a whole staff sends one with each.
   */
  ownPassword: { account: person(5), rightOfAccount: [{ most: 300, withinMs: HOUR }] },
  /**
   * A wrong code that is typed, on a board without an account. One that does not exist is counted for its line too, which slows
   * down such codes alone: a right one is accepted however many others on its line guess.
   */
  code: { account: person(6), line: client },
  /** Actions a person does a few times an hour. Nothing frees them. */
  publish: { account: person(15) },
  report: { account: person(15) },
  address: { account: person(5) },
  /** A teacher whose approval is taken. One too many at once needs the administrator's password. */
  withdrawal: { account: [{ most: 5, withinMs: MINUTE }] },
  /** A board that waits for a phone. One too many takes the place of the one that has waited longest. */
  board: { client: [{ most: 1_000, withinMs: 3 * MINUTE }] },
  /**
   * A mail that anybody can ask for. One too many waits, and the caller does not learn of it. One client uses up a third of a
   * usual day's mails at most, all who register half (`db/mail-caps.ts`).
   */
  mail: {
    client: [
      { most: 60, withinMs: HOUR },
      { most: 300, withinMs: DAY },
    ],
  },
  /**
   * A registration's mail. A school is one client: its whole staff registers in one meeting. One too many waits. The hour counts
   * no addresses of named schools, the day counts all: no line uses up the registrations of the others.
   */
  registration: {
    client: [
      { most: 300, withinMs: HOUR },
      { most: 375, withinMs: DAY },
    ],
  },
  /**
   * Mails of one sort to one address: those that one client asks for, and those of all. Notices, which nobody asks for, are
   * counted as one client's; one too many of them waits.
   */
  mailbox: {
    client: [
      { most: 5, withinMs: HOUR },
      { most: 20, withinMs: DAY },
    ],
    address: [
      { most: 15, withinMs: HOUR },
      { most: 60, withinMs: DAY },
    ],
  },
  /** A notice sent once a day. */
  notice: { account: [{ most: 1, withinMs: DAY }] },
} as const satisfies Readonly<Record<string, Limits>>;

/**
 * Limits by which a route counts a call whose entry names them. Two are counted by the platform, by figures in wrangler.toml:
 * `miss`, an unknown code, seat, player or link, of a line (known ones are never counted: a school is one address, and its
 * correct codes keep working while somebody there guesses), and `library`, a look into it.
 */
export type RouteLimit = "miss" | "library" | "code" | "ownPassword";
/**
 * Limits that are counted in one step with what they slow: in a room, with a mail that is written, for some bodies only. The
 * platform counts `results` too: an account's looks at a seat of a finished game or at a student's page, which read the results of
 * whole games.
 */
export type InnerLimit =
  | "miss"
  | "library"
  | "results"
  | Exclude<keyof typeof countingRules, "code" | "uncheckedPassword" | "hash" | "mailbox" | "notice">;
export type CallLimit = RouteLimit | InnerLimit;

import { expect, test } from "vitest";
import { clientMessages } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import { aGame } from "../helpers/games/a-game";
import firstClient from "./client-0.1.0.json";
import { hosting, sit, type Seat } from "../helpers/games/seat";

/**
 * The messages of each release's client, word for word, and the fields of the replies that it reads. A release adds a file,
 * which never changes afterwards.
 */
type Step = readonly [who: string, says: object, hears: ServerMessage["type"], reads: readonly string[]];
const clients = [firstClient] as unknown as readonly { version: string; steps: readonly Step[] }[];

/** Games that such a client knows nothing of, which it plays along with whole numbers and a first answer. */
const later = [
  { of: "", settings: {} },
  { of: " in a game that counts net", settings: { scoring: "net", wrong_costs: 3 } },
  { of: " in a game in which answers may change", settings: { scoring: "accuracy", answers_change: true } },
] as const;

test.each(clients.flatMap((client) => later.map((game) => ({ ...client, ...game }))))(
  "[F24] a client of version $version sends its messages and understands the replies$of",
  async ({ steps, settings }) => {
    const { code, teacher } = await aGame({ settings });
    const seats = new Map<string, Seat>([["host", await hosting(code, teacher.token)]]);
    const known: Record<string, string> = { $code: code };
    for (const [who, says, type, reads] of steps) {
      if (!seats.has(who)) seats.set(who, await sit(code));
      const seat = seats.get(who)!;
      seat.sayText(JSON.stringify(says).replace(/\$[a-z]+/g, (name) => known[name] ?? name));
      const heard: object = await seat.hears(type);
      expect(Object.keys(heard)).toEqual(expect.arrayContaining([...reads]));
      const { question_id, player_id, session_id } = heard as Record<string, string>;
      if (question_id) known.$question = question_id;
      if (player_id) known[`$${who}`] = player_id;
      if (session_id && who === "ali") known.$session = session_id;
    }
  },
);

test("the newest client's file holds every message that there is", () => {
  const said = new Set(clients.at(-1)!.steps.map(([, says]) => (says as { type: string }).type));
  // The next release sends those of the later parts.
  const released = Object.entries(clientMessages).filter(([, { since }]) => since === "spec" || since === 1);
  expect([...said].toSorted()).toEqual(released.map(([name]) => name).toSorted());
});

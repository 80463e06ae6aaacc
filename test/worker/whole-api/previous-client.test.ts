import { expect, test } from "vitest";
import type { GameSettings } from "#protocol/game-settings";
import { clientMessages } from "#protocol/live/client-messages";
import type { ServerMessage } from "#protocol/live/messages";
import { aGameWithClass } from "../helpers/a-class";
import { aGame } from "../helpers/games/a-game";
import { hosting, sit, type Seat } from "../helpers/games/seat";
import firstClient from "./client-0.1.0.json";
import newestClient from "./client-0.3.0.json";

/**
 * The messages of each release's client, word for word, and the fields of the replies that it reads. A release adds a file,
 * which never changes afterwards.
 */
type Step = readonly [who: string, says: object, hears: ServerMessage["type"] | null, reads: readonly string[]];
type Played = {
  readonly plays: string;
  readonly settings: Partial<GameSettings>;
  readonly asked?: readonly object[];
  /** Names of a class, by number from 1. */
  readonly pupils?: readonly string[];
  readonly steps: readonly Step[];
};

/** Games that the first client knows nothing of, which it plays along with whole numbers and a first answer. */
const ofFirstClient = [
  { plays: "its games", settings: {} },
  { plays: "a game that counts net", settings: { scoring: "net", wrong_costs: 3 } },
  { plays: "a game in which answers may change", settings: { scoring: "accuracy", answers_change: true } },
] as const;
const steps = firstClient.steps as unknown as readonly Step[];
const newest = newestClient.games as unknown as readonly Played[];
const clients: readonly (Played & { version: string; wire?: Record<string, string> })[] = [
  ...ofFirstClient.map((game) => ({ ...game, version: firstClient.version, steps })),
  ...newest.map((game) => ({ ...game, version: newestClient.version, wire: newestClient.wire })),
];

test.each(clients)(
  "[F24] a client of version $version sends its messages and understands the replies: $plays",
  async ({ steps, settings, asked, pupils, wire }) => {
    const { code, teacher } = pupils
      ? await aGameWithClass({ settings, pupils: pupils.map((name) => ({ name })) })
      : await aGame({ settings, ...(asked && { asked }) });
    const host = await hosting(code, teacher.token);
    const seats = new Map<string, Seat>([["host", host]]);
    const known: Record<string, string> = { $code: code };
    for (const { number, player_id } of host.registered.players) known[`$number${number}`] = player_id;
    for (const [who, says, type, reads] of steps) {
      if (!seats.has(who)) seats.set(who, await sit(code, undefined, wire));
      const seat = seats.get(who)!;
      seat.sayText(JSON.stringify(says).replace(/\$[a-z]+\d?/g, (name) => known[name] ?? name));
      if (type === null) {
        await seat.settles();
        if (seat.has("error")) throw new Error(`refused: ${JSON.stringify(says)}`);
        continue;
      }
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
  const said = new Set(newest.flatMap((game) => game.steps.map(([, says]) => (says as { type: string }).type)));
  expect([...said].toSorted()).toEqual(Object.keys(clientMessages).toSorted());
});

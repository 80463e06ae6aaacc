import { env, exports } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hashing } from "#auth/passwords";
import { scheduled } from "../../../worker/scheduled";
import { tryBefore } from "../described/asking";
import { everyCall } from "../described/every-call";
import { aWrittenQuestion } from "../../builders/questions";
import { anAccount } from "../helpers/accounts/accounts";
import { aPerson } from "../helpers/accounts/people";
import { ring, withClock } from "../helpers/clock";
import { MINUTE } from "../helpers/d1-away";
import { storedInD1 } from "../helpers/games/played";
import { aFullHall } from "../helpers/halls/a-hall";
import { aStoredLargeGame, sessionOf } from "../helpers/halls/large-game";
import { call, origin, type Refusal } from "../helpers/http";
import { AWAY, inTime, said } from "../helpers/in-time";
import { inOrder } from "../helpers/networks";
import { inAnotherThread } from "../in-node/trips";
import { anotherPicture, shown, upload } from "../helpers/sets/pictures";

/** R2 fails or answers nothing: pictures, and the parts of large games. Calls that need neither do not notice. */
const faults = {
  fails: () => Promise.reject(new Error("We encountered an internal error. Please try again. (10001)")),
  "never answers": () => new Promise<never>(() => {}),
} as const;
type Fault = keyof typeof faults;
const each = Object.keys(faults) as Fault[];

beforeEach(() => {
  vi.spyOn(hashing, "run").mockImplementation((hash) => inAnotherThread(hash()));
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

/** Does something without R2. Null if nobody would wait for its end. */
async function without<T>(fault: Fault, work: () => Promise<T>): Promise<T | null> {
  let asked = false;
  const spies = (["get", "put", "head", "list", "delete"] as const).map((name) =>
    vi.spyOn(env.MEDIA, name).mockImplementation(() => {
      asked = true;
      return faults[fault]();
    }),
  );
  try {
    return await inTime(() => ({ done: work(), hangs: () => asked }));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test("[F34] R2 fails or never answers, whatever is called: a page hears in time, and what it asks again is done", async () => {
  const wrong: unknown[] = [];
  const heard = new Set<string>();
  tryBefore(async ({ call: name }, asked) => {
    for (const fault of each) {
      const reply = await without(fault, () => call(name.split(" ")[0]!, asked.path, asked));
      if (reply && reply.status < 500) return reply;
      heard.add(name);
      if (said(reply) !== AWAY) wrong.push([name, fault, said(reply)]);
    }
    return null;
  });
  await everyCall().finally(() => tryBefore(async () => null));
  expect(wrong).toEqual([]);
  expect([...heard]).toEqual(["POST /api/media", "GET /media/:id"]);
});

type Scene = { readonly ask: () => Promise<{ status: number; json: Refusal }>; readonly look?: () => Promise<unknown> };

const seats = [0, 1, 2].map((relay) => ({ relay, nickname: `Ada ${relay}`, answer: "A" }));
const namesIn = async (gameId: string) =>
  inOrder(
    3,
    async (relay) => (await (await env.MEDIA.get(`results/${gameId}/${relay}`))?.text())?.includes("Su ") ?? null,
  );

async function aTeacherOfLargeGames() {
  const teacher = await anAccount("teacher");
  const games = await inOrder(3, () => aStoredLargeGame(teacher.id, { seats }));
  return { teacher, games, look: async () => inOrder(3, (i) => namesIn(games[i]!.id)) };
}

/** A look at a large game, as its teacher. */
const looked = (path: (game: { code: string; ids: readonly string[] }) => string) => async (): Promise<Scene> => {
  const { teacher, games } = await aTeacherOfLargeGames();
  return { ask: () => call("GET", `/api/${path(games[0]!)}`, { token: teacher.token }) };
};

/** A pupil of three large games with a name in each. */
async function aPupilOfLargeGames() {
  const teacher = await aPerson("teacher");
  const pupil = await anAccount("student");
  const own = seats.map(({ relay }) => ({ relay, nickname: `Su ${relay}`, userId: pupil.id }));
  const games = await inOrder(3, () => aStoredLargeGame(teacher.id, { seats: [...seats, ...own] }));
  return { pupil, look: async () => inOrder(3, (i) => namesIn(games[i]!.id)) };
}

const leaves = ({ token, password }: { token: string; password: string }) =>
  call("DELETE", "/api/user", { token, body: { password } });

const scenes: Readonly<Record<string, () => Promise<Scene>>> = {
  "the report": looked(({ code }) => `game/${code}/statistics`),
  "the players": looked(({ code }) => `game/${code}/players`),
  "the leaderboard": looked(({ code }) => `game/${code}/leaderboard`),
  "one player's answers": looked(({ ids }) => `player/${ids[0]}/stats`),
  "the hardest questions": looked(() => "game/teacher/stats"),
  async "a claimed result"() {
    const { games } = await aTeacherOfLargeGames();
    const { token } = await aPerson("student");
    const headers = { "session-id": sessionOf("Ada 0") };
    const history = async () => {
      const { json } = await call<{ items: { nickname: string }[] }>("GET", "/api/player/history", { token });
      return json.items.map(({ nickname }) => nickname);
    };
    return { ask: () => call("POST", `/api/player/${games[0]!.ids[0]}/claim`, { token, headers }), look: history };
  },
  async "an upload"() {
    const { token } = await aPerson("teacher");
    const bytes = anotherPicture();
    const id = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
    const look = async () => {
      const { results } = await env.DB.prepare("SELECT stored_at > 0 AS stored FROM media WHERE id = ?").bind(id).all();
      const owners = await env.DB.prepare("SELECT 1 FROM media_owners WHERE media_id = ?").bind(id).all();
      return [results, owners.results.length, (await shown(id)).status];
    };
    return { ask: () => upload(token, bytes), look };
  },
  async "a deleted game"() {
    const { teacher, games, look } = await aTeacherOfLargeGames();
    return { ask: () => call("DELETE", `/api/game/${games[1]!.code}`, { token: teacher.token }), look };
  },
  async "a teacher who leaves"() {
    const { teacher, look } = await aTeacherOfLargeGames();
    return { ask: () => leaves(teacher), look };
  },
  async "a teacher whom an administrator deletes"() {
    const { teacher, look } = await aTeacherOfLargeGames();
    const { token, password } = await anAccount("admin");
    return { ask: () => call("DELETE", `/api/admin/users/${teacher.id}`, { token, body: { password } }), look };
  },
  async "a pupil who leaves"() {
    const { pupil, look } = await aPupilOfLargeGames();
    return { ask: () => leaves(pupil), look };
  },
};

const night = async () => {
  for (const cron of ["20 0 * * *", "*/10 * * * *"]) await scheduled({ cron }, env);
};

describe.each(Object.entries(scenes))("%s", (_, make) => {
  test.each(each)(
    "[F34][T45] R2 %s: done, or a page hears in time; in the end it is as if nothing had been",
    async (fault) => {
      const undisturbed = await make();
      expect((await undisturbed.ask()).status).toBeLessThan(300);
      const { ask, look } = await make();
      const reply = await without(fault, ask);
      const heard = reply && reply.status < 300 ? "done" : said(reply);
      expect(["done", AWAY]).toContain(heard);
      const again = heard === "done" ? await night().then(() => 204) : (await ask()).status;
      expect(again).toBeLessThan(300);
      expect(await look?.()).toEqual(await undisturbed.look?.());
    },
  );
});

test("[F34] R2 stops in the middle of a part: the report says in time that it is the server", async () => {
  const { ask } = await scenes["the report"]!();
  const get = env.MEDIA.get.bind(env.MEDIA);
  let hasStopped = false;
  const half = vi.spyOn(env.MEDIA, "get").mockImplementation(async (key: string) => {
    hasStopped = true;
    return Object.assign((await get(key)) ?? {}, { text: faults["never answers"] }) as never;
  });
  expect(said(await inTime(() => ({ done: ask(), hangs: () => hasStopped })))).toBe(AWAY);
  half.mockRestore();
  expect((await ask()).status).toBe(200);
});

test.each(each)(
  "[F34] R2 %s while an account's data are sent: they end half-way, not as if they were whole",
  async (fault) => {
    const { teacher } = await aTeacherOfLargeGames();
    const exported = async () => {
      const headers = { authorization: `Bearer ${teacher.token}` };
      const reply = await exports.default.fetch(`${origin}/api/user/export`, { headers });
      return reply.text().catch(() => "broken off");
    };
    expect(await without(fault, exported)).toBe("broken off");
    expect(JSON.parse(await exported())).toMatchObject({ parts_of_large_games: { length: 9 } });
  },
);

test.each(each)("[F34] R2 %s at night: the run ends, and the next one does what is left", async (fault) => {
  const { pupil, look } = await aPupilOfLargeGames();
  expect((await without(fault, () => leaves(pupil)))!.status).toBe(204);
  await without(fault, () =>
    night()
      .catch(() => {})
      .then(() => "over"),
  ).then((end) => expect(end).toBe("over"));
  expect(await look()).toEqual([0, 1, 2].map(() => [true, true, true]));
  await night();
  expect(await look()).toEqual([0, 1, 2].map(() => [false, false, false]));
});

test("[F34] a picture whose deletion R2 does not answer is nobody's until it is done, and then a new one", async () => {
  const { token } = await aPerson("teacher");
  const bytes = anotherPicture();
  const { id } = (await upload(token, bytes)).json.media;
  await env.DB.prepare("UPDATE media SET touched_at = 0 WHERE id = ?").bind(id).run();
  await without("never answers", () => night().catch(() => {}));
  const image = { id, alt: "Bilyeler" };
  const names = () =>
    call("POST", "/api/question-sets/import", {
      token,
      body: { title: "A", questions: [aWrittenQuestion({ image })] },
    });
  expect([(await upload(token, bytes)).status, (await names()).status]).toEqual([503, 400]);
  // The bucket does late what it was asked for then.
  await env.MEDIA.delete(id);
  await night();
  expect((await upload(token, bytes)).status).toBe(201);
  expect([(await shown(id)).status, (await names()).status]).toEqual([200, 201]);
});

test("[F34] R2 answers no room of a large game that ends: its players see the end, and the results are written later", async () => {
  const hall = await aFullHall();
  const { host, seats, code, teacher, game } = hall;
  const put = vi.spyOn(env.MEDIA, "put").mockImplementation(faults["never answers"]);
  await withClock(async ({ pass }) => {
    host.say({ type: "start_game", game_code: code });
    await Promise.all(seats.map((seat) => seat.hears("question_start")));
    host.say({ type: "end_game" });
    await Promise.all(seats.map((seat) => seat.hears("game_end")));
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(hall.relays.length));
    put.mockRestore();
    pass(MINUTE);
    for (const relay of hall.relays) await ring(relay);
    await storedInD1(teacher.id, code);
  });
  expect(await namesIn(game.id)).toHaveLength(3);
  expect(await namesIn(game.id)).not.toContain(null);
});

import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { limits } from "#shared/limits";
import { studentStats } from "#db/people/admin-stats";
import { database, type Database } from "#db/database";
import { playedGames } from "#db/games/game-history";
import * as games from "#db/games/games";
import { addQuestion } from "#db/sets/questions";
import { classSumsOf } from "#db/classes/played-sums";
import { teacherTotals } from "#db/games/teacher-totals";
import { casesOfGames } from "./plans/games";
import { casesOfClasses } from "./plans/classes-and-homework";
import { casesOfLibrary } from "./plans/library";
import { casesOfSets } from "./plans/sets";
import { casesOfPeople } from "./plans/people";
import { page, question, search, type Ask } from "./plans/asked";

/**
 * Checks SQLite's plan of each query whose tables grow. It must reach the wanted rows by an index; a query that counts a whole
 * table must use an index that contains all its columns.
 */
const cases = [...casesOfGames, ...casesOfClasses, ...casesOfLibrary, ...casesOfSets, ...casesOfPeople];

const owner = { ownerId: "u", quota: limits.quota.approved };

/** The steps of SQLite's plan for every statement that this call sends. */
async function planOf(ask: Ask): Promise<string[]> {
  const sent = new Set<string>();
  const recording = new Proxy(env.DB, {
    get(target, key) {
      if (key === "prepare") return (text: string) => (sent.add(text), target.prepare(text));
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  await ask(database(recording));
  const plans = Array.from(sent, async (text) => {
    const numbered = [...text.matchAll(/\?(\d+)/g)].map(([, n]) => Number(n));
    const places = Math.max(0, ...numbered, text.replaceAll(/\?\d+/g, "").split("?").length - 1);
    const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...Array<null>(places).fill(null));
    return (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}

const tables =
  "users|registrations|mails|question_sets|questions|games|game_players|used_codes|audit_log|mail_tokens|keyed_calls|job_cursors|media|media_owners|question_media|draft_media|game_media|classes|class_students|class_codes|class_results|former_classes|joined_students|library_sets|library_questions|library_media|library_reports|set_origins|set_copies";
const walk = new RegExp(`^SCAN (${tables})\\b`);

test.each(cases.map(([name, ask, whole = []]) => ({ name, ask, whole })))(
  "$name: straight to the rows",
  async ({ ask, whole }) => {
    const plan = await planOf(ask);
    const walks = plan.filter((step) => walk.test(step));
    expect(plan.filter((step) => step.startsWith("SEARCH")).length + walks.length).toBeGreaterThan(0);
    expect(walks.filter((step) => !/USING (?:COVERING )?INDEX/.test(step))).toEqual([]);
    expect(new Set(walks.map((step) => walk.exec(step)?.[1]))).toEqual(new Set(whole));
  },
);

test.each([
  [
    "of its code, not of all games of its owner",
    (db: Database) => games.ownGame(db, "u", "100000"),
    "games_code_owner",
  ],
  [
    "in the index alone",
    (db: Database) => games.teacherGames(db, "u", search, { status: undefined, mode: "live" }),
    "COVERING INDEX games_owner",
  ],
  ["in the index alone", (db: Database) => playedGames(db, "u", page), "COVERING INDEX game_players_history"],
  ["in the index alone", (db: Database) => studentStats(db, "u"), "COVERING INDEX game_players_history"],
  [
    "in the index alone",
    (db: Database) => teacherTotals(db, "u", { start: 0, before: 0 }),
    "COVERING INDEX games_owner_newest",
  ],
  ["in the index alone", (db: Database) => classSumsOf(db, "c", {}), "COVERING INDEX games_title"],
  [
    "in the index alone",
    (db: Database) => addQuestion(db, owner, { id: "q", setId: "s" }, question),
    "COVERING INDEX question_sets_size",
  ],
] as const)("long rows are found %s: %#", async (_, ask, index) => {
  expect((await planOf(ask)).join("\n")).toContain(index);
});

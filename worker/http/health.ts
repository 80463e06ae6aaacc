import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { logLine } from "#shared/log-line";
import { oldestUnsent } from "#db/unsent-mails";
import { Refused } from "#services/request/refused";
import { route } from "#services/request/route";
import { room } from "#services/games/rooms";

const HOUR = 3_600_000;

/** Open to everybody: the Worker runs. With `?deep=1` and the secret, its parts are checked too. */
export const health = [
  route("GET /api/health", async (c, { query, reply }) => {
    const version = c.env.CF_VERSION?.id || "local";
    if (query.deep !== "1") return reply({ status: "ok", version });
    if (!isSecret(c.env.HEALTH_SECRET, c.req.header("x-health-secret"))) throw new Refused("forbidden");
    const db = c.get("db");
    // A room without a game refuses to be entered, which is an answer too.
    const [database, rooms, pictures, oldest] = await Promise.all([
      answers(() => db.get(sql`SELECT 1 FROM users LIMIT 1`)),
      answers(() => room(c.env, "health").fetch("https://room/")),
      answers(() => c.env.MEDIA.head("health")),
      oldestUnsent(db).catch(() => []),
    ]);
    const at = oldest[0]?.at ?? null;
    const age = at === null ? null : Math.max(0, Date.now() - at);
    const isWell = [database, rooms, pictures].every((part) => part === "ok") && (age ?? 0) < HOUR;
    return reply({
      status: isWell ? "ok" : "degraded",
      version,
      parts: { database, rooms, pictures },
      oldest_unsent_mail_seconds: age === null ? null : Math.round(age / 1000),
    });
  }),
];

async function answers(ask: () => Promise<unknown>): Promise<"ok" | "down"> {
  try {
    await ask();
    return "ok";
  } catch (error) {
    logLine("error", "part_down", { error });
    return "down";
  }
}

/** Compares hashes, so that every guess takes equally long. */
function isSecret(secret: string | undefined, claimed: string | undefined): boolean {
  if (!secret || claimed === undefined) return false;
  return timingSafeEqual(digest(secret), digest(claimed));
}

const digest = (text: string) => createHash("sha256").update(text).digest();

import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { logLine } from "#shared/log-line";
import { route } from "#services/request/route";
import { room } from "#services/games/rooms";

/** Open to everybody: the Worker runs. With `?deep=1` and the secret, its parts are checked too. */
export const health = [
  route("GET /api/health", async (c, { query, reply }) => {
    const version = c.env.CF_VERSION?.id || "local";
    const deep = query.deep === "1" && isSecret(c.env.HEALTH_SECRET, c.req.header("x-health-secret"));
    if (!deep) return reply({ status: "ok", version });
    // A room without a game refuses to be entered, which is an answer too.
    const parts = {
      database: await answers(() => c.get("db").get(sql`SELECT 1 FROM users LIMIT 1`)),
      rooms: await answers(() => room(c.env, "health").fetch("https://room/")),
    };
    const status = parts.database === "ok" && parts.rooms === "ok" ? "ok" : "degraded";
    return reply({ status, version, parts });
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

import { factsOfToken, listedFacts, type SharedFacts } from "#db/library/shared-sets";
import { withTimeout } from "#db/with-timeout";
import { logLine } from "#shared/log-line";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { linkCardOf, withCard } from "#services/sets/link-card";
import { errorText } from "#protocol/errors";
import { Refused } from "#services/request/refused";
import { countByPlatform, countMiss } from "#services/sign-in/throttle";

/**
 * The documents of shared sets: the app's own page, with a card for programs that show links. The page requests everything else
 * itself.
 */
export const sharedPages = [
  route("GET /s/:token", async (c) => {
    const token = c.req.param("token");
    return page(c, true, () => (/^[\w-]{22}$/.test(token) ? factsOfToken(c.get("db"), token) : Promise.resolve(null)));
  }),
  route("GET /library/:id", async (c) => page(c, false, () => listedFacts(c.get("db"), c.req.param("id")))),
];

/** Without the database the page still opens, and reports the problem itself. */
async function page(c: AppContext, isUnlisted: boolean, lookUp: () => Promise<SharedFacts | null>): Promise<Response> {
  const app = await c.env.ASSETS.fetch(new Request(new URL("/app", c.req.url)));
  const isTooOften = await countByPlatform(c, "LIBRARY_GUEST_LIMITER").then(
    () => false,
    (error: unknown) => error instanceof Refused,
  );
  if (isTooOften) {
    const card = { title: "Biraz bekleyin", description: errorText("rate_limited") };
    return withStatus(429, withCard(app, { card, isHidden: true }), { "retry-after": "60" });
  }
  const found = await withTimeout(lookUp()).catch(() => {
    logLine("warn", "card_unknown");
    return undefined;
  });
  // Guesses count here as they do when the page requests the set.
  if (found === null && isUnlisted) await countMiss(c).catch(() => {});
  const card = found ? linkCardOf(found) : null;
  const reply = withCard(app, { card, isHidden: isUnlisted || found === null });
  return found === null ? withStatus(404, reply) : reply;
}

const withStatus = (status: number, { body, headers }: Response, more: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), ...more } });

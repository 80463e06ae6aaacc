import { within } from "#shared/jurisdiction";
import { logLine } from "#shared/log-line";
import { deployment, regionNear, roomRegion } from "#shared/regions";
import type { AppContext } from "./app-env";
import { refused } from "./refused";

/**
 * Places of objects: new ones are made in the region of their teacher's request or where `ROOM_REGION` says, and those of a
 * code are found wherever they were made.
 */

type Places = { readonly first: Env; readonly other: () => Env | null };

/**
 * The bindings of the place for new objects, and those of the only other one: the jurisdiction, or without it. The other ones are
 * made when they are asked, because making them for each socket would cost a tenth of letting it in.
 */
function placesOf(env: Env): Places {
  if (roomRegion(env.ROOM_REGION) !== "eu") return { first: env, other: () => inEu(env) };
  const eu = inEu(env);
  return { first: eu ?? env, other: () => eu && env };
}

/** Null in a local run, which has no jurisdictions: all is in one place. */
function inEu(env: Env): Env | null {
  try {
    return within(env, "eu");
  } catch {
    return null;
  }
}

/** The place of new objects, and the hint with which the first call makes one. */
export function placeForNew(c: AppContext): { env: Env; hint: DurableObjectNamespaceGetDurableObjectOptions } {
  const region = roomRegion(c.env.ROOM_REGION) ?? refused("unavailable");
  const { first: env } = placesOf(c.env);
  if (region === "eu") return { env, hint: {} };
  return { env, hint: { locationHint: region === "auto" ? regionNear(c.req.raw.cf) : region } };
}

/**
 * The hint for finding an object. One that nobody has made arises at the first look, and stays where it is: near the deployment,
 * not near a stranger who tries codes.
 */
export function hintToFind({ ROOM_REGION }: Env): DurableObjectNamespaceGetDurableObjectOptions {
  const region = roomRegion(ROOM_REGION) ?? "auto";
  return region === "eu" ? {} : { locationHint: region === "auto" ? deployment : region };
}

type Holder = { isOpen(): Promise<boolean> };

/**
 * Asks in the place of new objects; if the code is unknown there, in the other one. `holder`, the object of the code, is asked
 * first whether it is there: under `eu`, no nickname and no answer is sent outside for a game that is not there already.
 */
export async function inEachPlace<T>(
  env: Env,
  holder: (env: Env) => Holder,
  question: (env: Env) => Promise<T>,
  isUnknown: (answer: T) => boolean = saysUnknown,
): Promise<T> {
  const places = placesOf(env);
  const answer = await question(places.first);
  const other = isUnknown(answer) ? places.other() : null;
  return other && (await holder(other).isOpen()) ? await question(other) : answer;
}

/** An object refuses calls for a code that it does not hold; calls that only ask whether it does answer false. */
const saysUnknown = (answer: unknown): boolean =>
  answer === false || (typeof answer === "object" && answer !== null && "error" in answer && unknown.has(answer.error));

const unknown = new Set<unknown>(["game_not_found", "homework_unknown"]);

let isSaid = false;
/** Logs once that ROOM_REGION has an unknown value: games and homework are not started until it is corrected. */
export function checkRoomRegion({ ROOM_REGION }: Env): void {
  if (isSaid || roomRegion(ROOM_REGION) !== null) return;
  isSaid = true;
  logLine("error", "room_region_unknown", { room_region: ROOM_REGION });
}

import { limits } from "#shared/limits";
import { ClientMessage, Named } from "#protocol/live/client-messages";
import type { RefusalCode } from "#protocol/errors";

/** The size from which on a frame cannot be a mistake: the server then closes the socket. */
export const hugeFrameBytes = 64 * 1024;
const MINUTE = 60_000;

type Frame = { ok: true; message: ClientMessage } | { ok: false; error: RefusalCode; id?: string };

/** Parses one frame from outside. Never throws, whatever the frame contains. */
export function parseFrame(raw: string | ArrayBuffer): Frame {
  if (typeof raw !== "string") return { ok: false, error: "bad_message" };
  if (isLonger(raw, limits.frameBytes)) return { ok: false, error: "too_large" };
  const reaction = plainReaction.exec(raw);
  if (reaction) return { ok: true, message: { type: "react", reaction: Number(reaction[1]) } };
  let json: unknown;
  try {
    json = JSON.parse(raw);
  } catch {
    return { ok: false, error: "bad_message" };
  }
  const answer = plainAnswer(json);
  if (answer) return { ok: true, message: answer };
  const parsed = ClientMessage.safeParse(json);
  if (parsed.success) return { ok: true, message: parsed.data };
  const named = Named.safeParse(json);
  return { ok: false, error: "bad_message", ...named.data };
}

export const isHuge = (raw: string | ArrayBuffer): boolean =>
  typeof raw === "string" ? isLonger(raw, hugeFrameBytes) : raw.byteLength > hugeFrameBytes;

/** A UTF-16 unit is at most three bytes of UTF-8, so most frames need no counting. */
function isLonger(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * 3 > bytes && new TextEncoder().encode(text).byteLength > bytes;
}

/** A reaction exactly as our own phones write it. They come every second, so parsing them as JSON is not worth it. */
const plainReaction = new RegExp(`^\\{"type":"react","reaction":([0-${limits.reactions - 1}])\\}$`);

/** Checks by hand the one frame that a whole class sends at once. Anything unusual goes to the schema. */
function plainAnswer(json: unknown): ClientMessage | null {
  if (typeof json !== "object" || json === null) return null;
  const { type, question_id, answer, response_time_ms, turn } = json as Record<string, unknown>;
  if (type !== "submit_answer" || typeof question_id !== "string") return null;
  if (question_id.length === 0 || question_id.length > 64) return null;
  if (typeof answer !== "string" || answer.length === 0 || answer.length > limits.answerText) return null;
  return { type, question_id, answer, response_time_ms, ...(turn !== undefined && { turn }) };
}

/** Counts one socket's frames. Kept in memory only: a room that slept had no flood. */
export class FrameMeter {
  #second = 0;
  #frames = 0;
  readonly #bad = new Minute();
  readonly #joins = new Minute();

  /** False if there are too many frames in a second. */
  frame(now: number): boolean {
    if (now - this.#second >= 1000 || now < this.#second) {
      this.#second = now;
      this.#frames = 0;
    }
    return ++this.#frames <= limits.framesPerSecond;
  }

  /** False for the bad frame that exceeds the limit per minute. */
  badFrame(now: number): boolean {
    return this.#bad.count(now) < limits.badFramesPerMinute;
  }

  /**
   * False for too many attempts at a seat, a new one or one's own. Refusing a name takes longer than any other frame, coming
   * back is answered with all that a screen shows, and no page needs that many.
   */
  join(now: number): boolean {
    return this.#joins.count(now) < limits.badFramesPerMinute;
  }
}

class Minute {
  #begin = 0;
  #counted = 0;

  count(now: number): number {
    if (now - this.#begin >= MINUTE || now < this.#begin) {
      this.#begin = now;
      this.#counted = 0;
    }
    return ++this.#counted;
  }
}

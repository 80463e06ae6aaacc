import { hash } from "node:crypto";
import { homeworkLimits } from "#protocol/homework-limits";
import type { Opening } from "#homework/homework";

/** Sessions and pins. The secrets themselves are nowhere in the homework. */

type Of = Pick<Opening, "code" | "homeworkId">;

export const newSession = ({ code }: Of): string => `${code}.${hex(crypto.getRandomValues(new Uint8Array(24)))}`;
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);

/** The session and the pin of whoever holds this key: the same as often as they are asked for. */
export const sessionOfKey = ({ code, homeworkId }: Of, joinKey: string): string =>
  `${code}.${hash("sha256", `seat ${homeworkId} ${joinKey}`).slice(0, 48)}`;
export const pinOfKey = ({ homeworkId }: Of, joinKey: string): string =>
  pinFrom(parseInt(hash("sha256", `pin ${homeworkId} ${joinKey}`).slice(0, 8), 16));

export const newPin = (): string => pinFrom(crypto.getRandomValues(new Uint32Array(1))[0]!);

const digits = homeworkLimits.pinDigits;
const pinFrom = (bits: number): string => String(bits % 10 ** digits).padStart(digits, "0");

/** What this homework calls a network: short, and the same network has another name in every other one. */
export const networkHere = ({ homeworkId }: Of, network: string): string =>
  hash("sha256", `network ${homeworkId} ${network}`).slice(0, 16);

/** Four digits are found by trying, whatever is kept of them: what protects them is that tries are counted. */
export const pinHash = ({ homeworkId }: Of, pupilId: string, pin: string): string =>
  hash("sha256", `pin of ${pupilId} in ${homeworkId}: ${pin}`);

/** Stands where a pin's hash would, for a name or number that nobody has. */
export const nobodysHash = ({ homeworkId }: Of, who: string | number): string =>
  hash("sha256", `nobody ${who} in ${homeworkId}`);

export const newPupilId = ({ code }: Of): string => `${code}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

import { hash } from "node:crypto";
import { networkAlias } from "#objects/lifecycle/networks";
import { sessionOfJoinKey } from "#objects/lifecycle/secrets";
import { homeworkLimits } from "#protocol/homework-limits";
import type { HomeworkSetup } from "#homework/homework";

/** Sessions and pins, besides the secrets that a game has as well. The homework stores none of them. */

type Of = Pick<HomeworkSetup, "code" | "homeworkId">;

export const newSession = ({ code }: Of): string => `${code}.${hex(crypto.getRandomValues(new Uint8Array(24)))}`;

export const sessionOfKey = ({ code, homeworkId }: Of, joinKey: string): string =>
  sessionOfJoinKey(code, homeworkId, joinKey);
/** The pin of this key's holder: always the same one. */
export const pinOfKey = ({ homeworkId }: Of, joinKey: string): string =>
  pinFrom(parseInt(hash("sha256", `pin ${homeworkId} ${joinKey}`).slice(0, 8), 16));

export const newPin = (): string => pinFrom(crypto.getRandomValues(new Uint32Array(1))[0]!);

const digits = homeworkLimits.pinDigits;
const pinFrom = (bits: number): string => String(bits % 10 ** digits).padStart(digits, "0");

export const networkHere = ({ homeworkId }: Of, network: string): string => networkAlias(homeworkId, network);

/** Four digits can be guessed from any hash, so the protection is the counting of attempts. */
export const pinHash = ({ homeworkId }: Of, pupilId: string, pin: string): string =>
  hash("sha256", `pin of ${pupilId} in ${homeworkId}: ${pin}`);

/**
 * Takes the place of a pin's hash for a name or number that nobody has. Names share 256 of them: there is no end to those that can be
 * invented, and everybody may learn which exist by joining.
 */
export function nobodysHash({ homeworkId }: Of, who: string | number): string {
  const its = hash("sha256", `nobody ${who} in ${homeworkId}`);
  return typeof who === "string" ? its.slice(0, 2) : its;
}

export const newPupilId = ({ code }: Of): string => `${code}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

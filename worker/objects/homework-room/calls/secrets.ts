import { hash } from "node:crypto";
import { homeworkLimits } from "#protocol/homework-limits";
import type { HomeworkSetup } from "#homework/homework";

/** Sessions and pins. The homework never stores the secrets themselves. */

type Of = Pick<HomeworkSetup, "code" | "homeworkId">;

export const newSession = ({ code }: Of): string => `${code}.${hex(crypto.getRandomValues(new Uint8Array(24)))}`;
export const sessionHash = (sessionId: string): string => hash("sha256", sessionId);

/** The session and the pin of this key's holder: always the same ones. */
export const sessionOfKey = ({ code, homeworkId }: Of, joinKey: string): string =>
  `${code}.${hash("sha256", `seat ${homeworkId} ${joinKey}`).slice(0, 48)}`;
export const pinOfKey = ({ homeworkId }: Of, joinKey: string): string =>
  pinFrom(parseInt(hash("sha256", `pin ${homeworkId} ${joinKey}`).slice(0, 8), 16));

export const newPin = (): string => pinFrom(crypto.getRandomValues(new Uint32Array(1))[0]!);

const digits = homeworkLimits.pinDigits;
const pinFrom = (bits: number): string => String(bits % 10 ** digits).padStart(digits, "0");

/** A short pseudonym of a network. The same network has a different one in every other homework. */
export const networkHere = ({ homeworkId }: Of, network: string): string =>
  hash("sha256", `network ${homeworkId} ${network}`).slice(0, 16);

/** Four digits can be guessed from any hash, so the protection is the counting of attempts. */
export const pinHash = ({ homeworkId }: Of, pupilId: string, pin: string): string =>
  hash("sha256", `pin of ${pupilId} in ${homeworkId}: ${pin}`);

/** Takes the place of a pin's hash for a name or number that nobody has. */
export const nobodysHash = ({ homeworkId }: Of, who: string | number): string =>
  hash("sha256", `nobody ${who} in ${homeworkId}`);

export const newPupilId = ({ code }: Of): string => `${code}-${hex(crypto.getRandomValues(new Uint8Array(6)))}`;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

import * as z from "zod";
import { empty, unfitName } from "../field-faults";
import { PLAIN_LINE, tooLong } from "#question/text";
import { limits } from "#shared/limits";
import { ClaimedPassword, DeviceSecret, Email, ForThisLesson, onOneLine } from "./people";

/** Passkeys: the output of a browser's `toJSON()`, and the input of its `parse…OptionsFromJSON()`. */

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
/** A credential's id has at most 1,023 bytes. */
const Id = base64url(1_364);
const Name = z
  .string(empty)
  .trim()
  .min(1, empty)
  .max(limits.passkeyName, tooLong(limits.passkeyName))
  .overwrite(onOneLine)
  .regex(PLAIN_LINE, unfitName);

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

export const NewCredential = z.object({
  id: Id,
  rawId: Id,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(12_288),
    transports: z.array(z.enum(transports)).max(transports.length).catch([]).default([]),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

export const ShownCredential = z.object({
  id: Id,
  rawId: Id,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(2_048),
    userHandle: z.string().max(128).nullish(),
  }),
});

export type ShownCredential = z.output<typeof ShownCredential>;

export const PasskeyOptionsBody = z.object({ password: ClaimedPassword });
export const NewPasskeyBody = z.object({ credential: NewCredential, name: Name });
export const PasskeyNameBody = z.object({ name: Name });
export const RemovePasskeyBody = z.object({ password: ClaimedPassword });
export const PasskeySignInBody = z.object({
  credential: ShownCredential,
  device_secret: DeviceSecret,
  for_this_lesson: ForThisLesson,
});
export const LostPasskeyBody = z.object({ email: Email, password: ClaimedPassword });
export const RecoverBody = z.object({ token: z.string(empty).min(1, empty).max(1024), password: ClaimedPassword });

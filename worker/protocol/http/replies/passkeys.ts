import * as z from "zod";
import { count, moment, pageOf, type ReplyOf } from "./reply";

const credentialId = z.string().meta({ examples: ["kq3Zr8sXk5tYw4uEo6iPaQ"] });
/** `synced`: the key is on its owner's other devices too. */
export const Passkey = z.strictObject({
  id: credentialId,
  name: z.string().meta({ examples: ["Telefonum"] }),
  created_at: moment,
  last_used_at: moment.nullable(),
  synced: z.boolean(),
});
export type Passkey = ReplyOf<typeof Passkey>;
/** `required`: this account's administration opens only with a passkey. */
export const PasskeysReply = z.strictObject({ ...pageOf(Passkey).shape, required: z.boolean() });
export type PasskeysReply = ReplyOf<typeof PasskeysReply>;
export const PasskeyReply = z.strictObject({ passkey: Passkey });
export type PasskeyReply = ReplyOf<typeof PasskeyReply>;

const publicKey = z.literal("public-key");
const Known = z.strictObject({ type: publicKey, id: credentialId, transports: z.array(z.string()).optional() });
const challenge = z.string().meta({ examples: ["u2Xv0sPq7LkR9wYtB1mZ4e"] });
const required = z.literal("required");
/** For `navigator.credentials.create`, through `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const NewPasskeyOptions = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge,
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
  timeout: count,
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.strictObject({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
  attestation: z.literal("none"),
});
export type NewPasskeyOptions = ReplyOf<typeof NewPasskeyOptions>;
/** For `navigator.credentials.get`, through `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const PasskeySignInOptions = z.strictObject({
  rpId: z.string(),
  challenge,
  timeout: count,
  userVerification: required,
  allowCredentials: z.array(Known),
});
export type PasskeySignInOptions = ReplyOf<typeof PasskeySignInOptions>;

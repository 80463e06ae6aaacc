import * as z from "zod";
import { count, id, moment, pageOf, type ReplyOf } from "./reply";

/** Sessions: one for each sign-in. See `docs/sign-in.md`. */

/** `lesson` ends after 2 hours, `board` (by QR or code) after 12; both with the browser. */
export const SessionKind = z.enum(["usual", "lesson", "board"]);
export type SessionKind = z.output<typeof SessionKind>;
export const SessionWay = z.enum(["password", "passkey", "qr", "code", "earlier"]);
export type SessionWay = z.output<typeof SessionWay>;
export const DeviceForm = z.enum(["computer", "phone", "tablet", "unknown"]);
export type DeviceForm = z.output<typeof DeviceForm>;

/** Session data for the client that holds its token. */
export const SessionStamp = z
  .strictObject({
    id,
    kind: SessionKind,
    expires_at: moment,
    /** The browser must forget the token when it closes. */
    ends_with_browser: z.boolean(),
  })
  .meta({ id: "SessionStamp" });
export type SessionStamp = ReplyOf<typeof SessionStamp>;
export const Session = z.strictObject({
  ...SessionStamp.shape,
  /** Browser and system in words, as "Chrome, Windows"; never the user agent itself. */
  device: z.string().meta({ examples: ["Chrome, Windows"] }),
  form: DeviceForm,
  way: SessionWay,
  created_at: moment,
  /** Accurate to the hour. */
  last_seen_at: moment,
  current: z.boolean(),
});
export type Session = ReplyOf<typeof Session>;
/** Sessions, this device's first, then the last used first: as a page like that of any list, and all of them. */
export const SessionsReply = z.strictObject({ ...pageOf(Session).shape, sessions: z.array(Session) });
export type SessionsReply = ReplyOf<typeof SessionsReply>;
/** Reply after signing out every other device; this one goes on with the new token. */
export const OthersEndedReply = z.strictObject({ token: z.string(), session: SessionStamp, ended: count });
export type OthersEndedReply = ReplyOf<typeof OthersEndedReply>;
/** Reply after an administrator signed somebody out everywhere. */
export const SessionsEndedReply = z.strictObject({ ended: count });
export type SessionsEndedReply = ReplyOf<typeof SessionsEndedReply>;

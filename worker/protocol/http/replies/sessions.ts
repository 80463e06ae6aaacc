import * as z from "zod";
import { count, id, moment, pageOf, type Reply } from "./reply";

/** Each sign-in is a session of its own. `docs/sign-in.md` tells how. */

/** `lesson` ends after 2 hours, `board` (by QR) after 12; both with the browser. */
export const SessionKind = z.enum(["usual", "lesson", "board"]);
export type SessionKind = z.output<typeof SessionKind>;
export const SessionWay = z.enum(["password", "passkey", "qr", "earlier"]);
export type SessionWay = z.output<typeof SessionWay>;
export const DeviceForm = z.enum(["computer", "phone", "tablet", "unknown"]);
export type DeviceForm = z.output<typeof DeviceForm>;

/** What a client has to know of the session it holds the token of. */
export const SessionStamp = z
  .strictObject({
    id,
    kind: SessionKind,
    expires_at: moment,
    /** The token belongs into what a browser forgets when it is closed. */
    ends_with_browser: z.boolean(),
  })
  .meta({ id: "SessionStamp" });
export type SessionStamp = Reply<typeof SessionStamp>;
export const Session = z.strictObject({
  ...SessionStamp.shape,
  /** In words, as "Chrome, Windows"; never what the browser says of itself. */
  device: z.string().meta({ examples: ["Chrome, Windows"] }),
  form: DeviceForm,
  way: SessionWay,
  created_at: moment,
  /** To the hour. */
  last_seen_at: moment,
  current: z.boolean(),
});
export type Session = Reply<typeof Session>;
/** This device's first, then as they were used last: a page of them as of any list, and all. */
export const SessionsReply = z.strictObject({ ...pageOf(Session).shape, sessions: z.array(Session) });
export type SessionsReply = Reply<typeof SessionsReply>;
/** Everything but this device is signed out; it goes on with this token. */
export const OthersEndedReply = z.strictObject({ token: z.string(), session: SessionStamp, ended: count });
export type OthersEndedReply = Reply<typeof OthersEndedReply>;
/** An administrator signed somebody out everywhere. */
export const SessionsEndedReply = z.strictObject({ ended: count });
export type SessionsEndedReply = Reply<typeof SessionsEndedReply>;

/** Each sign-in is a session of its own. `docs/sign-in.md` tells how. */

/** `lesson` ends after 2 hours, `board` (by QR) after 12; both with the browser. */
export type SessionKind = "usual" | "lesson" | "board";
export type SessionWay = "password" | "passkey" | "qr" | "earlier";
export type DeviceForm = "computer" | "phone" | "tablet" | "unknown";

/** What a client has to know of the session it holds the token of. */
export type SessionStamp = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly expires_at: number;
  /** The token belongs into what a browser forgets when it is closed. */
  readonly ends_with_browser: boolean;
};
export type Session = SessionStamp & {
  /** In words, as "Chrome, Windows"; never what the browser says of itself. */
  readonly device: string;
  readonly form: DeviceForm;
  readonly way: SessionWay;
  readonly created_at: number;
  /** To the hour. */
  readonly last_seen_at: number;
  readonly current: boolean;
};
/** This device's first, then as they were used last. */
export type SessionsReply = { readonly sessions: readonly Session[] };
/** Everything but this device is signed out; it goes on with this token. */
export type OthersEndedReply = { readonly token: string; readonly session: SessionStamp; readonly ended: number };

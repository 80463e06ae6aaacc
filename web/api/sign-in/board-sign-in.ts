import type { DeviceReply, DeviceWaitingReply } from "#protocol/http/replies/device-sign-in";
import type { LoginReply } from "#protocol/http/replies/people";
import type { Cancel, Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { newStore, type Readable } from "#browser/store";
import { ApiError } from "../api-error";

/**
 * Signs a board in without a password: it shows a code and polls until the teacher's phone has confirmed or refused, or the
 * time is over.
 */

export type BoardCode = Pick<DeviceReply, "user_code" | "url" | "digits"> & {
  /** The end on the page's own clock, because a board's wall clock may be wrong. */
  readonly endsAt: number;
};
export type BoardState =
  | { readonly name: "asking" }
  /** There is no code yet; `message` gives the reason. It tries again by itself. */
  | { readonly name: "unreached"; readonly message: string }
  | { readonly name: "shown"; readonly code: BoardCode; readonly isOffline: boolean }
  | { readonly name: "over"; readonly why: "expired" | "refused" }
  | { readonly name: "signed_in" };

type Calls = {
  readonly start: () => Promise<DeviceReply>;
  readonly token: (deviceCode: string) => Promise<LoginReply | DeviceWaitingReply>;
  readonly onSignedIn: (reply: LoginReply) => void;
};

type Waiting = Pick<Env, "now" | "after" | "isVisible" | "onWake">;

const AGAIN_MS = 5_000;

export class BoardSignIn implements Readable<BoardState> {
  private readonly calls: Calls;
  private readonly env: Waiting;
  private readonly state = newStore<BoardState>({ name: "asking" });
  private stop: Cancel = () => {};

  constructor(calls: Calls, env: Waiting) {
    this.calls = calls;
    this.env = env;
    this.renew();
  }

  get get() {
    return this.state.get;
  }

  get subscribe() {
    return this.state.subscribe;
  }

  readonly now = (): number => this.env.now();

  /** Shows another code; the previous one is no longer polled. */
  readonly renew = (): void => {
    this.close();
    this.state.set({ name: "asking" });
    let askedAt: number;
    this.stop = keepAsking(this.env, {
      ask: () => {
        askedAt = this.env.now();
        return this.calls.start().catch((error: unknown) => error);
      },
      take: (made) => {
        if (isCode(made)) return this.show(made, askedAt);
        const message = made instanceof ApiError ? made.message : "Kod alınamadı.";
        this.state.set({ name: "unreached", message });
        return pauseAfter(made, AGAIN_MS);
      },
      every: AGAIN_MS,
    });
  };

  readonly close = (): void => this.stop();

  private show({ user_code, url, digits, expires_in, interval, device_code }: DeviceReply, askedAt: number): null {
    const code = { user_code, url, digits, endsAt: askedAt + expires_in * 1000 };
    const every = interval * 1000;
    this.state.set({ name: "shown", code, isOffline: false });
    this.stop = keepAsking(this.env, {
      ask: () => this.calls.token(device_code).catch((error: unknown) => error),
      take: (reply) => this.hear(reply, code, every),
      every,
      first: every,
    });
    return null;
  }

  private hear(reply: unknown, code: BoardCode, every: number): number | null {
    if (isReply(reply) && "token" in reply) {
      this.state.set({ name: "signed_in" });
      this.calls.onSignedIn(reply);
      return null;
    }
    const left = code.endsAt - this.env.now();
    const status = reply instanceof ApiError && reply.status;
    if (status === 410 || status === 403 || left <= 0) {
      this.state.set({ name: "over", why: status === 403 ? "refused" : "expired" });
      return null;
    }
    const isOffline = !isReply(reply);
    const now = this.state.get();
    if (now.name !== "shown" || now.isOffline !== isOffline) this.state.set({ name: "shown", code, isOffline });
    return Math.min(pauseAfter(reply, every), left);
  }
}

const isCode = (made: unknown): made is DeviceReply =>
  typeof made === "object" && made !== null && "device_code" in made;
const isReply = (reply: unknown): reply is LoginReply | DeviceWaitingReply =>
  typeof reply === "object" && reply !== null && !(reply instanceof Error);

const pauseAfter = (error: unknown, usualMs: number): number =>
  error instanceof ApiError && error.retryAfterSeconds !== null
    ? Math.max(usualMs, error.retryAfterSeconds * 1000)
    : usualMs;

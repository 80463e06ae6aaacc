import type { DeviceReply, DeviceWaitingReply } from "#protocol/http/device-sign-in";
import type { LoginReply } from "#protocol/http/people";
import type { Cancel, Env } from "#browser/env";
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

const AGAIN_MS = 5_000;

export class BoardSignIn implements Readable<BoardState> {
  private readonly calls: Calls;
  private readonly env: Pick<Env, "now" | "after">;
  private readonly state = newStore<BoardState>({ name: "asking" });
  private stop: Cancel = () => {};
  /** Raised whenever what was under way no longer counts. */
  private round = 0;

  constructor(calls: Calls, env: Pick<Env, "now" | "after">) {
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
    this.drop();
    this.state.set({ name: "asking" });
    void this.start(this.round);
  };

  readonly close = (): void => this.drop();

  private drop(): void {
    this.stop();
    this.round += 1;
  }

  private async start(round: number): Promise<void> {
    const askedAt = this.env.now();
    const made = await this.calls.start().catch((error: unknown) => error);
    if (round !== this.round) return;
    if (!isCode(made)) {
      const message = made instanceof ApiError ? made.message : "Kod alınamadı.";
      this.state.set({ name: "unreached", message });
      this.stop = this.env.after(pauseAfter(made, AGAIN_MS), () => void this.start(round));
      return;
    }
    const { user_code, url, digits, expires_in, interval, device_code } = made;
    const code = { user_code, url, digits, endsAt: askedAt + expires_in * 1000 };
    this.state.set({ name: "shown", code, isOffline: false });
    this.askAfter(interval * 1000, { round, code, device_code, everyMs: interval * 1000 });
  }

  private askAfter(ms: number, asked: Asked): void {
    const left = asked.code.endsAt - this.env.now();
    this.stop =
      left <= 0
        ? this.env.after(0, () => this.over("expired"))
        : this.env.after(Math.min(ms, left), () => void this.ask(asked));
  }

  private async ask(asked: Asked): Promise<void> {
    const { round, code, device_code, everyMs } = asked;
    const reply = await this.calls.token(device_code).catch((error: unknown) => error);
    if (round !== this.round) return;
    if (isReply(reply) && "token" in reply) {
      this.drop();
      this.state.set({ name: "signed_in" });
      return this.calls.onSignedIn(reply);
    }
    if (reply instanceof ApiError && reply.status === 410) return this.over("expired");
    if (reply instanceof ApiError && reply.status === 403) return this.over("refused");
    const isOffline = !isReply(reply);
    const now = this.state.get();
    if (now.name !== "shown" || now.isOffline !== isOffline) this.state.set({ name: "shown", code, isOffline });
    this.askAfter(pauseAfter(reply, everyMs), asked);
  }

  private over(why: "expired" | "refused"): void {
    this.drop();
    this.state.set({ name: "over", why });
  }
}

type Asked = {
  readonly round: number;
  readonly code: BoardCode;
  readonly device_code: string;
  readonly everyMs: number;
};

const isCode = (made: unknown): made is DeviceReply =>
  typeof made === "object" && made !== null && "device_code" in made;
const isReply = (reply: unknown): reply is LoginReply | DeviceWaitingReply =>
  typeof reply === "object" && reply !== null && !(reply instanceof Error);

const pauseAfter = (error: unknown, usualMs: number): number =>
  error instanceof ApiError && error.retryAfterSeconds !== null
    ? Math.max(usualMs, error.retryAfterSeconds * 1000)
    : usualMs;

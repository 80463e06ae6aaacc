import type { HostMessage } from "#protocol/live/client-messages";
import type { Cancel, Env } from "#browser/env";
import { newKey } from "#browser/new-key";
import { isPassing, type ApiReply } from "#api/requests";

export const notSent = "Bağlantı yok, komutunuz oyuna ulaşmadı. Bağlantı gelince yeniden deneyin.";
/** Time after which a press without a reply is shown as waiting. */
const SHOWN_AFTER = 300;
const DOUBTED_AFTER = 3_000;
const POSTED_AGAIN_AFTER = 1_500;

type Ways = {
  /** Sends by the socket; false if there is none. */
  readonly send: (message: HostMessage) => boolean;
  /** Sends over HTTP; null while it is unknown whether that works. */
  readonly post: (message: HostMessage) => Promise<ApiReply<unknown>> | null;
  /** Checks if the other side is still there. */
  readonly probe: () => void;
  /** Called when the list of presses without a reply has changed. */
  readonly onWaiting: (types: readonly HostMessage["type"][]) => void;
  /** Called with the reply to a call; replies over the socket reach the game by themselves. */
  readonly onReply: (reply: ApiReply<unknown>) => void;
};

type Press = { readonly message: HostMessage; readonly asked: string; readonly sentAt: number; isShown: boolean };

/**
 * The host's presses that the server has not answered. `HostGame` presses, and reports replies and reopened ways. Each press
 * has an id under which it takes effect only once, so it is sent again, by socket or HTTP, until it is answered or given up;
 * a lost reply to "Sonraki soru" never skips a question. Buttons show as busy only after 300 ms.
 *
 *     const presses = new HostCommandQueue({ send, post, probe, onWaiting, onReply }, env);
 *     presses.press({ type: "end_question", question_id });
 *     presses.answered(id);  // the frame `done` came
 *     presses.resend();      // the socket is back
 */
export class HostCommandQueue {
  private readonly ways: Ways;
  private readonly env: Pick<Env, "after" | "now">;
  private readonly open = new Map<string, Press>();
  private readonly timers = new Set<Cancel>();
  private isPosting = false;

  constructor(ways: Ways, env: Pick<Env, "after" | "now">) {
    this.ways = ways;
    this.env = env;
  }

  press(wanted: HostMessage): void {
    const asked = JSON.stringify(wanted);
    // A second press while the first is on its way is the same press.
    if ([...this.open.values()].some((press) => press.asked === asked)) return;
    const id = newKey();
    const press: Press = { message: { ...wanted, id }, asked, sentAt: this.env.now(), isShown: false };
    this.open.set(id, press);
    this.later(SHOWN_AFTER, () => {
      if (!this.open.has(id)) return;
      press.isShown = true;
      this.tell();
    });
    this.later(DOUBTED_AFTER, () => {
      if (this.open.has(id)) this.ways.probe();
    });
    if (!this.ways.send(press.message)) void this.post();
  }

  /** Sends everything without a reply again, now that the connection is back. */
  resend(): void {
    for (const { message } of this.open.values()) if (!this.ways.send(message)) return void this.post();
  }

  answered(id: string): void {
    const press = this.open.get(id);
    this.open.delete(id);
    if (press?.isShown) this.tell();
  }

  /**
   * Counts all presses sent before this time as answered: the server has read them. A server of version 0.1 sends no other
   * reply.
   */
  readBefore(time: number): void {
    for (const [id, { sentAt }] of this.open) if (sentAt <= time) this.answered(id);
  }

  /** Gives up all presses. True if something was lost. */
  giveUp(): boolean {
    for (const stop of this.timers) stop();
    this.timers.clear();
    const had = this.open.size > 0;
    this.open.clear();
    if (had) this.tell();
    return had;
  }

  /** One after the other, so that they arrive in the order in which they were pressed. */
  private async post(): Promise<void> {
    if (this.isPosting) return;
    this.isPosting = true;
    for (const [id, { message }] of this.open) {
      const posted = this.ways.post(message);
      if (posted === null) break;
      const reply = await posted;
      if (!this.open.has(id)) continue;
      if (!reply.ok && isPassing(reply)) {
        this.later(reply.retryAfterMs ?? POSTED_AGAIN_AFTER, () => this.resend());
        break;
      }
      this.answered(id);
      this.ways.onReply(reply);
    }
    this.isPosting = false;
  }

  private later(ms: number, run: () => void): void {
    const stop = this.env.after(ms, () => {
      this.timers.delete(stop);
      run();
    });
    this.timers.add(stop);
  }

  private tell(): void {
    this.ways.onWaiting([...this.open.values()].filter(({ isShown }) => isShown).map(({ message }) => message.type));
  }
}

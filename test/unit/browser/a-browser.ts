import type { ServerMessage } from "#protocol/live/messages";
import type { Env, SocketLike } from "#browser/env";

/** A browser whose clock, random numbers and network the test controls. */
export class ABrowser {
  now = 0;
  random = 0;
  isVisible = true;
  readonly sockets: ASocket[] = [];
  readonly requests: { path: string; init: RequestInit; within?: number | undefined }[] = [];
  /** Answers the next request; throws while the network is down. */
  answer: (path: string, init: RequestInit) => Response = () => {
    throw new TypeError("offline");
  };
  socketsThrow = false;
  #timers: { at: number; run: () => void }[] = [];
  #wakers = new Set<() => void>();

  readonly env: Env;

  constructor() {
    // oxlint-disable-next-line typescript/no-this-alias -- the socket's class needs both its own and this browser's
    const browser = this;
    this.env = {
      WebSocket: class extends ASocket {
        constructor(url: string) {
          super(url);
          if (browser.socketsThrow) throw new SyntaxError("no sockets here");
          browser.sockets.push(this);
        }
      },
      fetch: (path, init = {}, within) => {
        this.requests.push({ path, init, within });
        return new Promise((resolve) => resolve(this.answer(path, init)));
      },
      now: () => this.now,
      random: () => this.random,
      after: (ms, run) => {
        const timer = { at: this.now + ms, run };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      isVisible: () => this.isVisible,
      onWake: (run) => {
        this.#wakers.add(run);
        return () => this.#wakers.delete(run);
      },
      socketOrigin: "wss://bilye.test",
    };
  }

  get socket(): ASocket {
    return this.sockets.at(-1)!;
  }

  /** Lets time pass, running each timer when it is due. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      await settled();
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
    await settled();
  }

  /** Lets time pass until the next timer has run. */
  async passToNext(): Promise<void> {
    await this.pass(Math.min(...this.#timers.map(({ at }) => at)) - this.now);
  }

  wake(): void {
    for (const run of this.#wakers) run();
  }

  /** Number of waiting timers; a test may expect none at its end. */
  get waiting(): number {
    return this.#timers.length;
  }
}

export class ASocket implements SocketLike {
  readonly url: string;
  readonly sent: string[] = [];
  readyState: 0 | 1 | 2 | 3 = 0;
  closedWith: number | null | undefined = null;
  readonly #target = new EventTarget();
  readonly addEventListener = this.#target.addEventListener.bind(this.#target) as SocketLike["addEventListener"];

  constructor(url: string) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }
  close(code?: number): void {
    this.closedWith = code;
  }

  /** Opens as our server's sockets do, which speak first. */
  opens(): void {
    this.opensInSilence();
    this.says({ type: "welcome", session_id: "of this socket", server_time: 0, role: "player" });
  }
  opensInSilence(): void {
    this.readyState = 1;
    this.#target.dispatchEvent(new Event("open"));
  }
  says(message: ServerMessage): void {
    this.saysText(JSON.stringify(message));
  }
  saysText(data: string): void {
    this.#target.dispatchEvent(new MessageEvent("message", { data }));
  }
  fails(): void {
    this.#target.dispatchEvent(new Event("error"));
    this.closes(1006);
  }
  closes(code: number): void {
    this.#target.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  /** The sent messages without keep-alives. */
  get messages(): { type: string }[] {
    return this.sent.map((text) => JSON.parse(text) as { type: string }).filter(({ type }) => type !== "ping");
  }
}

/** Waits until all pending promises have run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

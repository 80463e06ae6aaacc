type Data = string | ArrayBuffer;
/** The events that a Durable Object gets for a socket that it has accepted. */
type Listener = { message(ws: Socket, data: Data): void; close(ws: Socket, code: number, reason: string): void };

/**
 * One end of a pair of sockets, as the platform provides it: messages sent here arrive at the other end, in order, a moment
 * later.
 */
export class Socket extends EventTarget {
  readyState = 1;
  other!: Socket;
  #listener: Listener | null = null;
  #isAccepted = false;
  #attachment: string | null = null;
  readonly #early: (() => void)[] = [];

  accept(listener: Listener | null = null) {
    if (this.#isAccepted) throw new TypeError("Can't accept() WebSocket more than once.");
    this.#isAccepted = true;
    this.#listener = listener;
    for (const hear of this.#early.splice(0)) hear();
  }

  send(data: Data | ArrayBufferView<ArrayBuffer>) {
    if (!this.#isAccepted) throw new TypeError("You must call accept() before sending.");
    if (this.readyState !== 1) throw new TypeError("Can't call WebSocket send() after close().");
    const copy = typeof data === "string" ? data.toWellFormed() : new Uint8Array(data as ArrayBuffer).slice().buffer;
    this.other.#hears(() => {
      if (this.other.readyState === 3) return;
      if (this.other.#listener) this.other.#listener.message(this.other, copy);
      else this.other.dispatchEvent(Object.assign(new Event("message"), { data: copy }));
    });
  }

  close(code?: number, reason = "") {
    const isAllowed =
      code === undefined || code === 1000 || (code >= 1001 && code < 5000 && ![1004, 1005, 1006, 1015].includes(code));
    if (!isAllowed) throw new TypeError(`Invalid WebSocket close code: ${code}.`);
    if (this.readyState >= 2) return;
    this.readyState = 2;
    this.other.#hears(() => this.other.#closed(code ?? 1005, reason));
  }

  serializeAttachment(value: unknown) {
    const text = JSON.stringify(value);
    if (text.length > 2048) throw new Error("The attachment is too large.");
    this.#attachment = text;
  }

  deserializeAttachment(): unknown {
    return this.#attachment === null ? null : JSON.parse(this.#attachment);
  }

  #closed(code: number, reason: string) {
    const isAnswer = this.readyState >= 2;
    this.readyState = 3;
    if (!isAnswer) this.other.#hears(() => this.other.#closed(code, reason));
    if (this.#listener) this.#listener.close(this, code, reason);
    else this.dispatchEvent(Object.assign(new Event("close"), { code, reason, wasClean: true }));
  }

  #hears(what: () => void) {
    void Promise.resolve().then(() => (this.#isAccepted ? what() : this.#early.push(what)));
  }
}

export class Pair {
  readonly 0 = new Socket();
  readonly 1 = new Socket();

  constructor() {
    this[0].other = this[1];
    this[1].other = this[0];
  }
}

/** A response with status 101 and a socket, which Undici's Response refuses. */
export class SocketResponse extends Response {
  override readonly webSocket: WebSocket | null;

  constructor(body?: BodyInit | null, init: ResponseInit = {}) {
    const isSwitch = init.status === 101;
    super(body, isSwitch ? { ...init, status: 200 } : init);
    if (isSwitch) Object.defineProperty(this, "status", { value: 101 });
    this.webSocket = init.webSocket ?? null;
  }
}

import { LoadSocket } from "./socket.ts";

/** The number of times a message was sent, and its bytes. */
export type Said = { times: number; bytes: number };

/** A socket that keeps the last message of each kind. */
export class Listener {
  #socket: LoadSocket | null = null;
  /** The latest message of each kind: not yet awaited (`#last`), and awaited (`#kept`). */
  readonly #last = new Map<string, Record<string, string>>();
  readonly #kept = new Map<string, Record<string, string>>();
  readonly #waiting = new Map<string, () => void>();

  static async open(port: number, path: string, said: Record<string, Said>): Promise<Listener> {
    const listener = new Listener();
    listener.#socket = await LoadSocket.open(port, path, ({ type, body }) => {
      const sum = (said[type] ??= { times: 0, bytes: 0 });
      sum.times += 1;
      sum.bytes += body.length;
      listener.#last.set(type, JSON.parse(body.toString("utf8")) as Record<string, string>);
      listener.#waiting.get(type)?.();
    });
    return listener;
  }

  say(message: object): void {
    this.#socket?.send(message);
  }

  /** Waits for the next message of this kind; one that came since the last wait counts. */
  async hears(type: string): Promise<void> {
    if (!this.#last.has(type)) await new Promise<void>((done) => this.#waiting.set(type, done));
    this.#waiting.delete(type);
    this.#kept.set(type, this.#last.get(type)!);
    this.#last.delete(type);
  }

  /** A field of the last awaited message of this kind. */
  heard(type: string, field: string): string {
    return this.#kept.get(type)?.[field] ?? "";
  }

  hangUp(): void {
    this.#socket?.close();
  }
}

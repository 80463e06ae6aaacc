import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** The treatment of everything that passes a line. Times are one way, in milliseconds. */
export type Line = {
  readonly delay: number;
  /** Added to the delay of each piece, at random up to this. */
  readonly jitter: number;
  /** At the end of each `every` ms nothing passes for `lasts` ms; then all of it comes at once. */
  readonly stall: { readonly every: number; readonly lasts: number } | null;
  /** For all connections together, in each direction. */
  readonly bitsPerSecond: number;
  /** Loses everything without either side noticing. A connection that has lost something stays silent for good. */
  readonly isSilent: boolean;
  /** A page of this status answers every call in the product's place, as a portal or a filter does. */
  readonly page: number | null;
  readonly refusesSockets: boolean;
  /** Cuts each connection once it is this old. */
  readonly lifetime: number;
};

const GOOD: Line = {
  delay: 0,
  jitter: 0,
  stall: null,
  bitsPerSecond: Infinity,
  isSilent: false,
  page: null,
  refusesSockets: false,
  lifetime: Infinity,
};

/** A line to the product, which can go wrong in the ways of a school's wireless network or of a phone far away. */
export async function aLine(to: number, wanted: Partial<Line> = {}) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let line: Line = { ...GOOD, ...wanted };
  let bytesLeft = Infinity;
  const server = createServer((phone) => {
    const product = connect({ port: to, host: "127.0.0.1", noDelay: true });
    const pair = [phone, product] as const;
    pairs.add(pair);
    forward(phone, product, pair);
    forward(product, phone, pair);
    if (line.lifetime < Infinity) setTimeout(() => cut(pair), line.lifetime).unref();
  });
  /** The time at which each direction has passed on all it was given. */
  const freeAt = { up: 0, down: 0 };

  function passesAt(way: "up" | "down", bytes: number): number {
    const now = performance.now();
    freeAt[way] = Math.max(now, freeAt[way]) + (bytes * 8_000) / line.bitsPerSecond;
    const at = freeAt[way] + line.delay + Math.random() * line.jitter;
    if (!line.stall) return at;
    const { every, lasts } = line.stall;
    const into = at % every;
    return into < every - lasts ? at : at + every - into;
  }

  function forward(from: Socket, to: Socket, pair: readonly [Socket, Socket]) {
    const isPhone = from === pair[0];
    let isLost = false;
    let lastAt = 0;
    const waiting: (() => void)[] = [];
    /** One piece never overtakes the one before it, though timers of one moment may ring in another order. */
    const later = (bytes: number, run: () => void) => {
      lastAt = Math.max(lastAt, passesAt(isPhone ? "up" : "down", bytes));
      waiting.push(run);
      setTimeout(() => waiting.shift()!(), lastAt - performance.now());
    };
    from.on("data", (data: Buffer) => {
      const refusal = isPhone ? refusalOf(data) : null;
      if (refusal !== null) {
        isLost = true;
        from.end(refusal);
      }
      // Drop everything that follows lost bytes, as TCP would.
      isLost ||= line.isSilent;
      if (isLost) return;
      const whole = data.subarray(0, bytesLeft);
      bytesLeft -= data.length;
      later(whole.length, () => {
        if (!to.destroyed) to.write(whole);
        if (whole.length < data.length) cut(pair);
      });
    });
    from.on("error", () => cut(pair));
    from.on("close", () => {
      // Tell the other side nothing, because a dead link does not report a close either.
      if (!line.isSilent) later(0, () => cut(pair));
    });
  }

  function refusalOf(data: Buffer): string | null {
    const isUpgrade = /^GET [^]*\r\nupgrade: websocket\r\n/i.test(data.toString("latin1"));
    if (line.page === null && !(line.refusesSockets && isUpgrade)) return null;
    const body = "<h1>Engellendi</h1>";
    const head = `HTTP/1.1 ${isUpgrade ? 403 : line.page} Engellendi\r\ncontent-type: text/html\r\nconnection: close`;
    return `${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  }

  function cut(pair: readonly [Socket, Socket]) {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on the line is as before but for this. */
    change: (changed: Partial<Line>) => {
      line = { ...line, ...changed };
    },
    /** Breaks off after this number of bytes, in the middle of a message; later connections work again. */
    breakAfter(bytes: number) {
      bytesLeft = bytes;
      const mend = setInterval(() => {
        if (bytesLeft > 0) return;
        bytesLeft = Infinity;
        clearInterval(mend);
      }, 5);
    },
    /** Cuts every connection, and both sides notice. */
    cutAll: () => pairs.forEach(cut),
    close() {
      pairs.forEach(cut);
      server.close();
    },
  };
}

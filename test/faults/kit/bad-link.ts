import { createServer as createHttpServer, request } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import type { Env } from "#browser/env";

/** A link to the product that can go wrong in the ways of a school's wireless network. */
export async function aBadLink(to: number) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let delay = 0;
  let isDead = false;
  let bytesLeft = Infinity;
  const server = createServer((phone) => {
    const product = connect(to, "127.0.0.1");
    const pair = [phone, product] as const;
    pairs.add(pair);
    forward(phone, product, pair);
    forward(product, phone, pair);
  });
  function forward(from: Socket, to: Socket, pair: readonly [Socket, Socket]) {
    let isLost = false;
    from.on("data", (data: Buffer) => {
      // Drop everything that follows lost bytes, as TCP would.
      isLost ||= isDead;
      if (isLost) return;
      const whole = data.subarray(0, bytesLeft);
      bytesLeft -= data.length;
      setTimeout(() => {
        to.write(whole);
        if (whole.length < data.length) cut(pair);
      }, delay);
    });
    from.on("error", () => cut(pair));
    from.on("close", () => {
      // Tell the other side nothing, because a dead link does not report a close either.
      if (!isDead) setTimeout(() => cut(pair), delay);
    });
  }
  function cut(pair: readonly [Socket, Socket]) {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    /** Stops everything in both directions, without either side noticing. */
    die: () => (isDead = true),
    revive: () => (isDead = false),
    delay: (ms: number) => (delay = ms),
    /** Breaks off after this number of bytes, in the middle of a message; later connections work again. */
    breakAfter(bytes: number) {
      bytesLeft = bytes;
      const mend = setInterval(() => {
        if (bytesLeft > 0) return;
        bytesLeft = Infinity;
        clearInterval(mend);
      }, 5);
    },
    close() {
      for (const pair of pairs) cut(pair);
      server.close();
    },
  };
}

/** A school's filter: it blocks every WebSocket, and while `shows` is set it answers every call with a page of its own. */
export async function aFilter(to: number) {
  let page: number | null = null;
  const server = createHttpServer((asked, reply) => {
    if (page !== null) return void reply.writeHead(page, { "content-type": "text/html" }).end("<h1>Engellendi</h1>");
    const { url, method, headers } = asked;
    const onward = request({ host: "127.0.0.1", port: to, path: url, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(reply);
    });
    onward.on("error", () => reply.destroy());
    asked.pipe(onward);
  });
  server.on("upgrade", (_, socket: Socket) => {
    // Ignore errors: a phone may have given up meanwhile, and Node does not watch a socket that it has handed over.
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on answers every call with a page of this status; null lets replies through again. */
    shows: (status: number | null) => (page = status),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A socket that sends everything twice, each time after another pause: doubled, late and out of order. */
export const Stammering: Env["WebSocket"] = class extends WebSocket {
  #said = 0;
  override send(text: string) {
    for (const pause of [(this.#said++ % 3) * 60, 90]) {
      setTimeout(() => {
        if (this.readyState === WebSocket.OPEN) super.send(text);
      }, pause);
    }
  }
};

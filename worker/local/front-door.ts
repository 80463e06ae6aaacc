import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isThisMachine } from "#mail/local-inbox";

/** `host` is reachable from this machine alone. */
export const isLoopback = (host: string): boolean => host === "localhost" || isThisMachine(host);

/**
 * Front door of the product if other machines may call. The local runtime believes any address a caller claims, and has its own
 * commands and pages (`mf-…` headers, `/cdn-cgi/`). Behind this door the address is the true one, and the rest stays outside.
 */
export async function openFrontDoor(host: string, port: number, behind: number) {
  /** Null for a caller who is gone already: then the address is unknown, and a call without one counts as this machine's. */
  function toProduct({ method, url, headers, socket }: IncomingMessage) {
    if (socket.remoteAddress === undefined) return null;
    const own = honest(headers, socket.remoteAddress);
    try {
      return request({ host: "127.0.0.1", port: behind, agent: false, method, path: pathIn(url), headers: own });
    } catch {
      return null;
    }
  }

  const door = createServer((from, to) => {
    if (isForTheRuntime(from.url)) return void to.writeHead(404).end();
    const call = toProduct(from);
    if (!call) return void to.destroy();
    call.on("response", (reply) => {
      to.writeHead(reply.statusCode!, withoutHops(reply.headers));
      reply.pipe(to);
      reply.on("error", () => to.destroy());
    });
    call.on("error", () => to.destroy());
    to.on("close", () => to.writableFinished || call.destroy());
    from.pipe(call);
  });

  door.on("upgrade", (from: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const call = isForTheRuntime(from.url) ? null : toProduct(from);
    if (!call) return void socket.destroy();
    call.on("upgrade", (reply, product, first) => {
      socket.write(headOf(reply, reply.headers));
      socket.write(first);
      product.write(head);
      product.on("error", () => socket.destroy());
      product.on("close", () => socket.destroy());
      socket.on("close", () => product.destroy());
      product.setNoDelay(true);
      (socket as Socket).setNoDelay(true);
      product.pipe(socket).pipe(product);
    });
    call.on("response", (reply) => {
      socket.write(headOf(reply, { ...withoutHops(reply.headers), connection: "close" }));
      reply.pipe(socket);
    });
    call.on("error", () => socket.destroy());
    socket.on("close", () => call.destroy());
    call.end();
  });

  await new Promise<void>((ready, failed) => door.once("error", failed).listen(port, host, ready));
  return {
    close(): void {
      door.close();
      door.closeAllConnections();
    },
  };
}

/** `trailer` announces headers after a body, which Node forwards in chunks alone and throws otherwise. */
const refused = /^(?:mf-|cf-|x-forwarded-|x-real-ip$|forwarded$|trailer$)/;

/** Keeps the headers a caller may send: no client address, and nothing meant for the runtime. */
function honest(headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders {
  // Keeps the length of the body: without it, the bytes that follow would be read as another request.
  const foreign = headers.upgrade ? refused : new RegExp(`${refused.source}|^connection$|^keep-alive$`);
  const own = Object.entries(headers).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), "cf-connecting-ip": address };
}

/** Drops a reply's headers about one connection: each side of the door has its own. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...rest } = headers;
  return rest;
}

/** The path of an address that a caller wrote in full, as to a proxy: the runtime fails at one. */
const pathIn = (url = "/"): string => (url.startsWith("/") ? url : url.replace(/^[a-z]+:\/\/[^/]*/i, "") || "/");

/** Recognises the runtime's pages, which show every row of the database. */
function isForTheRuntime(path = ""): boolean {
  try {
    return /^\/+cdn-cgi(?:\/|$)/i.test(
      decodeURIComponent(new URL(pathIn(path).replace(/^\//, "http://door/")).pathname),
    );
  } catch {
    return true;
  }
}

function headOf({ statusCode, statusMessage }: IncomingMessage, headers: IncomingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => `${name}: ${one}`),
  );
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, "", ""].join("\r\n");
}

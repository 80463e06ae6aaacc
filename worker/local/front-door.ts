import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { isThisMachine } from "#mail/local-inbox";

/** Whether `host` is open to nobody but this machine. */
export const isLoopback = (host: string): boolean => host === "localhost" || isThisMachine(host);

/**
 * Stands before the product where other machines may call. The local runtime believes whatever address a caller claims to
 * have, and has commands and pages of its own (`mf-…` headers, `/cdn-cgi/`): behind this door the address is the true one,
 * and the rest stays outside.
 */
export async function openFrontDoor(host: string, port: number, behind: number) {
  const toProduct = ({ method, url, headers, socket }: IncomingMessage) =>
    request({ host: "127.0.0.1", port: behind, agent: false, method, path: url, headers: honest(headers, socket) });

  const door = createServer((from, to) => {
    if (isForTheRuntime(from.url)) return void to.writeHead(404).end();
    const call = toProduct(from);
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
    if (isForTheRuntime(from.url)) return void socket.destroy();
    const call = toProduct(from);
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

const refused = /^(?:mf-|cf-|x-forwarded-|x-real-ip$|forwarded$)/;

/** What a caller may say: neither whose address it has nor anything that is meant for the runtime. */
function honest(headers: IncomingHttpHeaders, socket: Socket): IncomingHttpHeaders {
  // How long a body is stays said: without it, what follows would be read as a call of its own.
  const foreign = headers.upgrade ? refused : new RegExp(`${refused.source}|^connection$|^keep-alive$`);
  const own = Object.entries(headers).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), "cf-connecting-ip": socket.remoteAddress };
}

/** Headers of a reply that speak of one connection: each side of the door has its own. */
function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...rest } = headers;
  return rest;
}

/** The runtime's own pages show every row of the database. */
function isForTheRuntime(path = ""): boolean {
  try {
    return /^\/+cdn-cgi(?:\/|$)/i.test(decodeURIComponent(new URL(path.replace(/^\//, "http://door/")).pathname));
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

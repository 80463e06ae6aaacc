import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { connect, type AddressInfo } from "node:net";
import { createGzip } from "node:zlib";
import { certificate } from "./certificate.ts";

/**
 * A proxy before the product that does what the platform's edge does and the local runtime does not: it compresses responses,
 * and sends all of them over one connection of HTTP/2, where HTTP/1.1 lets six files wait for each other.
 */
export async function asTheEdge(port: number): Promise<{ port: number; stop(): void }> {
  const door = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, reply) => {
    const onward = request({ port, host: "127.0.0.1", method: asked.method, path: asked.url, headers: onwards(asked) });
    onward.on("response", (told) => {
      const isText = /text|javascript|json|svg/.test(told.headers["content-type"] ?? "");
      const {
        "content-length": _,
        connection: __,
        "keep-alive": ___,
        "transfer-encoding": ____,
        ...headers
      } = told.headers;
      if (!isText || told.headers["content-encoding"]) {
        reply.writeHead(told.statusCode!, headers);
        told.pipe(reply);
        return;
      }
      reply.writeHead(told.statusCode!, { ...headers, "content-encoding": "gzip" });
      told.pipe(createGzip({ level: 9 })).pipe(reply);
    });
    onward.on("error", () => reply.stream.destroy());
    asked.pipe(onward);
  });
  door.on("upgrade", (asked: IncomingMessage, client) => {
    const server = connect({ port, host: "127.0.0.1", noDelay: true }, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      server.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, "\r\n"].join("\r\n"));
      client.pipe(server).pipe(client);
    });
    for (const side of [client, server]) side.on("error", () => [client, server].forEach((one) => one.destroy()));
  });
  await new Promise<void>((ready) => door.listen(0, "127.0.0.1", ready));
  return {
    port: (door.address() as AddressInfo).port,
    stop: () => void door.close(),
  };
}

/** Headers of HTTP/1.1: without those that only HTTP/2 has, which begin with a colon. */
function onwards({ headers }: Http2ServerRequest): IncomingHttpHeaders {
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  return { host: headers[":authority"], ...Object.fromEntries(plain) };
}

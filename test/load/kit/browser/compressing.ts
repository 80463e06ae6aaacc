import { createServer, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { createGzip } from "node:zlib";

/** A proxy before the product that compresses responses, as the platform's edge does and the local runtime does not. */
export async function compressing(port: number): Promise<{ port: number; stop(): void }> {
  const door = createServer((asked, reply) => {
    const onward = request({ port, host: "127.0.0.1", method: asked.method, path: asked.url, headers: asked.headers });
    onward.on("response", (told) => {
      const isText = /text|javascript|json|svg/.test(told.headers["content-type"] ?? "");
      const { "content-length": _, ...headers } = told.headers;
      if (!isText || told.headers["content-encoding"]) {
        reply.writeHead(told.statusCode!, told.headers);
        told.pipe(reply);
        return;
      }
      reply.writeHead(told.statusCode!, { ...headers, "content-encoding": "gzip" });
      told.pipe(createGzip({ level: 9 })).pipe(reply);
    });
    onward.on("error", () => reply.destroy());
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
    stop: () => {
      door.closeAllConnections();
      door.close();
    },
  };
}

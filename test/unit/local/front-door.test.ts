import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { openFrontDoor } from "../../../worker/local/front-door";
import { freePort } from "../../free-port.mjs";

const product = createServer((from, to) => {
  from.resume();
  to.end(JSON.stringify({ ...from.headers, path: from.url }));
});
await once(product.listen(0, "127.0.0.1"), "listening");
const port = await freePort();
const door = await openFrontDoor("127.0.0.1", port, (product.address() as AddressInfo).port);
afterAll(() => {
  door.close();
  product.close();
});

/** Sends these lines as a request, and all that comes back until the end. */
async function sent(lines: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (part) => (heard += part.toString())).on("error", () => socket.destroy());
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await once(socket, "close");
  return heard;
}

test.each(["GET", "POST"])("a %s that announces trailers is answered, and the door stays open", async (method) => {
  const lines = [`${method} / HTTP/1.1`, "host: x", "trailer: x", "content-length: 0", "connection: close"];
  const heard = await sent(lines);
  expect(heard).toMatch(/^HTTP\/1\.1 200/);
  expect(heard).not.toContain("trailer");
});

test("an upgrade that announces trailers is answered", async () => {
  const lines = ["GET / HTTP/1.1", "host: x", "trailer: x", "connection: upgrade", "upgrade: websocket"];
  expect(await sent(lines)).toMatch(/^HTTP\/1\.1 200/);
});

test("a page of the runtime is not there, however its address is written", async () => {
  for (const address of ["/cdn-cgi/x", "http://a/cdn-cgi/x", "http://a?x/cdn-cgi/x"])
    expect(await sent([`GET ${address} HTTP/1.1`, "host: x", "connection: close"])).toMatch(/^HTTP\/1\.1 404/);
});

test.each([
  ["http://localhost:8080/api/health?deep=1", "/api/health?deep=1"],
  ["HTTP://x", "/"],
  ["//x/api", "//x/api"],
])("an address written in full is passed on as its path: %s", async (address, path) => {
  const heard = await sent([`GET ${address} HTTP/1.1`, "host: x", "connection: close"]);
  expect(heard).toContain(`"path":"${path}"`);
});

test.each([[], ["connection: upgrade", "upgrade: websocket"]])(
  "callers who are gone at once leave the door open: %s",
  async (...more) => {
    for (let i = 0; i < 100; i++) {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(["GET / HTTP/1.1", "host: x", ...more, "", ""].join("\r\n"), () => socket.resetAndDestroy());
      await once(socket, "close");
    }
    expect(await sent(["GET / HTTP/1.1", "host: x", "connection: close"])).toMatch(/^HTTP\/1\.1 200/);
  },
);

import { createServer, connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { aLine } from "../../lines/line";

test("an uneven line keeps the order of what it passes on", async () => {
  const pieces = Array.from({ length: 300 }, (_, i) => `${i} `);
  const { promise: came, resolve } = Promise.withResolvers<string>();
  const product = createServer(async (socket) => {
    let text = "";
    for await (const data of socket) {
      text += String(data);
      if (text.endsWith(pieces.at(-1)!)) break;
    }
    resolve(text);
  });
  await new Promise<void>((done) => void product.listen(0, "127.0.0.1", done));
  const line = await aLine((product.address() as AddressInfo).port, { delay: 1, jitter: 60 });
  const phone = connect({ port: line.port, host: "127.0.0.1", noDelay: true });
  for (const piece of pieces) {
    phone.write(piece);
    await new Promise((done) => setTimeout(done, Math.random()));
  }
  expect(await came).toBe(pieces.join(""));
  phone.destroy();
  line.close();
  product.close();
});

import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { prepareDatabase } from "../../worker/local/database";
import { openState } from "../../worker/local/state";
import { startProduct, type Product } from "../load/kit/servers";
import { signIn } from "./kit/a-class";
import { serve } from "./kit/served";

const known = "bilye-demo-2026";
const [admin, teacher, student] = ["yonetici", "ogretmen", "ogrenci"].map((who) => `${who}@ornek.test`) as [
  string,
  string,
  string,
];

/**
 * An address of this machine that other machines can call; undefined without a network, and then there is nothing to test from
 * outside.
 */
const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const places = ["127.0.0.1", ...(outside ? [outside] : [])];

type Asked = { readonly method?: string; readonly body?: object; readonly headers?: Record<string, string> };
function ask(host: string, path: string, { method = "GET", body, headers = {} }: Asked = {}) {
  const { port } = product;
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const call = request({ host, port, path, method, headers: { "content-type": "application/json", ...headers } });
  call.on("error", reject).on("response", (reply) => {
    let text = "";
    reply.setEncoding("utf8").on("data", (part: string) => (text += part));
    reply.on("end", () => resolve({ status: reply.statusCode!, text }));
  });
  if (!body) call.end();
  else {
    const text = JSON.stringify(body);
    call.setHeader("content-length", Buffer.byteLength(text));
    call.end(text);
  }
  return promise;
}
const login = (email: string, password: string) =>
  ask("127.0.0.1", "/api/auth/login", { method: "POST", body: { email, password } });

function passwordsIn(output: string): Record<string, string> {
  const lines = [...output.matchAll(/^Deneme hesabı: (\S+), şifresi (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, email, password]) => [email!, password!]));
}

/**
 * A product opened to the network after a closed run, in which the teacher had signed in and the pupil had deleted the account.
 */
let product: Product;
let earlier: string;
let passwords: Record<string, string>;
beforeAll(async () => {
  const alone = await serve();
  const { port, stateDir } = alone;
  earlier = await signIn(port, "ogretmen");
  const gone = await fetch(`http://localhost:${port}/api/user`, {
    method: "DELETE",
    headers: { "content-type": "application/json", authorization: `Bearer ${await signIn(port, "ogrenci")}` },
    body: JSON.stringify({ password: known }),
  });
  if (!gone.ok) throw new Error(`the pupil's account is still there: ${gone.status}`);
  await alone.stop();
  product = await startProduct({ port, stateDir, env: { HOST: "0.0.0.0" } });
  passwords = passwordsIn(product.output());
});

test("[T46][ASVS 6.3.2] opened to the network the demo passwords are new, and the known one opens nothing any more", async () => {
  expect(new Set([...Object.values(passwords), known]).size).toBe(3);
  for (const email of [admin, teacher]) {
    expect(passwords[email]).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect([email, (await login(email, known)).status]).toEqual([email, 401]);
    expect([email, (await login(email, passwords[email]!)).status]).toEqual([email, 200]);
  }
  const me = await ask("127.0.0.1", "/api/auth/me", { headers: { authorization: `Bearer ${earlier}` } });
  expect(me.status).toBe(401);
});

test("a demo account that was deleted does not come back at the next start", async () => {
  expect(Object.keys(passwords)).toEqual([admin, teacher]);
  expect((await login(student, known)).status).toBe(401);
});

test("[T46] opened to the network the inbox is this machine's alone, whatever a caller claims", async () => {
  const claims: Record<string, string>[] = [
    {},
    { "cf-connecting-ip": "127.0.0.1" },
    { "x-forwarded-for": "127.0.0.1" },
  ];
  for (const place of places) {
    const isHere = place === "127.0.0.1";
    expect((await ask(place, "/api/health")).status).toBe(200);
    expect((await ask(place, "/student/join")).text).toContain("<form");
    for (const headers of claims) {
      for (const path of ["/dev/mail", "/api/dev/mail"]) {
        expect([path, headers, (await ask(place, path, { headers })).status]).toEqual([
          path,
          headers,
          isHere ? 200 : 404,
        ]);
      }
    }
    for (const path of ["/cdn-cgi/local/explorer/api", "/cdn-cgi/local/platform-proxy", "/%63dn-cgi/mf/scheduled"]) {
      const { status } = await ask(place, path, { headers: { host: "localhost", "mf-op": "GET" } });
      expect([path, status]).toEqual([path, 404]);
    }
  }
  for (const place of places.slice(1)) {
    for (const path of ["/%64ev/mail", "//dev/mail", "/dev/./mail", `http://localhost:${product.port}/dev/mail`]) {
      expect([path, (await ask(place, path)).text.includes("posta kutusu")]).toEqual([path, false]);
    }
  }
});

test("the picture of a link's card is at the address of this run", async () => {
  const { text } = await ask("127.0.0.1", "/student/join");
  expect(/"og:image" content="(.*?)"/.exec(text)![1]).toMatch(new RegExp(`^http://\\S+:${product.port}/og\\.png$`));
});

test("[T46] a call that hides in the body of another one is not made", async () => {
  const hidden = "GET /api/dev/mail HTTP/1.1\r\nhost: localhost\r\ncf-connecting-ip: 127.0.0.1\r\n\r\n";
  const socket = connect(product.port, places.at(-1));
  let heard = "";
  const over = new Promise((done) => {
    socket.on("data", (part) => (heard += part.toString())).on("close", done);
    // A peer that closes without reading everything resets the connection; the part received until then counts.
    socket.on("error", () => socket.destroy());
  });
  onTestFinished(() => void socket.destroy());
  socket.write(
    `DELETE /api/health HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n` +
      `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  );
  await over;
  expect(heard).toMatch(/^HTTP\/1\.1 405/);
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(heard).not.toContain("items");
});

test("phones of the network play: page, calls and sockets pass the door", async () => {
  const place = places.at(-1)!;
  const { text } = await login(teacher, passwords[teacher]!);
  const { token } = JSON.parse(text) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const sets = await ask(place, "/api/question-sets", { headers });
  const [set] = (JSON.parse(sets.text) as { items: { id: string }[] }).items;
  const made = await ask(place, "/api/game", { method: "POST", headers, body: { question_set_id: set!.id } });
  const { game_code } = (JSON.parse(made.text) as { game: { game_code: string } }).game;
  const socket = new WebSocket(`ws://${place}:${product.port}/ws?code=${game_code}`);
  onTestFinished(() => socket.close());
  const joined = new Promise<string>((heard, failed) => {
    socket.addEventListener("message", ({ data }) => String(data).includes("join_success") && heard(String(data)));
    socket.addEventListener("error", () => failed(new Error("the socket was refused")));
  });
  socket.addEventListener("open", () => {
    socket.send(JSON.stringify({ type: "join_lobby", game_code, nickname: "Ece", marble: 1 }));
  });
  expect(JSON.parse(await joined)).toMatchObject({ type: "join_success" });
  const refused = await ask(place, "/ws?code=100000", {
    headers: { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13", "sec-websocket-key": "x" },
  });
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([404, { code: "not_found" }]);
});

// This test comes last, because it stops the product.
test("[T46] the passwords of a run that was opened are the same at its next start", async () => {
  await product.stop();
  const accounts = await prepareDatabase(openState(product.stateDir), true);
  expect(Object.fromEntries(accounts.map(({ email, password }) => [email, password]))).toEqual(passwords);
});

import { createServer, type AddressInfo, type Server } from "node:net";
import { Request } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { bySmtp, smtpSender } from "../../../worker/local/smtp";

const mail = { id: "4f1c", to: "ali@okul.test", subject: "Doğrulayın", text: "Çağrı", html: "<p>Çağrı</p>" };
const ask = () => new Request("http://smtp/", { method: "POST", body: JSON.stringify(mail) });

async function listening(server: Server): Promise<string> {
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A mail server that takes mails for some addresses. */
function mailServer() {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.on("error", () => {});
    socket.write("220 posta\r\n");
    let text = "";
    socket.on("data", (part) => {
      text += String(part);
      if (isData) {
        if (!text.endsWith("\r\n.\r\n")) return;
        taken.push(text);
        [isData, text] = [false, ""];
        return void socket.write("250 alindi\r\n");
      }
      const [command] = text.split(/[ \r]/);
      const to = text;
      text = "";
      isData = command === "DATA";
      if (to.startsWith("RCPT") && to.includes("yok@")) return void socket.write("550 5.1.1 boyle biri yok\r\n");
      socket.write(isData ? "354 yaz\r\n" : command === "QUIT" ? "221 gule gule\r\n" : "250 tamam\r\n");
    });
  });
  return { server, taken };
}

test("a mail goes out by the school's server, from its address", async () => {
  const { server, taken } = mailServer();
  const url = await listening(server);
  const reply = await bySmtp({ url, from: "bilye@okul.test" })(ask());
  expect([reply.status, taken.length]).toEqual([204, 1]);
  expect(taken[0]).toMatch(/^From: Bilye <bilye@okul\.test>/m);
  expect(taken[0]).toMatch(/^To: ali@okul\.test/m);
  expect(taken[0]).toMatch(/^Message-ID: <4f1c@okul\.test>/m);
});

test("an address that the server refuses is said as it says it", async () => {
  const url = await listening(mailServer().server);
  const request = new Request("http://smtp/", {
    method: "POST",
    body: JSON.stringify({ ...mail, to: "yok@okul.test" }),
  });
  const reply = await bySmtp({ url, from: "bilye@okul.test" })(request);
  expect([reply.status, await reply.text()]).toEqual([502, expect.stringContaining("550 5.1.1")]);
});

test("a server that does not answer is given up", async () => {
  const url = await listening(createServer(() => {}));
  const reply = await bySmtp({ url: `${url}?greetingTimeout=50`, from: "bilye@okul.test" })(ask());
  expect(reply.status).toBe(502);
});

test.each([
  [{}, null],
  [{ SMTP_URL: "https://posta" }, expect.stringContaining("SMTP_URL")],
  [{ SMTP_URL: "posta" }, expect.stringContaining("SMTP_URL")],
  [{ SMTP_URL: "smtp://posta:25" }, expect.stringContaining("MAIL_FROM")],
  [
    { SMTP_URL: "smtps://ad%40okul.test:gizli@posta" },
    { from: "ad@okul.test", url: expect.stringMatching(/[?&]greetingTimeout=10000/) },
  ],
  [
    { SMTP_URL: "smtp://posta", MAIL_FROM: "bilye@okul.test" },
    { from: "bilye@okul.test", url: expect.any(String) },
  ],
])("%j is read as a mail server", (env, read) => {
  expect(smtpSender(env)).toEqual(read);
});

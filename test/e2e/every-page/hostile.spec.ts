import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aPhone } from "../steps/a-class";
import { aVisitor, newPassword, passTimeUntil, seen, signedIn, tokenOf, verify } from "../steps/steps";

/** Texts that run code if the page takes them for markup: they call `ran`. */
const attacks = {
  name: `<img src=x onerror=ran(1)> Öğretmen`,
  school: `"><script>ran(2)</script>`,
  title: `<svg onload=ran(3)> Set`,
  description: `<iframe srcdoc="<script>parent.ran(4)</script>"></iframe>`,
  question: `<script>ran(5)</script><img src=//evil.example/x onerror=ran(6)> Hangisi?`,
  optionA: `<a href="javascript:ran(7)">bir</a>`,
  optionB: `</button><details open ontoggle=ran(8)>iki`,
  explanation: `<style>*{background:url(//evil.example/y)}</style><math><mi xlink:href="javascript:ran(9)">`,
  reason: `'-ran(10)-' {{ran(11)}} <body onpageshow=ran(12)>`,
};
const nickname = "x' onerror ran.1 '";

/** Installs a recorder before any of the page's scripts: it notes all foreign code that runs. */
async function watched(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("ran", (number: number) => void ran.push(`script ${number}`));
  await page.exposeFunction("violated", (what: string) => void ran.push(`policy ${what}`));
  await page.addInitScript(() => {
    const { violated } = window as unknown as { violated: (what: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective }) => violated(violatedDirective));
  });
  return ran;
}

/** Expects that no text became an element: no element has a handler or a foreign address, or is a frame. */
async function expectText(page: Page, ...texts: readonly string[]) {
  for (const text of texts) await expect(seen(page, text).first()).toBeVisible();
  const grown = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) => name.startsWith("on") || /javascript:|evil\.example/.test(value),
        ),
      )
      .concat([...document.querySelectorAll("iframe, img[src='x'], script:not([src], [type='application/ld+json'])")])
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(grown).toEqual([]);
}

async function aHostileTeacher(page: Page, adminToken: string) {
  const email = `kotu${Date.now()}@okul.test`;
  const password = newPassword;
  const { name, school } = attacks;
  await page.request.post("/api/auth/register", { data: { name, school, email, password, role: "teacher" } });
  await verify(page, email);
  const signedIn = await page.request.post("/api/auth/login", { data: { email, password } });
  const { token, user } = (await signedIn.json()) as { token: string; user: { id: string } };
  const approve = (data: object) =>
    page.request.post("/api/admin/teachers/approve", { headers: { authorization: `Bearer ${adminToken}` }, data });
  return { email, token, id: user.id, approve };
}

test("hostile texts are text on the board, the phone, the report, the editor and the admin's pages", async ({
  browser,
  page: admin,
  request,
}) => {
  const adminToken = await tokenOf(admin, "yonetici@ornek.test");
  const { email, token, id, approve } = await aHostileTeacher(admin, adminToken);
  const ranAtAdmin = await watched(admin);
  await signedIn(admin, "yonetici@ornek.test");
  await admin.goto(`/admin/teachers?q=${encodeURIComponent(email)}`);
  await expectText(admin, attacks.name);
  await approve({ user_id: id, approve: true });

  const headers = { authorization: `Bearer ${token}` };
  const post = async <Reply>(path: string, data: object) => {
    const reply = await request.post(path, { headers, data });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return (await reply.json()) as Reply;
  };
  const { question_set } = await post<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: attacks.title,
    description: attacks.description,
    questions: [
      aWrittenQuestion({
        question_text: attacks.question,
        options: { A: attacks.optionA, B: attacks.optionB },
        time_limit: 120,
        explanation: attacks.explanation,
      }),
    ],
  });
  const { game } = await post<{ game: { game_code: string } }>("/api/game", { question_set_id: question_set.id });
  const code = game.game_code;

  const teacher = await aVisitor(browser, { width: 1920, height: 1080 });
  const board = teacher.page;
  const ranAtBoard = await watched(board);
  await signedIn(board, email);
  await board.goto(`/teacher/games/${code}/host`);
  const phone = await aPhone(browser);
  await phone.page.clock.install();
  const ranAtPhone = await watched(phone.page);
  await phone.join(code, nickname);
  await expectText(board, nickname);

  await post(`/api/game/${code}/start`, {});
  await expectText(board, attacks.question, attacks.optionA, attacks.optionB);
  await expectText(phone.page, attacks.question, attacks.optionA, attacks.optionB);
  await phone.option("A").click();
  await expect(phone.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expectText(board, attacks.question);
  await post(`/api/game/${code}/end`, {});
  await passTimeUntil(phone.page, phone.page.getByRole("heading", { name: "Oyun tamamlandı" }));
  await expectText(phone.page);
  await expect(board.getByRole("heading", { name: "Kürsü belli oldu!" })).toBeVisible();
  await expectText(board, nickname);

  await board.goto(`/teacher/games/${code}/statistics`);
  await expectText(board, nickname);
  await board.goto("/teacher/question-sets");
  await expectText(board, attacks.title);
  await board.goto(`/teacher/question-sets/${question_set.id}`);
  await expect(board.getByRole("textbox", { name: "Soru metni" })).toHaveValue(attacks.question);
  await expectText(board);
  await board.goto("/profile");
  await expect(board.getByLabel("Ad soyad")).toHaveValue(attacks.name);
  await expectText(board);

  await approve({ user_id: id, approve: false, reason: attacks.reason });
  for (const path of ["/admin/users", "/admin/audit", "/dev/mail"]) {
    await admin.goto(path === "/dev/mail" ? `${path}?to=${email}` : `${path}?q=${encodeURIComponent(attacks.name)}`);
    await expect(admin.getByText(path === "/admin/users" ? attacks.name : "ran(10)").first()).toBeVisible();
    await expectText(admin);
  }
  expect([ranAtAdmin, ranAtBoard, ranAtPhone, teacher.faults, phone.faults]).toEqual([[], [], [], [], []]);
});

const hidden = [
  "/.dev.vars",
  "/.env",
  "/wrangler.json",
  "/wrangler.toml",
  "/_headers",
  "/package.json",
  "/worker/index.js",
].concat(["/api/test", "/api/debug", "/__scheduled", "/cdn-cgi/handler/scheduled", "/server.js.map", "/secrets.json"]);

test("nothing is served that is not for the public: no secret, no source map, no source, no test route", async ({
  request,
}) => {
  for (const path of hidden) {
    const reply = await request.get(path);
    const text = await reply.text();
    // A path that does not exist gives a page of the app, or a refusal.
    expect([path, /<title>|"code":"/.test(text)]).toEqual([path, true]);
    expect(text).not.toMatch(/JWT_SECRET|sourceMappingURL|"sources"/);
  }
  const seenFiles = new Set<string>();
  const waiting = ["/", "/student/join"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seenFiles.has(path)) continue;
    seenFiles.add(path);
    const text = await (await request.get(path)).text();
    expect([path, /sourceMappingURL|JWT_SECRET|\/worker\/(?:api|db|room)\//.test(text)]).toEqual([path, false]);
    for (const [, file] of text.matchAll(/["'(./]((?:assets\/)[\w.-]+\.(?:js|css))/g)) waiting.push(`/${file}`);
    for (const [, file] of text.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)) waiting.push(`/assets/${file}`);
  }
  expect(seenFiles.size).toBeGreaterThan(30);
  for (const file of seenFiles) {
    const map = await request.get(`${file}.map`);
    expect([file, (map.headers()["content-type"] ?? "").includes("json") && map.ok()]).toEqual([file, false]);
  }
});

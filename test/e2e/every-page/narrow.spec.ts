import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, cells, plants } from "../steps/a-class";
import { widthOf } from "../steps/sound";
import { aNewStudent, aNewTeacher, aPerson, aVisitor } from "../steps/steps";
import { visit } from "../steps/visit";

/** Pages of 320 pixels, as on the narrowest phone or at 400 % zoom: nothing is wider, however long its name. */

const size = { width: 320, height: 640 };
/** A word without a place to break: Turkish has such words, and pupils type them. */
const word = "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişs";
const longest = aWrittenQuestion({
  question_text: `${word} ${word}?`,
  options: { A: word, B: `${word}ini`, C: "W".repeat(60), D: "Hiçbiri" },
  time_limit: 120,
  explanation: word,
});

async function expectNarrow(page: Page, state: string) {
  expect.soft({ state, wide: await widthOf(page) }).toEqual({ state, wide: size.width });
}

async function fits(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await visit(page, address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expect(page.getByRole("status").filter({ hasText: "Yükleniyor." })).toHaveCount(0);
    await expectNarrow(page, address);
  }
}

test("at 320 pixels no page is wider than the screen, with words of sixty letters as name, title, option", async ({
  browser,
  request,
}) => {
  const admin = await aPerson(browser, "yonetici@ornek.test", size);
  const email = await aNewTeacher({ request }, `${"u".repeat(30)}.${Date.now()}@okul.test`);
  const teacher = await aPerson(browser, email, size);
  const { page } = teacher;
  const { user } = (await (await teacher.call("get", "/api/auth/me")).json()) as { user: { id: string } };
  await fits(page, ["/teacher/dashboard", "/teacher/games", "/teacher/question-sets"]);
  await admin.call("post", "/api/admin/teachers/approve", { user_id: user.id, approve: true });
  await teacher.call("put", "/api/user/profile", { name: word, school: word });

  page.setDefaultTimeout(15_000);
  const game = await aGame({ request }, [cells, longest, plants], {}, email);
  const sets = await teacher.call("get", "/api/question-sets");
  const { items } = (await sets.json()) as { items: { id: string }[] };
  const set = items[0]!.id;
  await teacher.call("put", `/api/question-sets/${set}`, { title: `${word} ${"W".repeat(30)}` });
  const second = await teacher.call("post", "/api/game", { question_set_id: set, label: "W".repeat(40) });
  const { game: named } = (await second.json()) as { game: { game_code: string } };
  const pupil = await aPerson(browser, await aNewStudent({ request }), size);
  await pupil.call("put", "/api/user/profile", { name: word });

  const names = ["Abdurrahman Efe", "W".repeat(20)];
  const guests = await Promise.all(names.map((name) => anHttpPupil({ request }, game.code, name)));
  guests.push(await anHttpPupil({ request }, game.code, "ĞÜŞİÖÇĞÜŞİÖÇĞÜŞİÖÇĞÜ", { token: pupil.token }));
  await fits(page, [
    `/teacher/games/${game.code}`,
    `/teacher/games/${game.code}/host`,
    `/teacher/games/${named.game_code}`,
  ]);
  // A pupil who does not answer keeps the question open.
  await anHttpPupil({ request }, game.code, "Işıl Ğ.");
  await game.start();
  for (const answer of ["A", "B", "B"]) {
    await Promise.all(guests.map((guest) => guest.answers(answer)));
    await game.endQuestion();
    await fits(page, [`/teacher/games/${game.code}/host`]);
    await game.next();
  }
  await fits(page, [`/teacher/games/${game.code}`, `/teacher/games/${game.code}/statistics`]);
  await game.end();
  await fits(page, [
    `/teacher/games/${game.code}`,
    `/teacher/games/${game.code}/host`,
    "/teacher/games",
    "/teacher/dashboard",
    "/teacher/question-sets",
    "/teacher/question-sets/new",
    `/teacher/question-sets/${set}/rehearsal`,
    `/teacher/question-sets/${set}`,
    "/profile",
    `/teacher/games/${game.code}/statistics`,
  ]);
  for (const cell of ["yanlış, B", "doğru, B"]) {
    await page.getByRole("gridcell", { name: cell }).first().click();
    await expectNarrow(page, `the panel of a question, ${cell}`);
    await page.keyboard.press("Escape");
  }

  await fits(pupil.page, ["/student/dashboard", "/profile", "/student/join", "/student/history"]);
  await pupil.page.getByRole("button", { name: /Sınama/ }).click();
  await expect(pupil.page.getByRole("dialog").getByRole("listitem")).toHaveCount(3);
  await expectNarrow(pupil.page, "a played game");

  const added = await admin.call("post", "/api/admin/schools", {
    name: `${word} ${Date.now()}`,
    domains: [`${"u".repeat(50)}${Date.now()}.k12.tr`],
  });
  const { school } = (await added.json()) as { school: { id: string } };
  await fits(admin.page, [
    "/admin/dashboard",
    "/admin/teachers?durum=approved",
    "/admin/mails",
    "/admin/schools",
    `/admin/schools/${school.id}`,
    "/admin/usage",
    "/admin/announcement",
    "/admin/audit",
    `/admin/users?q=${word}`,
  ]);
  await admin.page
    .getByRole("button", { name: /^İşlemler: / })
    .first()
    .click();
  await admin.page.getByRole("menuitem", { name: "Kullanıcıyı sil" }).click();
  await expectNarrow(admin.page, "deleting a user");
  await admin.page.keyboard.press("Escape");
  await admin.page
    .getByRole("button", { name: new RegExp(`^${word}`) })
    .first()
    .click();
  await expectNarrow(admin.page, "a user's numbers");

  const visitor = await aVisitor(browser, size);
  const auth = ["login", "register", "forgot-password", "reset-password?token=x", "verify-email?token=x"];
  await fits(visitor.page, [
    "/",
    "/about",
    "/terms",
    "/privacy",
    "/accessibility",
    "/presentation",
    "/yok",
    ...auth.map((one) => `/auth/${one}`),
  ]);
  for (const one of [teacher, pupil, admin, visitor]) await one.page.context().close();
});

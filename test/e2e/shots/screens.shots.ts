import { expect, test } from "../steps/test";
import { aTeacher, aVisitor, signIn } from "../steps/steps";
import { aClass } from "../steps/material";
import { aFullClass, names } from "./a-full-class";
import { shoot, type Size } from "./camera";

const everywhere: readonly Size[] = ["phone", "large", "tablet", "laptop"];

for (const look of ["light", "dark"] as const) {
  test(`screens, ${look}`, async ({ browser }) => {
    const { context, page } = await aTeacher(browser);
    await page.emulateMedia({ colorScheme: look });
    const waiting = await aFullClass(page);
    const played = await aFullClass(page, { reading_seconds: 0 });
    await played.fill(60);
    await played.start();
    await played.answer("BBBABCBD");
    await played.next();
    await played.answer("BABC", 50);
    await played.end();
    const ofClass = await aClass(
      page,
      names.slice(0, 24).map((name, i) => ({ number: i + 1, name })),
    );
    const token = await page.request.get("/api/question-sets", {
      headers: { authorization: `Bearer ${played.token}` },
    });
    const { items } = (await token.json()) as { items: { id: string }[] };
    for (const [name, address] of [
      ["dashboard", "/teacher/dashboard"],
      ["games", "/teacher/games"],
      ["game", `/teacher/games/${waiting.code}`],
      ["report", `/teacher/games/${played.code}/statistics`],
      ["sets", "/teacher/question-sets"],
      ["new-set", "/teacher/question-sets/new"],
      ["editor", `/teacher/question-sets/${items[0]!.id}`],
      ["library", "/library"],
      ["homework", "/teacher/homework"],
      ["classes", "/teacher/classes"],
      ["class", `/teacher/classes/${ofClass}`],
      ["profile", "/profile"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Yükleniyor.")).toHaveCount(0);
      await shoot(page, `teacher-${name}`, look, everywhere);
    }
    await context.close();
  });

  test(`screens of others, ${look}`, async ({ browser }) => {
    const guest = await aVisitor(browser);
    await guest.page.emulateMedia({ colorScheme: look });
    for (const [name, address] of [
      ["home", "/"],
      ["about", "/about"],
      ["presentation", "/presentation"],
      ["terms", "/terms"],
      ["privacy", "/privacy"],
      ["accessibility", "/accessibility"],
      ["login", "/auth/login"],
      ["register", "/auth/register"],
      ["404", "/yok"],
    ] as const) {
      await guest.page.goto(address);
      await expect(guest.page.getByRole("heading", { level: 1 })).toBeVisible();
      await shoot(guest.page, name, look, everywhere);
    }
    for (const [role, email, screens] of [
      ["student", "ogrenci@ornek.test", ["dashboard", "history"]],
      [
        "admin",
        "yonetici@ornek.test",
        ["dashboard", "teachers", "users", "library", "mails", "schools", "usage", "announcement", "audit"],
      ],
    ] as const) {
      const visitor = await aVisitor(browser);
      await visitor.page.emulateMedia({ colorScheme: look });
      await signIn(visitor.page, email);
      for (const screen of screens) {
        await visitor.page.goto(`/${role}/${screen}`);
        await expect(visitor.page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(visitor.page.getByText("Yükleniyor.")).toHaveCount(0);
        await shoot(visitor.page, `${role}-${screen}`, look, everywhere);
      }
      await visitor.context.close();
    }
    await guest.context.close();
  });
}

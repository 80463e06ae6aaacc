import { readFile } from "node:fs/promises";
import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aSet } from "../steps/material";
import { widthOf } from "../steps/sound";
import { faultsOf, passTimeUntil, signedIn } from "../steps/steps";

/** Question sets on the site: the parts that only a browser can prove. */

const teacher = "ogretmen@ornek.test";
const option = (page: Page, letter: string) => page.getByRole("textbox", { name: `${letter} şıkkı` });
const text = (page: Page) => page.getByLabel("Soru metni");
const saved = (page: Page) => expect(page.getByText(/^Kaydedildi/)).toBeVisible();

/** The set as the server has it, not as the page shows it. */
async function stored(page: Page, token: string) {
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const reply = await page.request.get(`/api/question-sets/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { question_set } = (await reply.json()) as {
    question_set: { title: string; questions: { question_text: string; correct_option: string }[] };
  };
  return question_set;
}

async function addressOfASet(page: Page, title: string, count: number) {
  const questions = Array.from({ length: count }, (_, i) =>
    aWrittenQuestion({ question_text: `Soru ${i + 1}`, options: { A: "Bir", B: "İki" } }),
  );
  return `/teacher/question-sets/${await aSet(page, questions, { title })}`;
}

test("a set is written by keyboard, the network goes and comes back, and nothing is lost", async ({
  page,
  browser,
}) => {
  const token = await signedIn(page, teacher);
  await page.goto("/teacher/question-sets/new");
  await page.getByLabel("Set adı").fill("Klavyeyle");
  await page.keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  // Opening the list of kinds first is not reported as an error.
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("radio", { name: /^Çoktan seçmeli/ })).toBeFocused();
  await expect(text(page)).not.toHaveAttribute("aria-invalid");
  await text(page).focus();
  await page.keyboard.type("Suyun formülü nedir?");
  // The list of kinds takes the place of the answers.
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("radio", { name: /^Çoktan seçmeli/ })).toBeFocused();
  await page.keyboard.press("1");
  await expect(option(page, "A")).toBeFocused();
  await page.keyboard.type("H2O");
  await page.keyboard.press("Enter");
  await expect(option(page, "B")).toBeFocused();
  await page.keyboard.type("CO2");
  await page.getByRole("button", { name: "C şıkkını sil" }).click();
  // The next field gets the focus.
  await expect(option(page, "C")).toBeFocused();
  await page.getByRole("button", { name: "C şıkkını sil" }).click();
  await expect(option(page, "B")).toBeFocused();
  await text(page).focus();
  await page.keyboard.press("Alt+1");
  // The columns scroll, the page never does.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);

  await page.context().setOffline(true);
  await page.keyboard.press("End");
  await page.keyboard.type(" Ağ yokken yazıldı.");
  await expect(page.getByText("Yazdıklarınız bu cihazda duruyor")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("Yarım kalan");
  // With empty answers the kind changes, and changes back, without a message. The fields of all kinds have loaded with the
  // editor.
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("4");
  await expect(page.getByLabel("Cevap ekleyin")).toBeFocused();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("1");
  await expect(option(page, "A")).toBeFocused();
  await expect(page.getByText("Tür değişti")).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText("Yazdıklarınız bu cihazda duruyor")).toBeHidden();
  await saved(page);
  const whole = [{ question_text: "Suyun formülü nedir? Ağ yokken yazıldı.", correct_option: "A" }];
  expect((await stored(page, token)).questions).toMatchObject(whole);

  // An incomplete question is kept as a draft: it is there after a reload, and on another device.
  await expect(page.getByText("Eksik soru taslak olarak duruyor.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: /Yarım kalan/ }).click();
  await expect(text(page)).toHaveValue("Yarım kalan");
  await expect(page.getByRole("main").getByText("Doğru şıkkı işaretleyin.")).toBeVisible();
  expect((await stored(page, token)).questions).toHaveLength(1);
  const address = page.url();
  const home = await (await browser.newContext()).newPage();
  await signedIn(home, teacher);
  await home.goto(address);
  await home.getByRole("button", { name: /Yarım kalan/ }).click();
  await expect(text(home)).toHaveValue("Yarım kalan");
});

test("two tabs: the second writer is asked, and nothing is written over unseen", async ({ page, context }) => {
  const token = await signedIn(page, teacher);
  const address = await addressOfASet(page, "İki sekme", 2);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await text(other).fill("İkinci sekme");
  await expect.poll(async () => (await stored(page, token)).questions[0]?.question_text).toBe("İkinci sekme");
  await text(page).fill("Birinci sekme");
  await expect(page.getByText("Bu set başka bir sekmede değişti.")).toBeVisible();
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthOf(page)).toBe(320);
  await expect(page.getByRole("button", { name: "Benimkini kaydet" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(wide);
  expect((await stored(page, token)).questions[0]?.question_text).toBe("İkinci sekme");
  await page.getByRole("button", { name: "Benimkini kaydet" }).click();
  await expect.poll(async () => (await stored(page, token)).questions[0]?.question_text).toBe("Birinci sekme");
});

test("two tabs whose words do not come through lose none of their words, and signing out asks before it forgets them", async ({
  page,
  context,
}) => {
  const token = await signedIn(page, teacher);
  const address = await addressOfASet(page, "İki sekme, ağsız", 2);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole("button", { name: /Soru 2/ }).click();
  // Block only the calls about questions; the rest of the site is reachable.
  await context.route("**/api/questions/*", (route) => route.abort());
  await text(page).fill("Birinci sekme");
  await text(other).fill("İkinci sekme");
  for (const tab of [page, other]) await expect(tab.getByText("Yazdıklarınız bu cihazda duruyor")).toBeVisible();
  await page.getByRole("link", { name: "Soru setlerine dön" }).click();
  await page.getByRole("button", { name: "Elif Yıldırım" }).click();
  await page.getByRole("menuitem", { name: "Çıkış yap" }).click();
  await expect(page.getByRole("dialog")).toContainText("kaydedilmemiş yazılarınız var");
  await page.getByRole("button", { name: "Vazgeç" }).click();
  await other.close();
  await context.unroute("**/api/questions/*");
  await page.goto(address);
  const written = ["Birinci sekme", "İkinci sekme"];
  const wordsOf = async () => (await stored(page, token)).questions.map((one) => one.question_text);
  // A tab counts as closed if it has not reported for a few seconds.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      return wordsOf();
    })
    .toEqual(written);
  // A page deletes its backup a moment after the server has stored the changes.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bilye.draft")));
  await expect.poll(kept).toEqual([]);
});

test("a kind whose fields do not come leaves the question as it is, and can be chosen again", async ({ page }) => {
  await signedIn(page, teacher);
  await page.route("**/assets/editor-*.js", async (route) => {
    const response = await route.fetch();
    const isOfTheKind = (await response.text()).includes("Cevap ekleyin");
    await (isOfTheKind ? route.abort() : route.fulfill({ response }));
  });
  await page.clock.install();
  await page.goto(await addressOfASet(page, "Alanlar", 1));
  const choose = async () => {
    await page.keyboard.press("Alt+t");
    await page
      .getByRole("dialog")
      .getByRole("radio", { name: /^Kısa cevap/ })
      .press("4");
  };
  await expect(text(page)).toHaveValue("Soru 1");
  await choose();
  await passTimeUntil(page, page.getByText("Bu türün alanları gelmedi").first());
  await expect(option(page, "A")).toHaveValue("Bir");
  await page.unroute("**/assets/editor-*.js");
  await page.clock.fastForward(2_000);
  await choose();
  await expect(page.getByLabel("Cevap ekleyin")).toBeFocused();
});

test("questions are moved, deleted, brought back and duplicated", async ({ page }) => {
  const token = await signedIn(page, teacher);
  await page.goto(await addressOfASet(page, "Sıralama", 4));
  const rows = page.getByRole("navigation", { name: "Sorular" }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("button", { name: "Sil", exact: true }).click();
  await expect(rows).toHaveText([/Soru 2/, /Soru 1/, /Soru 4/]);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(rows).toHaveText([/Soru 2/, /Soru 1/, /Soru 3/, /Soru 4/]);
  const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(3).boundingBox()];
  await rows.nth(0).hover();
  await page.mouse.move(from!.x + from!.width - 12, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + 40, to!.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Soru 1/, /Soru 3/, /Soru 4/, /Soru 2/]);
  await rows.nth(3).getByRole("button").click();
  await page.getByRole("button", { name: "Çoğalt" }).click();
  const texts = ["Soru 1", "Soru 3", "Soru 4", "Soru 2", "Soru 2"];
  await expect.poll(async () => (await stored(page, token)).questions.map((one) => one.question_text)).toEqual(texts);
});

test("a set of 200 questions opens and takes every letter", async ({ page }) => {
  const token = await signedIn(page, teacher);
  await page.goto(await addressOfASet(page, "İki yüz", 200));
  const last = page.getByRole("button", { name: /Soru 200/ });
  await last.click();
  await text(page).fill("");
  await text(page).pressSequentially("Harf harf yazılan uzun bir soru metni, iki yüzüncü soruda.");
  await expect(page.getByRole("button", { name: "Soru ekle" }).first()).toHaveAttribute("aria-disabled", "true");
  await expect
    .poll(async () => (await stored(page, token)).questions[199]?.question_text)
    .toBe("Harf harf yazılan uzun bir soru metni, iki yüzüncü soruda.");
});

test("a file becomes a set, and the reader is loaded only then; the set goes out as a file and comes back", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const readers = () => asked.filter((url) => /\/import-(?:file|worker)/.test(url)).length;
  const faults = faultsOf(page);
  const token = await signedIn(page, teacher);
  await page.goto(await addressOfASet(page, "Önce", 1));
  await expect(text(page)).toHaveValue("Soru 1");
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /toplu ekle/ }).check();
  expect(readers()).toBe(0);

  // Make a file large enough to be read in the worker.
  const filling = "Uzun bir soru metni ".repeat(24);
  const gift = Array.from({ length: 150 }, (_, i) => `${i + 1}. ${filling}{=doğru ~yanlış}`).join("\n\n");
  await page.setInputFiles("input[type=file]", {
    name: "sorular.bin",
    mimeType: "application/octet-stream",
    buffer: Buffer.from(`$CATEGORY: Taşınan set\n\n${gift}\n\nTek şıklı {=bir ~}\n\nEşsiz {=a ~a}`),
  });
  await expect(page.getByText("152 soru bulundu, 2 soru şimdilik dışarıda.")).toBeVisible();
  expect(readers()).toBeGreaterThan(1);

  // Repair a question that was left out: it is added with the others.
  await page.getByRole("button", { name: "Düzelt: Tek şıklı" }).click();
  await option(page, "B").fill("iki");
  await expect(page.getByText("Düzeltildi")).toBeVisible();
  await page.getByRole("button", { name: "Başla" }).click();
  // The dialog names the question that stays out before the set is made without it.
  const left = page.getByRole("dialog", { name: "1 soru dışarıda kalıyor" });
  await expect(left.getByRole("listitem")).toHaveText(/Eşsiz.*: A ve B aynı\./);
  await left.getByRole("button", { name: "O olmadan ekle" }).click();
  await expect(page).toHaveURL(/question-sets\/[\da-f-]{36}$/);
  const set = await stored(page, token);
  expect([set.title, set.questions.length]).toEqual(["Taşınan set", 151]);

  await page.getByRole("button", { name: "Set işlemleri" }).click();
  await page.getByRole("menuitem", { name: "Dosya olarak indir" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "İndir: Bilye dosyası (JSON)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Taşınan set.json");
  const written = JSON.parse(await readFile(await file.path(), "utf8")) as { questions: unknown[] };
  expect(written.questions).toHaveLength(151);
  expect(faults).toEqual([]);
});

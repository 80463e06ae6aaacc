import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aGame, aPhone, expectFit, settle } from "../steps/a-class";
import { axeFinds } from "../steps/axe";
import { aSet } from "../steps/material";
import { aTeacher, seen } from "../steps/steps";

const tex = String.raw;
const roots = aWrittenQuestion({
  question_text: tex`$\sqrt{50}+\sqrt{18}$ işleminin sonucu kaçtır?`,
  options: {
    A: tex`$8\sqrt{2}$`,
    B: tex`$\vec{a}$ ve $\frac{1}{2}$`,
    C: "5$ ile 10$",
    D: tex`$\dfrac{\sqrt{50}}{\sqrt{18}}$`,
    E: tex`$\begin{pmatrix}1&2\\3&4\end{pmatrix}$`,
    F: tex`$\sum_{i=1}^{n} \frac{i}{2}$`,
  },
  time_limit: 120,
  explanation: tex`$$x_{1,2}=\frac{-b\pm\sqrt{b^2-4ac}}{2a}$$`,
});
const fraction = aWrittenQuestion({
  question_text: tex`$\frac{x^2-9}{x-3}$ ifadesinin en sade hâli hangisidir?`,
  options: { A: tex`$x+3$`, B: tex`$x-3$`, C: tex`$\sqrt{x^2+9}$`, D: tex`$\frac{1}{x+3}$` },
  time_limit: 120,
});
const plain = aWrittenQuestion({
  question_text: "Bir düzine kaç tanedir?",
  options: { A: "12", B: "10" },
  time_limit: 120,
});
/** Formulas that write markup, request something, expand without end, or are just very long. */
const hostile = aWrittenQuestion({
  question_text: tex`$\href{javascript:alert(1)}{x}$ $\includegraphics{https://example.com/a.png}$ $\def\a{\a\a}\a$ $\def\b{xy}\b\b$ $\htmlStyle{position:fixed}{x}$`,
  options: {
    A: tex`$\rule{9999em}{9999em}$`,
    B: `$${"{".repeat(90)}x${"}".repeat(90)}$`,
    C: tex`$\frac{1}{2$ ve <img src=x onerror=alert(1)>`,
    D: `$${tex`\sqrt`.repeat(36)}x$`,
  },
  correct_option: "C",
  time_limit: 120,
});

const formulas = (page: Page) => page.getByRole("math");
const drawn = (page: Page) => page.locator(".formula-set");

test("a formula is set on board, phone and sheets, said in words; our policy is kept", async ({ browser }) => {
  const { page: board, faults } = await aTeacher(browser);
  const game = await aGame(board, [plain, roots, fraction], { reading_seconds: 1 });
  const pupil = await aPhone(browser);
  const other = await aPhone(browser);
  const [asked, askedByOther] = [pupil, other].map(({ page }) => {
    const paths: string[] = [];
    page.on("request", (request) => void (/katex|formula|library/i.test(request.url()) && paths.push(request.url())));
    return paths;
  });
  const without = await aGame({ request: board.request }, [plain]);
  await Promise.all([pupil.join(game.code, "Ece"), other.join(without.code, "Ali")]);
  await expect.poll(() => asked, "in the lobby").toContainEqual(expect.stringContaining("library"));
  await without.start();
  await expect(other.option("A")).toBeVisible();
  expect(askedByOther).toEqual([]);
  await board.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(pupil.option("A")).toBeVisible();
  await pupil.option("A").click();
  await expect(pupil.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();

  await game.next();
  await expect(drawn(board)).toHaveCount(7);
  await expect(drawn(pupil.page)).toHaveCount(7);
  await expect(
    board.getByRole("heading", { name: "karekök 50 artı karekök 18 işleminin sonucu kaçtır?" }),
  ).toBeVisible();
  await expect(pupil.page.getByRole("button", { name: "A: 8 karekök 2" })).toBeVisible();
  await expect(pupil.page.getByRole("button", { name: "B: a vektörü ve 1 bölü 2" })).toBeVisible();
  await expect(pupil.page.getByRole("button", { name: "C: 5$ ile 10$" })).toBeVisible();
  await expectFit(board);
  await expectFit(pupil.page);
  await pupil.option("D").click();
  await expect(seen(pupil.page, "Senin cevabın: D,")).toBeVisible();
  await expect(drawn(pupil.page)).toHaveCount(2);
  await pupil.page.getByRole("button", { name: "Açıklamayı oku" }).click();
  await expect(formulas(pupil.page).last()).toHaveAccessibleName(
    "x alt, 1 virgül 2, eşittir eksi b artı eksi, karekök içinde b kare eksi 4 a c, bölü 2 a",
  );
  await expect(board.locator(".formula-block")).toBeVisible();
  await expectFit(board);
  // WebKit counts the lines inside a formula: a clamp of two lines would cut the rest and make the row twice as high.
  const clamps = await board
    .locator("p:has(> bdi > .formula)")
    .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).webkitLineClamp));
  expect([...new Set(clamps)]).toEqual(["none"]);

  await game.next();
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeEnabled();
  await expect(drawn(board)).toHaveCount(5);
  await settle(board);
  // The letters' boxes of the fraction reach below its tile, but not below the question: no page is turned for them.
  const below = await board.evaluate(async () => {
    await document.fonts.ready;
    const { scrollHeight, clientHeight } = document.querySelector<HTMLElement>("[style*='--fit']")!;
    return scrollHeight - clientHeight;
  });
  expect(below).toBeLessThanOrEqual(1);
  expect([faults, pupil.faults]).toEqual([[], []]);
});

test("[T53] TeX that loops, grows, writes markup or is broken is shown as written; no link, no request, no hang", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [hostile], { reading_seconds: 0 });
  const pupil = await aPhone(browser);
  await pupil.join(game.code, "Ece");
  await game.start();
  await expect(seen(pupil.page, tex`$\def\a{\a\a}\a$`)).toBeVisible();
  await expect(seen(pupil.page, tex`$\def\b{xy}\b\b$`)).toBeVisible();
  await expect(
    pupil.page.getByRole("button", { name: tex`C: \frac{1}{2 ve <img src=x onerror=alert(1)>` }),
  ).toBeVisible();
  await expect(pupil.page.getByRole("link")).toHaveCount(0);
  await expect(pupil.page.locator("main img")).toHaveCount(0);
  const { height } = (await pupil.option("A").boundingBox())!;
  expect(height).toBeLessThan(300);
  await pupil.option("C").click();
  await expect(pupil.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  expect(pupil.faults).toEqual([]);
});

test("[T53] a formula stands in words without its library; the game goes on", async ({ browser, request }) => {
  const game = await aGame({ request }, [roots], { reading_seconds: 0 });
  const [pupil, other] = await Promise.all([aPhone(browser), aPhone(browser)]);
  await pupil.page.route(/\/assets\/library-/, (route) => route.abort());
  await other.page.route(/\/assets\/(?:library|formula-part)-/, (route) => route.abort());
  await Promise.all([pupil.join(game.code, "Ece"), other.join(game.code, "Ali")]);
  await game.start();
  await expect(seen(pupil.page, "karekök 50 artı karekök 18 işleminin sonucu kaçtır?")).toBeVisible();
  await expect(other.page.getByRole("heading", { name: "(formül) işleminin sonucu kaçtır?" })).toBeVisible();
  await Promise.all([pupil, other].map((phone) => phone.option("A").click()));
  await expect(pupil.page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expect(drawn(pupil.page)).toHaveCount(0);
});

test("no frame of a first formula is TeX: nothing is seen until it is set, then it moves no tile", async ({
  browser,
  request,
}) => {
  const { options, ...question } = roots;
  const four = Object.fromEntries(Object.entries(options).slice(0, 4));
  const game = await aGame({ request }, [{ ...question, options: four }], { reading_seconds: 0 });
  const pupil = await aPhone(browser);
  await pupil.page.addInitScript(recordFrames);
  const scripts = { "formula-part": Promise.withResolvers<void>(), library: Promise.withResolvers<void>() };
  const asked = new Set<string>();
  for (const [name, { promise: released }] of Object.entries(scripts)) {
    await pupil.page.route(new RegExp(String.raw`/assets/${name}-.*\.js$`), async (route) => {
      asked.add(name);
      await released;
      await route.continue();
    });
  }
  await pupil.join(game.code, "Ece");
  // The lobby loads the script ahead of the first question.
  await expect.poll(() => [...asked]).toEqual(["formula-part"]);
  await game.start();
  await expect(pupil.page).toHaveTitle(/^Soru 1/);
  scripts["formula-part"].resolve();
  await expect.poll(() => asked.has("library")).toBe(true);
  await expect(pupil.option("A")).toBeVisible();
  await settle(pupil.page);
  const places = () => Promise.all(["A", "B", "C", "D"].map((letter) => pupil.option(letter).boundingBox()));
  const before = await places();
  scripts.library.resolve();
  await expect(drawn(pupil.page)).toHaveCount(5);
  expect(await places()).toEqual(before);
  const frames = await pupil.page.evaluate(() => (globalThis as unknown as Recorded).frames);
  expect(frames.count).toBeGreaterThan(0);
  expect(frames.raw).toEqual([]);
});

type Recorded = { frames: { count: number; raw: string[] } };

/** Notes each frame in which TeX stands on the page, visible or for a screen reader. */
function recordFrames() {
  const frames = ((globalThis as unknown as Recorded).frames = { count: 0, raw: [] as string[] });
  const look = () => {
    frames.count += 1;
    const labels = Array.from(document.querySelectorAll("[aria-label]"), (element) =>
      element.getAttribute("aria-label"),
    );
    const text = `${document.getElementById("root")?.textContent ?? ""} ${labels.join(" ")}`;
    if (/\\[a-z]/.test(text) && !frames.raw.includes(text)) frames.raw.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test("a teacher writes formulas without knowing TeX, sees them, and chooses the language of the set", async ({
  browser,
}) => {
  const { page, faults } = await aTeacher(browser, { width: 1440, height: 900 });
  const set = await aSet(page, [plain], { title: "Formüller" });
  await page.goto(`/teacher/question-sets/${set}`);
  const field = page.getByLabel("Soru metni");
  const option = page.getByLabel("B şıkkı", { exact: true });
  const source = page.getByRole("textbox", { name: "Formül" });

  await field.fill("Sonuç  kaçtır?");
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
  await page.getByRole("button", { name: "Formül", exact: true }).click();
  await page.getByRole("button", { name: "Kök" }).click();
  await page.keyboard.type("50");
  await expect(page.getByText("Sesli okunuşu: karekök 50")).toBeVisible();
  await settle(page);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole("button", { name: "Formülü ekle" }).click();
  await expect(field).toHaveValue(tex`Sonuç $\sqrt{50}$ kaçtır?`);
  await expect(field).toBeFocused();
  await expect(page.getByText("Görünüşü")).toBeVisible();

  await option.fill("");
  await page.keyboard.press("Alt+m");
  await expect(source).toBeFocused();
  await page.getByRole("button", { name: "Kesir" }).click();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(option).toHaveValue(tex`$\frac{3}{b}$`);
  await option.fill(tex`$\frac{3}{b$`);
  await expect(page.getByText("Formül tamamlanmamış: } eksik. Böyle kalırsa yazdığınız gibi görünür.")).toBeVisible();
  await option.fill("$5 10$");
  await expect(page.getByText(tex`$ işareti formül sayıldı. Para için \$ yazın.`)).toBeVisible();
  await option.fill("5$ ile 10$");
  await expect(page.getByText("formül sayıldı")).toBeHidden();
  await settle(page);
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole("button", { name: "Set işlemleri" }).click();
  await page.getByRole("menuitem", { name: "Set ayarları" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Türkçe" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Başka" }).check({ force: true });
  await dialog.getByLabel("Dil arayın").fill("Klingonca yok");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog.getByText("Listeden bir dil seçin.")).toBeVisible();
  await settle(page);
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole("radio", { name: "Arapça" }).check({ force: true });
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(field).toHaveAttribute("lang", "ar");
  await expect(page.getByText("Kaydedildi")).toBeVisible();
  await page.reload();
  await expect(field).toHaveAttribute("lang", "ar");
  expect(faults).toEqual([]);
});

test("the texts of an Arabic set stand in their language and direction, ours around them in Turkish", async ({
  browser,
  page,
}) => {
  const arabic = aWrittenQuestion({
    question_text: String.raw`ما هي عاصمة تركيا؟ $\frac{1}{2}$`,
    options: { A: "أنقرة", B: "إسطنبول" },
    time_limit: 120,
  });
  const game = await aGame(page, [arabic], { reading_seconds: 0 }, undefined, "ar");
  const pupil = await aPhone(browser);
  await pupil.join(game.code, "Ece");
  await game.start();
  const text = pupil.page.getByText("أنقرة");
  await expect(text).toHaveAttribute("lang", "ar");
  expect(
    await text.evaluate((element) => [getComputedStyle(element).direction, element.closest("button")!.dir]),
  ).toEqual(["rtl", ""]);
  // In a text from right to left the letter stands at the right, and the words beside it.
  const [tile, badge, words] = await Promise.all([
    pupil.option("A").boundingBox(),
    pupil.option("A").locator("svg").first().boundingBox(),
    text.boundingBox(),
  ]);
  expect(tile!.x + tile!.width - (badge!.x + badge!.width)).toBeLessThan(40);
  expect(badge!.x - (words!.x + words!.width)).toBeLessThan(40);
  await expect(pupil.page.locator("html")).toHaveAttribute("lang", "tr");
  // Formulas have no Turkish words here: a screen reader finds MathML, and uses its own words.
  await expect(pupil.page.getByRole("heading").locator("math mfrac")).toBeAttached();
  await expect(pupil.page.getByLabel("1 bölü 2")).toHaveCount(0);
  await expectFit(pupil.page);
});

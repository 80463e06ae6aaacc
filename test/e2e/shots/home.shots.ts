import { writeFileSync } from "node:fs";
import { expect, test, type Browser, type Locator, type Page } from "../steps/test";
import { anHttpPupil, settle } from "../steps/a-class";
import { signedIn } from "../steps/steps";
import { names } from "./a-full-class";

/**
 * The first page's pictures of the product: `BILYE_DEMO=whole npm run shots -- -g "first page"` takes them again, into
 * `web/assets/home`, from a teacher who has the demo term behind her.
 */
const MOST_BYTES = 20_000;
/** In pixels of the picture, which the page shows at half of that and more. */
const WIDTH = 800;
const HEIGHT = 500;
const teacher = "ogretmen@ornek.test";

for (const look of ["light", "dark"] as const) {
  test(`pictures of the first page, ${look}`, async ({ browser }, { project }) => {
    test.skip(process.env.BILYE_DEMO !== "whole", "The demo term is left out here.");
    const options = {
      baseURL: project.use.baseURL!,
      viewport: { width: 960, height: 600 },
      deviceScaleFactor: 2,
      colorScheme: look,
      reducedMotion: "reduce",
    } as const;
    const context = await browser.newContext(options);
    await context.addInitScript((theme) => localStorage.setItem("bilye.board-theme", theme), look);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const token = await signedIn(page, teacher);
    const headers = { authorization: `Bearer ${token}` };
    const take = async (name: string, of = page) => {
      await settle(of);
      const webp = await inWebp(browser, await of.screenshot());
      expect(webp.length, name).toBeLessThanOrEqual(MOST_BYTES);
      writeFileSync(`web/assets/home/${name}-${look}.webp`, webp);
    };

    const games = async () => {
      const reply = await page.request.get("/api/game/teacher?status=completed&page_size=20", { headers });
      return ((await reply.json()) as { items: { game_code: string; class_name?: string }[] }).items;
    };
    await expect.poll(async () => (await games()).length, { timeout: 120_000 }).toBeGreaterThanOrEqual(12);

    const played = (await games()).find(({ class_name: name }) => name === "7-B")!;
    await page.goto(`/teacher/games/${played.game_code}/statistics`);
    await shown(page);
    await scrollTo(page.getByRole("heading", { name: "Kazanımlar" }));
    await take("report");
    // As a visitor sees it: all sets, none of them copied yet.
    const visitor = await (await browser.newContext(options)).newPage();
    await visitor.goto("/library");
    await shown(visitor);
    await scrollTo(visitor.getByText(/^\d+ set$/));
    await take("library", visitor);
    await visitor.context().close();
    await page.goto("/teacher/question-sets/demo-set-1");
    await shown(page);
    await take("editor");
    await page.goto("/teacher/question-sets/new");
    await page.getByRole("radio", { name: /PDF, Word, Excel/ }).check();
    await page.getByLabel("Set adı").fill("Dolaşım sistemi");
    await page.getByLabel("Ya da metni yapıştırın").fill(exam);
    const found = page.getByRole("region", { name: "Bulunan sorular" });
    await expect(found.getByText("Karıncıklar", { exact: true })).toBeVisible();
    await scrollTo(found);
    await take("import");

    const call = async (path: string, data: object) => {
      const reply = await page.request.post(path, { headers, data });
      return ((await reply.json()) as { game: { game_code: string } }).game;
    };
    const settings = { reading_seconds: 0 };
    const { game_code: code } = await call("/api/game", { question_set_id: "demo-set-1", settings });
    const pupils: Awaited<ReturnType<typeof anHttpPupil>>[] = [];
    await page.goto(`/teacher/games/${code}/host`);
    for (const name of names.slice(4, 14)) pupils.push(await anHttpPupil(page, code, name));
    await expect(page.getByText(names[13]!)).toBeVisible();
    await withoutAddress(page);
    await take("lobby");
    await call(`/api/game/${code}/start`, {});
    for (const [i, pupil] of pupils.entries()) await pupil.answers("AABACABADA"[i]!, 4_000 + i * 300);
    await expect(page.getByRole("button", { name: "Puan durumu" })).toBeVisible();
    await withoutAddress(page);
    await take("reveal");
    await page.request.post(`/api/game/${code}/end`, { headers });
    await context.close();
  });
}

const exam = `1) Kanı kalpten vücuda taşıyan damar hangisidir?
A) Atardamar
B) Toplardamar
C) Kılcal damar
D) Lenf damarı
Cevap: A

2) Kalbin hangi bölümleri kanı pompalar?
A) Kulakçıklar
B) Karıncıklar
C) Kapakçıklar
D) Damarlar
Cevap: B
`;

/** Scrolls a part of the page to the top of the window. */
const scrollTo = (part: Locator) =>
  part.evaluate((element) => window.scrollTo(0, scrollY + element.getBoundingClientRect().top - 24));

/** Writes the address of no machine of ours. */
const withoutAddress = (page: Page) =>
  page.getByText(/^localhost/).evaluate((element) => (element.textContent = "ornek.test"));

async function shown(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Yükleniyor.")).toHaveCount(0);
}

/** The picture in the best quality that is light enough. */
async function inWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ source, most, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d")!;
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, width, height);
      const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.25];
      const tried = qualities.map((quality) => canvas.toDataURL("image/webp", quality).split(",")[1]!);
      return tried.find((one) => (one.length / 4) * 3 <= most) ?? tried.at(-1)!;
    },
    { source: png.toString("base64"), most: MOST_BYTES, width: WIDTH, height: HEIGHT },
  );
  await page.close();
  return Buffer.from(base64, "base64");
}

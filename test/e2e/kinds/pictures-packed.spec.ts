import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "../steps/test";
import { axeFinds } from "../steps/axe";
import { unzipSync, zipSync } from "fflate";
import { teacher, bearer, aPhoto } from "../steps/picture-steps";
import { faultsOf, tokenOf } from "../steps/steps";

/** Pictures that come with an example set and are exported with it. */

test("an example set brings its pictures; packed, it takes them along to the next set", async ({ page }) => {
  const faults = faultsOf(page);
  const token = await tokenOf(page, teacher);
  await page.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Örnek setle başla/ }).check();
  await page.getByRole("radio", { name: /8. sınıf matematik/ }).check();
  await page.getByRole("button", { name: "Başla" }).click();
  await expect(page).toHaveURL(/question-sets\/[\da-f-]{36}$/);
  const made = await stored(page, token);
  const named = picturesIn(made);
  expect(named.length).toBeGreaterThan(4);
  for (const id of named) expect((await page.request.get(`/media/${id}`)).headers()["content-type"]).toBe("image/webp");

  await page.getByRole("button", { name: "Set işlemleri" }).click();
  await page.getByRole("menuitem", { name: "Dosya olarak indir" }).click();
  await expect(page.getByText(/soru bu dosyaya girmez/).first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /İndir: Bilye dosyası, resimleriyle/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Örnek set 8. sınıf matematik.zip");

  // Replace one picture in the file: it counts as a new one, and is uploaded.
  const packed = unzipSync(new Uint8Array(await readFile(await file.path())));
  const path = Object.keys(packed).find((path) => path.includes(named[0]!))!;
  packed[path] = new Uint8Array((await aPhoto(page)).buffer);
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check();
  await page.locator('input[type="file"]').setInputFiles({
    name: "set.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zipSync(packed)),
  });
  // The preview shows each picture beside its question before the questions are added.
  await expect(page.getByRole("region", { name: "Bulunan sorular" }).locator("img")).toHaveCount(named.length);
  await page.getByRole("button", { name: "Başla" }).click();
  await expect(page).toHaveURL(/question-sets\/[\da-f-]{36}$/);
  const copy = await stored(page, token);
  const others = picturesIn(copy);
  expect(copy.questions).toHaveLength(made.questions.length);
  expect(others.filter((id) => !named.includes(id))).toHaveLength(1);
  expect(others).toHaveLength(named.length);
  expect(faults).toEqual([]);
});

type Stored = { questions: { image: { id: string } | null; option_images?: Record<string, { id: string }> }[] };

async function stored(page: Page, token: string): Promise<Stored> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
  return ((await reply.json()) as { question_set: Stored }).question_set;
}

const picturesIn = ({ questions }: Stored): string[] =>
  questions.flatMap(({ image, option_images = {} }) =>
    [image, ...Object.values(option_images)].flatMap((picture) => (picture ? [picture.id] : [])),
  );

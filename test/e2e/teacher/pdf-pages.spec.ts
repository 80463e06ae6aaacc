import { column, writtenPdf, type Drawn } from "../../builders/written-pdf";
import { anApprovedTeacher, signedIn } from "../steps/steps";
import { expect, test } from "../steps/test";

/** A teacher opens a booklet in PDF, sees each question beside its page, and cuts a picture out of it. */

const triangle: Drawn[] = [
  { line: [80, 190, 160, 190] },
  { line: [160, 190, 120, 130] },
  { line: [120, 130, 80, 190] },
];
const booklet = writtenPdf([
  {
    drawn: [
      ...column(50, 100, ["1. Yandaki alan kaç birimdir?"]),
      ...triangle,
      ...column(50, 230, ["A) 12", "B) 15", "Cevap: B"]),
    ],
  },
  { drawn: column(50, 300, ["2. Su kaç derecede kaynar?", "A) 100", "B) 50", "Cevap: A"]) },
]);

test("questions of a PDF stand beside their pages, and a piece of a page becomes a picture", async ({ page }) => {
  await signedIn(page, await anApprovedTeacher(page));
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  await page.locator("input[type=file]").setInputFiles({
    name: "deneme.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(booklet),
  });
  const found = page.getByRole("region", { name: "Bulunan sorular" });
  await expect(found.getByText("Su kaç derecede kaynar?", { exact: true })).toBeVisible();
  await expect(found.getByRole("img", { name: "Kaynakta: Sayfa 2" })).toBeVisible();
  const row = found
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /(?:Düzelt|Kapat): Su kaç/ }) });
  await row.getByRole("button", { name: /^Düzelt/ }).focus();
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "2. soruya sayfadan resim" });
  await expect(dialog.getByText("Sayfa 2 / 2")).toBeVisible();
  const area = dialog.getByRole("button", { name: /^Kesilecek yer/ });
  await area.focus();
  const before = await area.getAttribute("aria-label");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(area).not.toHaveAttribute("aria-label", before!);
  await dialog.getByRole("button", { name: "Önceki sayfa" }).click();
  await expect(dialog.getByText("Sayfa 1 / 2")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Kes ve ekle" })).toHaveAttribute("aria-disabled", "true");
  const box = (await area.boundingBox())!;
  // The page fills the area that the frame's shares are counted in.
  const sheet = dialog.getByRole("img", { name: "1. sayfa" });
  const drawn = await sheet.evaluate((canvas) => [canvas.clientWidth, getComputedStyle(canvas).padding]);
  expect(drawn).toEqual([Math.round(box.width), "0px"]);
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.24);
  await page.mouse.up();
  await expect(area).toHaveAttribute("aria-label", /^Kesilecek yer: soldan %10, üstten %12, eni %20, boyu %12$/);
  await dialog.getByRole("button", { name: "Kes ve ekle" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText("Düzeltildi")).toBeVisible();
  await expect(row.locator("img").first()).toBeVisible();
});

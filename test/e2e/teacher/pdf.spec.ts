import { column, writtenPdf, type Drawn } from "../../builders/written-pdf";
import { expect, test } from "../steps/test";
import { signedIn } from "../steps/steps";

const question = (top: number, lines: readonly string[]): Drawn[] => column(50, top, lines);

/** A teacher opens a booklet: the whole way through both workers, under the page's content policy. */
test("a PDF becomes questions with their answers from the key and a figure cut from its page", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const first = [
    ...question(100, ["1. Şekil kaç köşelidir?", "", "", "", "", "", "A) 3", "B) 4"]),
    { box: [60, 112, 80, 50] } as const,
  ];
  const second = question(100, ["2. 10 - 3 kaç eder?", "A) 7", "B) 13", "", "CEVAP ANAHTARI", "1. B  2. A"]);
  const buffer = Buffer.from(writtenPdf([{ drawn: first }, { drawn: second }]));

  await signedIn(page, "ogretmen@ornek.test");
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  const files = page.locator("input[type=file]");
  await files.setInputFiles({ name: "deneme.pdf", mimeType: "application/pdf", buffer });

  await expect(page.getByText(/2 soru bulundu/)).toBeVisible();
  await expect(page.getByText("Şekli sayfadan kesildi. Kenarlarına bakın.")).toBeVisible();
  await expect(page.getByText("10 - 3 kaç eder?").first()).toBeVisible();
  expect(faults).toEqual([]);

  const scan = Buffer.from(writtenPdf([{ drawn: [{ box: [50, 50, 300, 300] }] }]));
  await files.setInputFiles({ name: "tarama.pdf", mimeType: "application/pdf", buffer: scan });
  await expect(page.getByText(/okunacak yazı yok/)).toBeVisible();
});

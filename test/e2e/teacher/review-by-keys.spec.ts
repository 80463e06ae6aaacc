import { aWrittenQuestion } from "../../builders/questions";
import { anApprovedTeacher, signedIn } from "../steps/steps";
import { aSet } from "../steps/material";
import { expect, test, type Page } from "../steps/test";

/** A teacher looks through a hundred pasted questions without the mouse. */

/** Every tenth question lacks a letter, every tenth its answer. */
const exam = Array.from({ length: 100 }, (_, i) => {
  const [third, answer] = i % 10 === 3 ? ["D) 999", "Cevap: B"] : ["C) 999", i % 10 === 7 ? "" : "Cevap: A"];
  return `${i + 1}) Sayı ${i + 1} kaçtır?\nA) ${i}\nB) ${i + 1}\n${third}\n${answer}`;
}).join("\n\n");

async function pasted(page: Page) {
  const email = await anApprovedTeacher(page);
  const id = await aSet(page, [aWrittenQuestion({ question_text: "İlk" })], { title: "Yapıştırılan", email });
  await signedIn(page, email);
  await page.goto(`/teacher/question-sets/${id}`);
  await page.getByRole("button", { name: "Metinden toplu ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Metinden ya da dosyadan toplu ekle" });
  await dialog.getByLabel("Ya da metni yapıştırın").fill(exam);
  await expect(
    dialog.getByText(/100 soru bulundu, 10 soruya bakmanız gerek.*10 soru şimdilik dışarıda\./),
  ).toBeVisible();
  const row = (number: number) => dialog.getByRole("button", { name: `Düzelt: Sayı ${number} kaçtır?`, exact: true });
  return { dialog, row };
}

test("a hundred questions are looked through with 112 keys", async ({ page }) => {
  const { dialog, row } = await pasted(page);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await dialog.getByRole("tab", { name: "Hepsi" }).focus();
  await press("ArrowRight");
  await expect(dialog.getByRole("listitem").filter({ hasText: "Emin değiliz" })).toHaveCount(10);
  await press("ArrowLeft");
  await row(4).focus();
  for (let i = 0; i < 10; i++) {
    await expect(row(10 * i + 4)).toBeFocused();
    await press("o");
  }
  for (let i = 0; i < 10; i++) {
    await expect(row(10 * i + 8)).toBeFocused();
    await press("b");
    await expect(dialog.getByText(`${10 * i + 8}. soruda doğru şık B.`)).toBeAttached();
    await press("s");
  }
  await expect(dialog.getByText(/100 soru bulundu\.$/)).toBeVisible();
  for (let i = 0; i < 80; i++) await press("ArrowDown");
  await expect(row(100)).toBeFocused();
  expect(keys).toBe(112);
  await dialog.getByRole("button", { name: "100 soruyu ekle" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a decision is taken back, a question is edited and left by keys", async ({ page }) => {
  const { dialog, row } = await pasted(page);
  const tag = (number: number) =>
    dialog
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: `Düzelt: Sayı ${number} kaçtır?`, exact: true }) });
  await row(4).focus();
  await page.keyboard.press("x");
  await expect(row(14)).toBeFocused();
  await expect(tag(4)).toContainText("Dışarıda");
  await page.keyboard.press("o");
  await expect(tag(14)).toContainText("Baktınız");
  await page.keyboard.press("z");
  await expect(row(14)).toBeFocused();
  await expect(tag(14)).toContainText("Emin değiliz");
  await page.keyboard.press("z");
  await expect(row(4)).toBeFocused();
  await expect(tag(4)).toContainText("Emin değiliz");
  await page.keyboard.press("Enter");
  const text = dialog.getByLabel("Soru metni");
  await expect(text).toBeFocused();
  // Letters and the key that takes back belong to the text now.
  await page.keyboard.press("End");
  await page.keyboard.type(" xoz");
  await expect(text).toHaveValue("Sayı 4 kaçtır? xoz");
  await page.keyboard.press("Escape");
  await expect(text).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Düzelt: Sayı 4 kaçtır? xoz" })).toBeFocused();
  await page.keyboard.press("z");
  await expect(row(4)).toBeFocused();
});

import { anApprovedTeacher, signedIn } from "../steps/steps";
import { expect, test, type Page } from "../steps/test";

/** A teacher pastes a text whose look says more than its letters. */

const html =
  "<p>1) 2<sup>3</sup> kaçtır?</p><p>A) 6</p><p>B) 8</p><p>Cevap: B</p><p>2) H<sub>2</sub>O nedir?</p><p>A) Su</p><p>B) Tuz</p><p>Cevap: A</p>";
const plain = "1) 23 kaçtır?\nA) 6\nB) 8\nCevap: B\n2) H2O nedir?\nA) Su\nB) Tuz\nCevap: A";

/** Puts the text where the keyboard is, as the browser does with what the clipboard holds. */
async function paste(page: Page, held: { html: string; plain: string }) {
  await page.evaluate(({ html, plain }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", plain);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, held);
  await page.keyboard.insertText(held.plain);
}

test("powers of a pasted text are read, and it is said when they are lost", async ({ page }) => {
  await signedIn(page, await anApprovedTeacher(page));
  await page.goto("/teacher/question-sets/new");
  await page.getByRole("radio", { name: /^Metinden ya da dosyadan/ }).check({ force: true });
  const box = page.getByLabel("Ya da metni yapıştırın");
  await box.focus();
  await paste(page, { html, plain });
  const found = page.getByRole("region", { name: "Bulunan sorular" });
  await expect(found.getByText("2³ kaçtır?", { exact: true })).toBeVisible();
  await expect(found.getByText("H₂O nedir?", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Biçimiyle okundu/)).toBeVisible();
  await box.press("End");
  await box.pressSequentially(" ");
  await expect(page.getByText(/^Kutudaki düz metin okundu/)).toBeVisible();
  await expect(found.getByText("23 kaçtır?", { exact: true })).toBeVisible();
  await box.fill("");
  await expect(page.getByText(/^Kutudaki düz metin okundu/)).toHaveCount(0);
  await expect(found).toHaveCount(0);
});

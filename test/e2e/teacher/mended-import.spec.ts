import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { aSet } from "../steps/material";
import { aPhoto } from "../steps/picture-steps";
import { signedIn, tokenOf } from "../steps/steps";

/** A teacher pastes questions of an exam with faults of every sort. */

const exam = `1) Kim geldi? (10 puan)
A) Ali
B) Can
Cevap: A

2) Başkentimizi yazınız. (20 puan)

3) Olayları sıralayın.
Sıra: Malazgirt > Fetih

4) Ülkeleri eşleştirin.
Eşler:
Fransa = Paris
İtalya = Roma

5) Kaç metre?
Sayı: çok

6) Kimse bilemez?`;

test("a pasted question of any kind is mended, and questions left out are named with the reason", async ({ page }) => {
  const teacher = "ogretmen@ornek.test";
  await signedIn(page, teacher);
  const id = await aSet(page, [aWrittenQuestion({ question_text: "İlk" })], { title: "Yapıştırılan" });
  await page.goto(`/teacher/question-sets/${id}`);
  await page.getByRole("button", { name: "Metinden toplu ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Metinden ya da dosyadan toplu ekle" });
  await dialog.getByLabel("Ya da metni yapıştırın").fill(exam);
  await expect(dialog.getByText(/6 soru bulundu.*5 soru şimdilik dışarıda\./)).toBeVisible();
  const row = (text: string) =>
    dialog
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: new RegExp(`^(?:Düzelt|Kapat): ${text}`) }) });
  const mends = async (text: string) => {
    await dialog.getByRole("button", { name: `Düzelt: ${text}` }).click();
    return row(text);
  };

  const written = await mends("Başkentimizi");
  await written.getByRole("button", { name: /^Cevap türü: Çoktan seçmeli/ }).click();
  await page.getByRole("radio", { name: /^Kısa cevap/ }).click();
  await written.getByLabel("Cevap ekleyin").fill("Ankara");
  await written.getByLabel("Cevap ekleyin").press("Enter");
  await expect(written.getByText("Düzeltildi")).toBeVisible();
  await (await mends("Olayları")).getByLabel("3. kart", { exact: true }).fill("Cumhuriyet");
  const pairs = await mends("Ülkeleri");
  await pairs.getByLabel("3. eşin solu").fill("Almanya");
  await pairs.getByLabel("3. eşin sağı").fill("Berlin");
  await (await mends("Kaç metre")).getByLabel("Doğru değer").fill("5137");
  await expect(dialog.getByText("Düzeltildi")).toHaveCount(4);

  await dialog.getByRole("button", { name: "5 soruyu ekle" }).click();
  const left = page.getByRole("dialog", { name: "1 soru dışarıda kalıyor" });
  await expect(left.getByRole("listitem")).toHaveText(/Kimse bilemez\?.*: Şık bulunamadı\./);
  await left.getByRole("button", { name: "Dön, düzelt" }).click();
  await expect(left).toHaveCount(0);
  await dialog.getByRole("button", { name: "5 soruyu ekle" }).click();
  await left.getByRole("button", { name: "O olmadan ekle" }).click();
  await expect(dialog).toHaveCount(0);

  const headers = { authorization: `Bearer ${await tokenOf(page, teacher)}` };
  const stored = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, { headers });
    const { question_set } = (await reply.json()) as {
      question_set: { questions: { kind?: string; points: number }[] };
    };
    return question_set.questions.map(({ kind = "choice", points }) => [kind, points]);
  };
  const expected = [
    ["choice", 1],
    ["choice", 1],
    ["typed", 2],
    ["order", 1],
    ["match", 1],
    ["number", 1],
  ];
  await expect.poll(stored).toEqual(expected);
});

test("a pasted question becomes a place on a picture that is added while it is mended", async ({ page }) => {
  const teacher = "ogretmen@ornek.test";
  await signedIn(page, teacher);
  const id = await aSet(page, [aWrittenQuestion({ question_text: "İlk" })], { title: "Resimli" });
  await page.goto(`/teacher/question-sets/${id}`);
  await page.getByRole("button", { name: "Metinden toplu ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Metinden ya da dosyadan toplu ekle" });
  await dialog.getByLabel("Ya da metni yapıştırın").fill(`${exam.slice(0, exam.indexOf("2)"))}2) Kalp nerede?`);
  await dialog.getByRole("button", { name: "Düzelt: Kalp nerede?" }).click();
  const row = dialog.getByRole("listitem").filter({ hasText: "Kalp nerede?" });
  await row.getByRole("button", { name: /^Cevap türü: Çoktan seçmeli/ }).click();
  await page.getByRole("radio", { name: /^Resimde bul/ }).click();

  await row
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await aPhoto(page));
  await row.getByLabel("Resmin açıklaması").fill("Gövdenin çizimi");
  const sheet = row.locator("div", { has: page.getByAltText("Gövdenin çizimi") }).last();
  const { width, height } = (await sheet.boundingBox())!;
  await sheet.click({ position: { x: width * 0.5, y: height * 0.5 } });
  await expect(row.getByText("Düzeltildi")).toBeVisible();
  await dialog.getByRole("button", { name: "2 soruyu ekle" }).click();
  await expect(dialog).toHaveCount(0);

  const headers = { authorization: `Bearer ${await tokenOf(page, teacher)}` };
  const stored = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, { headers });
    const { question_set } = (await reply.json()) as {
      question_set: { questions: { kind?: string; image: { alt: string } | null }[] };
    };
    return question_set.questions.map(({ kind = "choice", image }) => [kind, image?.alt]);
  };
  await expect.poll(stored).toEqual([
    ["choice", undefined],
    ["choice", undefined],
    ["spot", "Gövdenin çizimi"],
  ]);
});

import type { Locator, Page } from "@playwright/test";
import { aWrittenQuestion } from "../../builders/questions";
import { visit } from "./visit";

/** Steps for pictures of questions: files, an open set, and the set as the server has it. */

export const teacher = "ogretmen@ornek.test";
export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function openSet(page: Page, token: string, questions: object[] = []) {
  await page.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  const data = {
    title: "Resimli",
    questions: [aWrittenQuestion({ question_text: "Hangi saksı?", options: { A: "Sol", B: "Sağ" } }), ...questions],
  };
  const reply = await page.request.post("/api/question-sets/import", { ...bearer(token), data });
  const { question_set } = (await reply.json()) as { question_set: { id: string } };
  await visit(page, `/teacher/question-sets/${question_set.id}`);
  return question_set.id;
}

export async function storedImage(page: Page, token: string, id: string) {
  const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
  const { question_set } = (await reply.json()) as {
    question_set: { questions: { image: { id: string; alt: string } | null }[] };
  };
  return question_set.questions[0]!.image;
}

/** A photograph as a phone takes it: lying on its side, with a location in it. */
export async function aPhoto(page: Page, name = "saksı.jpg") {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
    const c = canvas.getContext("2d")!;
    for (let i = 0; i < 4000; i++) {
      c.fillStyle = `hsl(${(i * 37) % 360} 70% ${30 + (i % 50)}%)`;
      c.fillRect((i * 97) % 3000, (i * 61) % 2000, 60, 40);
    }
    // Mark the corner that is at the upper right once the picture is upright.
    c.fillStyle = "#f00";
    c.fillRect(0, 0, 700, 500);
    const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), "image/jpeg", 0.95));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  const jpeg = Buffer.from(base64, "base64");
  const tiff = Buffer.from(
    "4949 2a00 0800 0000 0100 1201 0300 0100 0000 0600 0000 0000 0000".replaceAll(" ", ""),
    "hex",
  );
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from("41.0082 N, 28.9784 E")]);
  const length = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return { name, mimeType: "image/jpeg", buffer: Buffer.concat([jpeg.subarray(0, 2), length, exif, jpeg.subarray(2)]) };
}

export const choose = (page: Page) => page.locator('input[type="file"]').first();
export const alt = (page: Page) => page.getByLabel("Resmin açıklaması");
export const shownIn = (place: Locator) =>
  place
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));

import { expect, test, type Locator } from "../steps/test";
import { teacher, bearer, openSet, storedImage, aPhoto, choose, alt, shownIn } from "../steps/picture-steps";
import { faultsOf, tokenOf } from "../steps/steps";

/** Pictures of questions in the editor, from the file to the server: the parts that only a browser can prove. */

test("a photograph is turned, made small and sent without its place, described, taken away, dropped and pasted", async ({
  page,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  const photo = await aPhoto(page);
  await choose(page).setInputFiles(photo);
  await alt(page).fill("Biri ışıkta, biri karanlıkta iki saksı");
  await expect
    .poll(() => storedImage(page, token, id))
    .toMatchObject({ alt: "Biri ışıkta, biri karanlıkta iki saksı" });
  const { id: picture } = (await storedImage(page, token, id))!;
  const bytes = await (await page.request.get(`/media/${picture}`)).body();
  expect([bytes.subarray(8, 12).toString(), bytes.includes("Exif"), bytes.includes("28.9784")]).toEqual([
    "WEBP",
    false,
    false,
  ]);
  expect(bytes.length).toBeLessThan(210_000);
  expect(await shownIn(page.getByRole("main"))).toEqual([1067, 1600]);
  const corner = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 1067, height: 1600 });
    const c = canvas.getContext("2d")!;
    c.drawImage(image, 0, 0);
    return [...c.getImageData(1000, 60, 1, 1).data].map((value) => Math.round(value / 128));
  }, `/media/${picture}`);
  expect(corner).toEqual([2, 0, 0, 2]);

  await page.getByRole("button", { name: "Kaldır" }).click();
  await expect.poll(() => storedImage(page, token, id)).toBeNull();
  expect(faults).toEqual([]);

  // A picture removed from an option is removed on the server too.
  await page.locator('[data-picture="B"] input[type="file"]').first().setInputFiles(photo);
  const images = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
    const { question_set } = (await reply.json()) as { question_set: { questions: { option_images?: object }[] } };
    return Object.keys(question_set.questions[0]!.option_images ?? {});
  };
  await expect.poll(images).toEqual(["B"]);
  await page.getByRole("button", { name: "Kaldır" }).click();
  await expect.poll(images).toEqual([]);

  // Only the first of several dropped pictures is used; if it is no picture, the message names the file.
  const file = { name: photo.name, type: photo.mimeType, base64: photo.buffer.toString("base64") };
  const text = page.getByLabel("Soru metni");
  const pdf = { name: "çalışma.pdf", type: "application/pdf", base64: btoa("%PDF-1.7") };
  await dispatch(text, "drop", [pdf]);
  await expect(page.getByText("“çalışma.pdf” bir resim değil")).toBeVisible();
  await expect(page.getByText("PDF için sayfanın ekran görüntüsünü yapıştırabilirsiniz.")).toBeVisible();

  await dispatch(text, "drop", [file, file]);
  await expect(page.getByText("Bir soruya bir resim eklenir, ilki eklendi.")).toBeVisible();
  await expect(alt(page)).toBeVisible();
  await expect(page.getByText("bir resim değil")).toBeHidden();
  const stored = async () => (await storedImage(page, token, id))?.id;
  await expect.poll(stored).toBeDefined();
  const first = await stored();

  await text.focus();
  const smaller = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 40 });
    canvas.getContext("2d")!.fillRect(5, 5, 20, 20);
    return canvas.toDataURL("image/png").split(",")[1]!;
  });
  await dispatch(text, "paste", [{ name: "image.png", type: "image/png", base64: smaller }]);
  await expect.poll(stored).not.toBe(first);
  await expect(alt(page)).toHaveValue("");
});

/** A file as the system would drop or paste it. */
const dispatch = (place: Locator, kind: "drop" | "paste", files: { name: string; type: string; base64: string }[]) =>
  place.evaluate(
    (element, { kind, files }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const init = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
      if (kind === "drop") {
        element.dispatchEvent(new DragEvent("dragenter", init));
        element.dispatchEvent(new DragEvent("drop", init));
      } else element.dispatchEvent(new ClipboardEvent("paste", init));
    },
    { kind, files },
  );

const refusal = (status: number, code: string) => ({ status, json: { error: "", code } });

test("[F34] while the server takes no pictures the editor says so; without a network one waits on the device over a reload, and saving never waits for it", async ({
  page,
}) => {
  const token = await tokenOf(page, teacher);
  await openSet(page, token);
  const photo = await aPhoto(page);
  await page.route("**/api/media", (route) => route.fulfill(refusal(503, "unavailable")));
  await choose(page).setInputFiles(photo);
  await expect(page.getByText("Sunucu şu an almıyor. Birazdan yeniden denenir.")).toBeVisible();
  await page.unroute("**/api/media");
  await page.route("**/api/media", (route) => route.fulfill(refusal(409, "media_quota")));
  await page.getByRole("button", { name: "Şimdi dene" }).click();
  await expect(page.getByText("2.000 resim sınırına geldiniz")).toBeVisible();
  await page.getByRole("button", { name: "Setlere git" }).click();
  await expect(page).toHaveURL(/\/teacher\/question-sets$/);

  const id = await openSet(page, token);
  await page.route("**/api/media", (route) => route.abort("internetdisconnected"));
  await choose(page).setInputFiles(photo);
  await expect(
    page.getByText("Bağlantı yok. Resim bu cihazda duruyor, bağlantı gelince kendiliğinden yüklenecek."),
  ).toBeVisible();
  await page.getByLabel("Soru metni").fill("Hangi saksı ışıkta?");
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
  await page.getByRole("button", { name: "Oyunu kur" }).click();
  await expect(page.getByRole("dialog", { name: "1 resim yükleniyor" })).toBeVisible();
  await page.getByRole("button", { name: "Bekle" }).click();

  await page.reload();
  await expect(page.getByText("Resim yüklenemedi")).toBeVisible();
  await page.unroute("**/api/media");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(alt(page)).toBeVisible();
  await expect.poll(() => storedImage(page, token, id)).toMatchObject({ alt: "" });
});

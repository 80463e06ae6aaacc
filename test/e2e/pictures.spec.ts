import { readFile } from "node:fs/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { aVisitor, faultsOf, tokenOf } from "./steps";

/** Pictures of questions, from the file to the phone: what only a browser can prove. */

const teacher = "ogretmen@ornek.test";
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

async function openSet(page: Page, token: string, questions: object[] = []) {
  await page.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  const data = {
    title: "Resimli",
    questions: [{ question_text: "Hangi saksı?", options: { A: "Sol", B: "Sağ" }, correct_option: "A" }, ...questions],
  };
  const reply = await page.request.post("/api/question-sets/import", { ...bearer(token), data });
  const { question_set } = (await reply.json()) as { question_set: { id: string } };
  await page.goto(`/teacher/question-sets/${question_set.id}`);
  return question_set.id;
}

async function storedImage(page: Page, token: string, id: string) {
  const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
  const { question_set } = (await reply.json()) as {
    question_set: { questions: { image: { id: string; alt: string } | null }[] };
  };
  return question_set.questions[0]!.image;
}

/** A photograph as a phone takes it: lying on its side, with a place in it. */
async function aPhoto(page: Page, name = "saksı.jpg") {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 2000 });
    const c = canvas.getContext("2d")!;
    for (let i = 0; i < 4000; i++) {
      c.fillStyle = `hsl(${(i * 37) % 360} 70% ${30 + (i % 50)}%)`;
      c.fillRect((i * 97) % 3000, (i * 61) % 2000, 60, 40);
    }
    // Upright this corner is at the upper right.
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

const choose = (page: Page) => page.locator('input[type="file"]').first();
const alt = (page: Page) => page.getByLabel("Resmin açıklaması");
const shownIn = (place: Locator) =>
  place
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));

test("a photograph is turned, made small and sent without its place; its description is saved with the question", async ({
  page,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  await choose(page).setInputFiles(await aPhoto(page));
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

test("a picture is dropped or pasted; of several the first is taken, and what is none is said in its place", async ({
  page,
}) => {
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  const photo = await aPhoto(page);
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
  const first = (await storedImage(page, token, id))?.id;

  await text.focus();
  const smaller = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 40 });
    canvas.getContext("2d")!.fillRect(5, 5, 20, 20);
    return canvas.toDataURL("image/png").split(",")[1]!;
  });
  await dispatch(text, "paste", [{ name: "image.png", type: "image/png", base64: smaller }]);
  await expect.poll(async () => (await storedImage(page, token, id))?.id).not.toBe(first);
  await expect(alt(page)).toHaveValue("");
});

test("[F34] without a network a picture waits on the device over a reload, and saving never waits for it", async ({
  page,
}) => {
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  await page.route("**/api/media", (route) => route.abort("internetdisconnected"));
  await choose(page).setInputFiles(await aPhoto(page));
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

const refusal = (status: number, code: string) => ({ status, json: { error: "", code } });

test("[F34] while the server takes no pictures the editor says so, and tries again", async ({ page }) => {
  const token = await tokenOf(page, teacher);
  await openSet(page, token);
  await page.route("**/api/media", (route) => route.fulfill(refusal(503, "unavailable")));
  await choose(page).setInputFiles(await aPhoto(page));
  await expect(page.getByText("Sunucu şu an almıyor. Birazdan yeniden denenir.")).toBeVisible();
  await page.unroute("**/api/media");
  await page.route("**/api/media", (route) => route.fulfill(refusal(409, "media_quota")));
  await page.getByRole("button", { name: "Şimdi dene" }).click();
  await expect(page.getByText("2.000 resim sınırına geldiniz")).toBeVisible();
  await page.getByRole("button", { name: "Setlere git" }).click();
  await expect(page).toHaveURL(/\/teacher\/question-sets$/);
});

/** A game with a picture in each of its questions, at its first question; `pupil` has taken a seat. */
async function aGame(page: Page, pupil: Page, count = 2) {
  const token = await tokenOf(page, teacher);
  await page.addInitScript((token) => localStorage.setItem("bilye.token", token), token);
  await page.goto("/about");
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const base64 = await page.evaluate((i) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 400 });
      const c = canvas.getContext("2d")!;
      c.fillStyle = `hsl(${i * 100} 80% 50%)`;
      c.fillRect(0, 0, 600, 400);
      return canvas.toDataURL("image/png").split(",")[1]!;
    }, i);
    const headers = { ...bearer(token).headers, "content-type": "image/png" };
    const sent = await page.request.post("/api/media", { headers, data: Buffer.from(base64, "base64") });
    ids.push(((await sent.json()) as { media: { id: string } }).media.id);
  }
  const questions = ids.map((id, i) => ({
    question_text: `Resimde ne var? ${i + 1}`,
    options: { A: "Saksı", B: "Güneş" },
    correct_option: "A",
    image: { id, alt: `Saksı ${i + 1}`, width: 600, height: 400 },
  }));
  const made = await page.request.post("/api/question-sets/import", {
    ...bearer(token),
    data: { title: "Resimli", questions },
  });
  const { question_set } = (await made.json()) as { question_set: { id: string } };
  const opened = await page.request.post("/api/game", { ...bearer(token), data: { question_set_id: question_set.id } });
  const { game_code: code } = ((await opened.json()) as { game: { game_code: string } }).game;
  await pupil.goto(`/student/join?code=${code}`);
  await pupil.getByLabel("Takma adın").fill("Ada");
  await pupil.keyboard.press("Enter");
  await expect(pupil).toHaveURL(/\/student\/game\//);
  await page.goto(`/teacher/games/${code}/host`);
  const host = (step: string) => page.request.post(`/api/game/${code}/${step}`, bearer(token));
  await host("start");
  return { ids, host };
}

test("a picture stands on the board and the phone, is made large there, and the next one is fetched ahead", async ({
  page,
  browser,
}) => {
  const phone = await aVisitor(browser, { width: 360, height: 640 });
  const pupil = phone.page;
  const scripts: string[] = [];
  pupil.on("request", (request) => scripts.push(request.url()));
  await pupil.goto("/student/join");
  expect(scripts.filter((address) => address.includes("pictures"))).toEqual([]);
  const { ids, host } = await aGame(page, pupil);
  const onPhone = pupil.getByRole("button", { name: "Resmi büyüt: Saksı 1" });
  expect(await shownIn(onPhone)).toEqual([600, 400]);
  expect(await shownIn(page.getByRole("main"))).toEqual([600, 400]);

  await onPhone.click();
  const large = pupil.getByRole("dialog", { name: "Resim" });
  await expect(large).toContainText("sn");
  await expect(large).toContainText("Saksı 1");
  await pupil.goBack();
  await expect(large).toBeHidden();
  await expect(pupil.getByRole("dialog")).toHaveCount(0);

  const ahead = [pupil, page].map((one) => one.waitForRequest((request) => request.url().endsWith(ids[1]!)));
  await host("end-question");
  await Promise.all(ahead);
  expect(phone.faults).toEqual([]);
  await phone.context.close();
});

test("[F34] a picture that does not come is told in its place, and the question can be answered", async ({
  page,
  browser,
}) => {
  const { page: pupil, context } = await aVisitor(browser, { width: 412, height: 915 });
  for (const one of [pupil, page]) await one.route("**/media/*", (route) => route.abort());
  await aGame(page, pupil, 1);
  for (const one of [pupil, page]) await expect(one.getByText("Resim açılamadı. Saksı 1")).toBeVisible();
  await pupil.getByRole("button", { name: /Saksı$/ }).click();
  await expect(pupil.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await context.close();
});

test("options are pictures: added and described in the editor, seen on the board, pressed on the phone", async ({
  page,
  browser,
}) => {
  const faults = faultsOf(page);
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  await page.getByRole("textbox", { name: "A şıkkı" }).fill("");
  await page.getByLabel("A şıkkı: Resim").click();
  await page
    .locator('[data-picture="A"] input[type="file"]')
    .first()
    .setInputFiles(await aPhoto(page));
  const words = page.getByLabel("A şıkkındaki resmin açıklaması");
  await words.focus();
  await words.blur();
  await expect(page.getByText("Resmi göremeyen öğrenci için bir cümle yazın.")).toBeVisible();
  await words.fill("Işıkta bir saksı");
  const options = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
    const { question_set } = (await reply.json()) as {
      question_set: { questions: { options: object; option_images?: object }[] };
    };
    const [{ options, option_images }] = question_set.questions as [{ options: object; option_images?: object }];
    return { options, option_images };
  };
  await expect
    .poll(options)
    .toMatchObject({ options: { A: "", B: "Sağ" }, option_images: { A: { alt: "Işıkta bir saksı" } } });

  const opened = await page.request.post("/api/game", { ...bearer(token), data: { question_set_id: id } });
  const { game_code: code } = ((await opened.json()) as { game: { game_code: string } }).game;
  const { page: pupil, context } = await aVisitor(browser, { width: 360, height: 640 });
  await pupil.goto(`/student/join?code=${code}`);
  await pupil.getByLabel("Takma adın").fill("Ada");
  await pupil.keyboard.press("Enter");
  await expect(pupil).toHaveURL(/\/student\/game\//);
  await page.goto(`/teacher/games/${code}/host`);
  await page.request.post(`/api/game/${code}/start`, bearer(token));
  const tile = pupil.getByRole("button", { name: "Işıkta bir saksı" });
  expect(await shownIn(tile)).toEqual([1067, 1600]);
  expect(await shownIn(page.getByRole("main"))).toEqual([1067, 1600]);
  await tile.click();
  await expect(pupil.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
});

test("a picture taken from an option is gone from the server too", async ({ page }) => {
  const token = await tokenOf(page, teacher);
  const id = await openSet(page, token);
  await page
    .locator('[data-picture="B"] input[type="file"]')
    .first()
    .setInputFiles(await aPhoto(page));
  const images = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, bearer(token));
    const { question_set } = (await reply.json()) as { question_set: { questions: { option_images?: object }[] } };
    return Object.keys(question_set.questions[0]!.option_images ?? {});
  };
  await expect.poll(images).toEqual(["B"]);
  await page.getByRole("button", { name: "Kaldır" }).click();
  await expect.poll(images).toEqual([]);
});

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
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /İndir: Bilye dosyası, resimleriyle/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Örnek set 8. sınıf matematik.zip");

  // One picture has been exchanged in the file: it is another one now, and is uploaded.
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

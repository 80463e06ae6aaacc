import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aSet } from "../steps/material";
import { teacher, bearer, openSet, aPhoto, shownIn } from "../steps/picture-steps";
import { aVisitor, faultsOf, tokenOf } from "../steps/steps";

/** Pictures of questions in a game: the parts that only a browser can prove. */

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
  const questions = ids.map((id, i) =>
    aWrittenQuestion({
      question_text: `Resimde ne var? ${i + 1}`,
      options: { A: "Saksı", B: "Güneş" },
      image: { id, alt: `Saksı ${i + 1}`, width: 600, height: 400 },
    }),
  );
  const question_set_id = await aSet(page, questions, { title: "Resimli" });
  const opened = await page.request.post("/api/game", { ...bearer(token), data: { question_set_id } });
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
  await pupil.addInitScript(() =>
    addEventListener("focusin", ({ target }) => {
      const { dataset } = document.documentElement;
      if (target instanceof HTMLHeadingElement) dataset.read = `${dataset.read ?? ""}${target.textContent}\n`;
    }),
  );
  const { ids, host } = await aGame(page, pupil);
  const onPhone = pupil.getByRole("button", { name: "Resmi büyüt: Saksı 1" });
  expect(await shownIn(onPhone)).toEqual([600, 400]);
  // The heading takes the focus only once, though the picture's script loads after it.
  await expect(pupil.getByRole("heading", { name: "Resimde ne var? 1" })).toBeFocused();
  const read = await pupil.evaluate(() => document.documentElement.dataset.read!.split("\n"));
  expect(read.filter((heading) => heading === "Resimde ne var? 1")).toHaveLength(1);
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
});

test("[F34] a picture that does not come is reported in its place, and the question can be answered", async ({
  page,
  browser,
}) => {
  const { page: pupil } = await aVisitor(browser, { width: 412, height: 915 });
  for (const one of [pupil, page]) await one.route("**/media/*", (route) => route.abort());
  await aGame(page, pupil, 1);
  for (const one of [pupil, page]) await expect(one.getByText("Resim açılamadı. Saksı 1")).toBeVisible();
  await pupil.getByRole("button", { name: /Saksı$/ }).click();
  await expect(pupil.getByRole("heading", { name: "Doğru!" })).toBeVisible();
});

test("[F34] a picture that is long in coming is announced, and takes its place", async ({ page, browser }) => {
  const { page: pupil } = await aVisitor(browser, { width: 412, height: 915 });
  const held: { continue: () => Promise<void> }[] = [];
  await pupil.route("**/media/*", (route) => void held.push(route));
  await aGame(page, pupil, 1);
  await expect(pupil.getByText("Resim henüz gelmedi. Saksı 1")).toBeVisible();
  await Promise.all(held.map(async (route) => route.continue()));
  await expect(pupil.getByText("Resim henüz gelmedi.")).toHaveCount(0);
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
  await expect(page.getByText("Resmi göremeyen öğrenci için bir cümle yazın.", { exact: true })).toBeVisible();
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
  const { page: pupil } = await aVisitor(browser, { width: 360, height: 640 });
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
});

import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Locator } from "../steps/test";
import { aPhone } from "../steps/a-class";
import { expectSound, phone } from "../steps/sound";
import { anApprovedTeacher, aPerson, heldBack } from "../steps/steps";

const questions = [
  ...["Hücre zarı?", "Lizozom?", "Çekirdek?", "Ribozom?"].map((question_text) =>
    aWrittenQuestion({ question_text, options: { A: "Doğru olan", B: "Yanlış olan" }, explanation: "Çünkü öyle." }),
  ),
  aWrittenQuestion({
    kind: "multi",
    question_text: "Hangileri organel?",
    options: { A: "Koful", B: "Taş", C: "Golgi" },
    correct_option: "AC",
  }),
  { kind: "typed", question_text: "Enerji üreten organel?", accepted: ["mitokondri"] },
];

test("a pupil begins, answers without a network, takes a break, goes on by pin on another device, and finishes", async ({
  browser,
  request,
}) => {
  const teacher = await aPerson(browser, await anApprovedTeacher({ request }));
  const { made } = teacher;
  const { class: found } = await made<{ class: { id: string } }>("/api/classes", { name: "7B Fen" });
  await made(`/api/classes/${found.id}/students`, {
    students: ["Ayşe Kaya", "Işıl Çelik"].map((name, i) => ({ name, number: i + 1 })),
  });
  const { question_set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Hücre ve Bölünmeler",
    questions,
  });
  const { homework } = await made<{ homework: { id: string; code: string } }>("/api/homework", {
    question_set_id: question_set.id,
    class_id: found.id,
    due_at: Date.now() + 86_400_000,
  });
  const address = `/odev/${homework.code.toLowerCase()}`;

  // A pupil enters a number, confirms the name that belongs to it, and gets a PIN to come back with.
  const { page } = await aPhone(browser);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Hücre ve Bölünmeler" })).toBeVisible();
  const number = page.getByLabel("Numaran");
  await expect(number).toBeFocused();
  await expectSound(page, "the start");
  await page.setViewportSize(phone);
  // The link on the account's own page carries the number.
  await page.goto(`${address}?no=9`);
  await expect(number).toHaveValue("9");
  // The address of a form that was sent before the script loaded carries the number too.
  await page.goto(`${address}?who=9`);
  await expect(page.getByRole("alert")).toHaveText("Bu numara listede yok. Sayıyı kontrol et.");
  await number.fill("1");
  await number.press("Enter");
  await expect(page.getByRole("heading", { name: "Bu sen misin?" })).toHaveAccessibleDescription("Ayşe K., 1 numara");
  await page.getByRole("button", { name: "Evet, benim" }).click();
  await expect(page.getByRole("heading", { name: "Ayşe, bu sayıyı sakla" })).toBeFocused();
  const pin = (await page.getByRole("img", { name: /^Geri dönüş sayın/ }).innerText()).replace(/\s/g, "");
  expect(pin).toMatch(/^\d{4}$/);
  await expectSound(page, "the pin");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Sakladım, başla" }).click();

  // Answer by keys; a choice can be changed until it is sent.
  await expect(page.getByRole("heading", { name: "Hücre zarı?" })).toBeFocused();
  await expect(page.getByText("Bir şık seç")).toBeVisible();
  await page.keyboard.press("2");
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "A: Doğru olan" })).toHaveAttribute("aria-pressed", "true");
  await expectSound(page, "a question");
  await page.setViewportSize(phone);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Doğru! Şimdiye kadar 1 / 1 doğru." })).toBeFocused();
  await expect(page.getByText("Kaydedildi", { exact: true })).toBeVisible();
  await expect(page.getByText("Çünkü öyle.")).toBeVisible();
  await expectSound(page, "a verdict");
  await page.setViewportSize(phone);

  // A reloaded page goes on after the answers that the device keeps, and sends them.
  const answering = "**/api/homework/*/answer";
  await page.route(answering, (route) => route.abort());
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await page.getByRole("button", { name: "A: Doğru olan" }).click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(page.getByRole("heading", { name: "Cevabın bu cihazda" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Çekirdek?" })).toBeVisible();
  const isKept = page.getByText("Bağlantı yok, bu cihazda duruyor");
  await expect(isKept).toBeVisible();
  await page.unroute(answering);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("Kaydedildi", { exact: true })).toBeVisible();

  // Without a network the answers stay on the device, and are sent later.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "B: Yanlış olan" }).click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(isKept).toBeVisible();
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await page.getByRole("button", { name: "A: Doğru olan" }).click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(page.getByRole("heading", { name: "Cevabın bu cihazda" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "Doğru! Şimdiye kadar 3 / 4 doğru." })).toBeAttached();
  await page.getByRole("button", { name: "Ara ver" }).click();
  await expect(page.getByRole("heading", { name: "Buraya kadar kaydedildi" })).toBeFocused();
  await expect(page.getByRole("img", { name: `Geri dönüş sayın: ${pin.split("").join(" ")}` })).toBeVisible();
  await expectSound(page, "a break");

  // The pupil goes on at another device.
  const other = await aPhone(browser);
  // A button pressed before the homework has loaded takes effect once it is there.
  const tellHomework = await heldBack(other.page, "**/api/homework/*");
  await other.page.goto(address);
  await other.page.getByRole("link", { name: "Daha önce başladım, devam edeceğim" }).click();
  tellHomework();
  await expect(other.page.getByRole("heading", { name: "Kaldığın yerden" })).toBeVisible();
  await other.page.getByLabel("Numaran").fill("1");
  await other.page.getByLabel("Geri dönüş sayın").fill(pin === "0000" ? "1111" : "0000");
  await other.page.getByRole("button", { name: "Devam et" }).click();
  await expect(other.page.getByRole("alert")).toHaveText("Bu sayı tutmadı. 4 deneme daha yapabilirsin.");
  await expectSound(other.page, "a wrong pin");
  await other.page.setViewportSize(phone);
  await other.page.getByLabel("Geri dönüş sayın").fill(pin);
  await other.page.getByRole("button", { name: "Devam et" }).click();
  await expect(other.page.getByRole("heading", { name: "Hangileri organel?" })).toBeVisible();
  await expect(other.page.getByText("Kaldığın yerden sürüyor.")).toBeVisible();
  // The kind's script loads after the page, and still sets the page's sizes.
  await other.page.reload();
  await expect(other.page.getByRole("button", { name: "A: Koful" })).toHaveCSS("font-size", "16px");
  await other.page.getByRole("button", { name: "A: Koful" }).click();
  await other.page.getByRole("button", { name: "B: Taş" }).click();
  // A second tap at the place where an answer was just sent does nothing.
  const motion = await other.page.context().newCDPSession(other.page);
  await motion.send("Animation.enable");
  await motion.send("Animation.setPlaybackRate", { playbackRate: 0 });
  const sent = await middleOf(other.page.getByRole("button", { name: "2 şıkkı gönder" }));
  await other.page.touchscreen.tap(...sent);
  await expect(other.page.getByRole("heading", { name: "Doğru olmayan seçimin" })).toBeVisible();
  expect(await isAt(other.page.getByRole("button", { name: "Ara ver" }), sent)).toBe(true);
  await other.page.touchscreen.tap(...sent);
  await motion.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect(other.page.getByRole("heading", { name: "Doğru olmayan seçimin" })).toBeVisible();
  await expectSound(other.page, "a comparison");
  await other.page.setViewportSize(phone);

  // The first device shows the newer state, and finishes the homework.
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Devam et" }).click();
  await page.reload();
  const [field, send] = [page.getByLabel("Cevabın"), page.getByRole("button", { name: "Gönder", exact: true })];
  await field.fill("Mitokondri");
  // The keyboard leaves less height than the page needs on a small phone.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, "height", { value: 300 });
    window.visualViewport!.dispatchEvent(new Event("resize"));
  });
  const [written, bar] = await Promise.all([field.boundingBox(), send.boundingBox()]);
  expect(written!.y).toBeGreaterThan(0);
  expect(written!.y + written!.height).toBeLessThanOrEqual(bar!.y);
  await send.click();
  await page.getByRole("button", { name: "Bitir" }).click();
  await expect(page.getByRole("heading", { name: "Eline sağlık, Ayşe!" })).toBeFocused();
  await expect(page.getByRole("img", { name: "6 soru, 4 doğru" })).toBeVisible();
  await expectSound(page, "the end");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Sorulara bak" }).click();
  await expect(page.getByRole("dialog", { name: "Sorular" })).toContainText("Senin cevabın: A, Koful ve B, Taş");

  await made(`/api/homework/${homework.id}/close`, {});
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ödev bitti" })).toBeFocused();
  await expect(page.getByText("6 soru cevapladın, 4 doğru.")).toBeVisible();
  await expectSound(page, "it is over");
});

type Point = [x: number, y: number];

async function middleOf(shown: Locator): Promise<Point> {
  const { x, y, width, height } = (await shown.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

async function isAt(shown: Locator, [x, y]: Point): Promise<boolean> {
  const box = (await shown.boundingBox())!;
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

test("against the clock a question waits for its press, may be missed, and its answer waits for a network", async ({
  browser,
  request,
}) => {
  const teacher = await aPerson(browser, await anApprovedTeacher({ request }));
  const { made } = teacher;
  const { question_set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Hücre ve Bölünmeler",
    questions: ["Bağımsız değişken?", "Çekirdek?"].map((question_text) =>
      aWrittenQuestion({
        question_text,
        options: { A: "Saksıların büyüklüğü ve toprağın cinsi", B: "Işık", C: "İki hafta sonraki boyu", D: "Su" },
        correct_option: "B",
        time_limit: 120,
      }),
    ),
  });
  const { homework } = await made<{ homework: { id: string; code: string } }>("/api/homework", {
    question_set_id: question_set.id,
    due_at: Date.now() + 86_400_000,
    clock: "question",
  });

  // Open the address without its code, then type the code alone.
  const { page, option } = await aPhone(browser);
  await page.clock.install();
  await page.goto("/odev");
  const code = page.getByLabel("Ödev kodu");
  await expect(code).toBeFocused();
  for (const unknown of ["ABC234", "ABC2345"]) {
    await code.fill(unknown);
    await code.press("Enter");
    await expect(page).toHaveURL(`/odev/${unknown}`);
    await expect(page.getByRole("alert")).toHaveText("Bu adreste bir ödev yok. Bağlantıya bir daha bak.");
  }
  await expectSound(page, "a code that no homework has");
  await page.setViewportSize(phone);
  await code.fill(homework.code.toLowerCase());
  await page.getByRole("button", { name: "Devam" }).click();
  await page.getByLabel("Takma adın").fill("Abdurrahman Efe");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sakladım, başla" }).click();
  await expect(page.getByRole("heading", { name: "İlk soruya hazır mısın?" })).toBeFocused();
  await expectSound(page, "before a clock begins");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Soruyu aç" }).click();
  // In landscape the last option stands above the send button.
  await page.setViewportSize({ width: 640, height: 360 });
  const [last, bar] = [await option("D").boundingBox(), await page.getByText("Bir şık seç").boundingBox()];
  expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y);
  // The page says that it fitted the question, with nothing left below.
  await expect(page.getByRole("main")).toHaveAttribute("data-fit");
  await expect(page.getByRole("main")).not.toHaveAttribute("data-more");
  await page.setViewportSize(phone);
  await page.context().setOffline(true);
  await option("A").click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(page.getByRole("button", { name: "Sıradaki soru" })).toBeVisible();
  await expect(page.getByRole("main")).not.toHaveAttribute("data-more");
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await expect(page.getByRole("heading", { name: "Bağlantı bekleniyor" })).toBeFocused();
  await expectSound(page, "an answer that waits for a network");
  await page.setViewportSize(phone);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Soruyu aç" }).click();
  await expect(option("A")).toBeVisible();
  await page.clock.fastForward(121_000);
  await expect(page.getByText("Bu soruda cevap vermedin.")).toBeVisible();
  await expectSound(page, "a question that was missed");
  await page.setViewportSize(phone);

  await teacher.call("delete", `/api/homework/${homework.id}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Ödev kaldırıldı" })).toBeFocused();
  await expectSound(page, "a homework that is gone");
});

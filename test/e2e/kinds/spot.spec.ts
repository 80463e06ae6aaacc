import { expect, test, type Page } from "../steps/test";
import { picture } from "../../pictures";
import { aGame, anHttpPupil, aPhone, expectFit } from "../steps/a-class";
import { aSet } from "../steps/material";
import { expectSound } from "../steps/sound";
import { signedIn, tokenOf } from "../steps/steps";

/** A place on a picture, from the editor to the phone and the board: the parts that only a browser can prove. */

const teacher = "ogretmen@ornek.test";

async function aPicture(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page, teacher)}`, "content-type": "image/png" };
  const sent = await page.request.post("/api/media", { headers, data: Buffer.from(picture("png")) });
  const { media } = (await sent.json()) as { media: { id: string } };
  return { id: media.id, alt: "Bitki hücresi çizimi" };
}

test("[F34] a place is touched, moved by keys and sliders, kept over a reload and shown on the board; without the picture its frame is touched", async ({
  browser,
  page,
}) => {
  await signedIn(page, teacher);
  const image = await aPicture(page);
  const areas = [{ x: 700, y: 200, r: 60 }];
  const about = { kind: "spot", question_text: "Mitokondriyi göster.", image, areas, time_limit: 120 };
  // The teams' strip takes room from the picture of the result.
  const teams = { names: ["Kartallar", "Yıldızlar"], pick: "auto" };
  const places = [
    { name: "Üstteki küçük oval", x: 700, y: 200 },
    { name: "Ortadaki büyük daire", x: 450, y: 500 },
  ];
  const game = await aGame(
    page,
    [
      { ...about, points: 2 },
      { ...about, places },
    ],
    { teams },
  );
  const phone = await aPhone(browser);
  const { page: hand } = phone;
  await phone.join(game.code, "Defne");
  const ali = await anHttpPupil(page, game.code, "Ali");
  await page.goto(`/teacher/games/${game.code}/host`);
  await game.start();
  await expect(page.getByText("Telefonundaki resme dokun")).toBeVisible();
  // Wherever the hand of the clock stands, the board turns no page for it.
  const below = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { delay = 0, duration } = animation.effect!.getTiming();
      if (Number(duration) > 60_000) animation.currentTime = delay + Number(duration) / 8;
    }
    const { scrollHeight, clientHeight } = document.querySelector<HTMLElement>("[style*='--fit']")!;
    return scrollHeight - clientHeight;
  });
  expect(below).toBeLessThanOrEqual(1);
  await ali.answers("100,900");

  const sheet = hand.getByRole("application", { name: image.alt });
  await expect(hand.getByText("Önce resme dokun")).toBeInViewport({ ratio: 1 });
  await expectFit(hand);
  const { width, height } = (await sheet.boundingBox())!;
  await sheet.tap({ position: { x: width * 0.5, y: height * 0.5 } });
  await expect(
    hand.getByRole("status").filter({ hasText: /^Soldan yüzde 50, üstten yüzde (49|50|51)\.$/ }),
  ).toBeAttached();
  await hand.reload();
  await expect(hand.getByRole("button", { name: "Bu yeri gönder" })).toBeInViewport({ ratio: 1 });
  await hand.getByRole("button", { name: "Yakınlaştır" }).tap();
  await sheet.focus();
  for (let i = 0; i < 4; i++) await hand.keyboard.press("Shift+ArrowRight");
  await expect(hand.getByRole("status").filter({ hasText: "Soldan yüzde 70, " })).toBeAttached();
  await hand.getByRole("button", { name: "İnce ayar" }).tap();
  await hand.getByRole("slider", { name: "Üstten yüzde" }).fill("20");
  await expect(hand.getByRole("slider", { name: "Soldan yüzde" })).toHaveAttribute("aria-valuetext", "yüzde 70");
  await expectFit(hand);
  await hand.getByRole("button", { name: "Bu yeri gönder" }).tap();
  // Everybody has answered: the question is over.
  await expect(hand.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expect(hand.getByText("Doğru yerdeydin.", { exact: true })).toBeVisible();
  await expectFit(hand);
  await expect(page.getByText("Bulan 1 / 2")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Bulan 1 / 2")).toBeVisible();
  await expect(page.getByText("Çift puan")).toBeVisible();
  expect(phone.faults).toEqual([]);

  // If a picture does not load, pupils touch its frame instead.
  await hand.route("**/media/*", (route) => route.abort());
  await game.next();
  await hand.reload();
  await expect(hand.getByText("Resim açılamadı.")).toBeVisible();
  await expect(hand.getByText("Önce çerçeveye dokun")).toBeVisible();
  await expectFit(hand);
  await hand.unroute("**/media/*");
  await hand.getByRole("button", { name: "Yeniden dene" }).tap();
  await expect(hand.getByText("Önce resme dokun")).toBeVisible();
  // A pupil who cannot see the picture chooses a place by its name.
  await hand.getByRole("button", { name: "Yerleri liste olarak göster" }).tap();
  await expectSound(hand, "places as a list");
  await expectFit(hand);
  await hand.getByRole("radio", { name: "Üstteki küçük oval" }).check();
  await expect(hand.getByRole("button", { name: "Bu yeri gönder" })).toBeVisible();
  await hand.getByRole("button", { name: "Resme dön" }).tap();
  await expect(sheet.locator("img").first()).toBeVisible();
  await sheet.press("ArrowDown");
  await sheet.press("Enter");
  await expect(hand.getByText(/^(Cevabın alındı\.|Bu sefer olmadı)$/)).toBeVisible();
  // The page of the game draws the right area on the picture.
  await page.goto(`/teacher/games/${game.code}`);
  await expect(page.getByText("1 doğru yer").first()).toBeVisible();
  await game.close();
});

test("right places are marked by mouse, moved and sized by keys, read in percents, and saved", async ({ page }) => {
  const token = await signedIn(page, teacher);
  const headers = { authorization: `Bearer ${token}` };
  const image = await aPicture(page);
  const about = { kind: "spot", question_text: "Mitokondriyi göster.", image, areas: [{ x: 900, y: 900, r: 50 }] };
  const id = await aSet(page, [about], { title: "Hücre" });
  const saved = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, { headers });
    const set = (await reply.json()) as { question_set: { questions: { areas: object[] }[] } };
    return set.question_set.questions[0]!.areas;
  };
  await page.goto(`/teacher/question-sets/${id}`);
  const places = page.getByRole("group", { name: /^Doğru yerler/ });
  const sheet = places.locator("div", { has: page.getByAltText(image.alt) }).last();
  const { width, height } = (await sheet.boundingBox())!;
  await sheet.click({ position: { x: width * 0.5, y: height * 0.5 } });
  const second = places.getByRole("button", { name: /^2\. doğru yer, soldan yüzde 50, / });
  await second.press("ArrowLeft");
  await places.getByRole("button", { name: /^2\. doğru yer, soldan yüzde 49, / }).press("+");
  await places.getByRole("textbox", { name: "Üstten" }).fill("%12,5");
  await expect.poll(saved).toEqual([about.areas[0], { x: 490, y: 125, r: 60 }]);
  await places.getByRole("button", { name: /^1\. doğru yer/ }).press("Delete");
  await expect.poll(saved).toEqual([{ x: 490, y: 125, r: 60 }]);
  const saidPlaces = async () => {
    const reply = await page.request.get(`/api/question-sets/${id}`, { headers });
    const set = (await reply.json()) as { question_set: { questions: { places?: object[] }[] } };
    return set.question_set.questions[0]!.places;
  };
  await page.getByText("Görmeden cevaplayanlar için yer adları").click();
  await page.getByRole("button", { name: "Yer ekle", exact: true }).click();
  await sheet.click({ position: { x: width * 0.49, y: height * 0.125 } });
  await page.getByRole("group", { name: "1. yerin adı" }).getByLabel("Ad", { exact: true }).fill("Üstteki oval");
  await page.getByRole("button", { name: "Yer ekle", exact: true }).press("Enter");
  await page.getByRole("group", { name: "2. yerin adı" }).getByLabel("Ad", { exact: true }).fill("Ortadaki daire");
  await expect.poll(saidPlaces).toMatchObject([{ name: "Üstteki oval" }, { name: "Ortadaki daire", x: 500, y: 500 }]);
  await expectSound(page, "places on a picture");
});

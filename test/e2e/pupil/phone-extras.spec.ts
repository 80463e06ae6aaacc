import { expect, test, type Page } from "../steps/test";
import { aGame, anHttpPupil, aPhone, cells, expectFit, plants } from "../steps/a-class";
import { expectSound } from "../steps/sound";
import { aNewStudent, seen, signedIn } from "../steps/steps";

/**
 * With an explanation to read, a result stays until the page is turned; without one it makes room for the table after a while.
 */
const explained = { ...cells, explanation: "Yavru hücreler ana hücrenin kopyasıdır." };
const teams = { names: ["Kartallar", "Kuyrukluyıldızlarım", "Atomlar"], pick: "self" };

const levels = (page: Page) => page.getByRole("group", { name: "Ne kadar eminsin?" });

test("a phone chooses a team, says how sure it was, reacts, is moved, and sees its team at the end", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [explained, plants], { teams, confidence: true });
  const ece = await anHttpPupil({ request }, game.code, "Ece", { team: 0 });
  const phone = await aPhone(browser);
  const { page } = phone;
  await page.goto(`/student/join?code=${game.code}`);
  await page.getByLabel("Takma adın").fill("Defne");
  await page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(page.getByRole("heading", { name: "Takımını seç" })).toBeFocused();
  await expect(page.getByRole("button", { name: /Kartallar/ })).toContainText("1 kişi");
  await expectFit(page);

  // While she chooses, others fill the team.
  await anHttpPupil({ request }, game.code, "Su", { team: 0 });
  await page.getByRole("button", { name: /Kartallar/ }).click();
  const full = page.getByRole("button", { name: /Kartallar 2 kişi, doldu/ });
  await expect(full).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("alert")).toHaveText("Bu takım az önce doldu, başka takım seç.");
  await expectFit(page);
  await page.getByRole("button", { name: /Atomlar/ }).click();
  await expect(page).toHaveURL(new RegExp(`/student/game/${game.code}$`));
  await expect(seen(page, "Takımın")).toBeVisible();
  await expect(page.getByText("Takımın: Atomlar")).toBeAttached();
  await expectFit(page);
  await page.reload();
  await expect(seen(page, "Takım puanı, hepinizin ortalaması.")).toBeVisible();

  await game.start();
  await expect(phone.tiles).toBeVisible();
  await page.keyboard.press("a");
  await expect(seen(page, "Cevabın alındı. Ne kadar eminsin?")).toBeVisible();
  await expectFit(page);
  await page.keyboard.press("3");
  await expect(levels(page).getByRole("button", { name: "Eminim" })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(seen(page, "Eminsin. Sonuç süre bitince burada.")).toBeVisible();
  await expect(levels(page).getByRole("button", { name: "Tahmin ettim" })).toHaveAttribute("aria-disabled", "true");
  await ece.answers("B");
  await ece.isSure(2);
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeFocused();
  await expect(seen(page, "Emindin ama bu bir yanılgıymış: öğrenmenin en iyi anı.")).toBeVisible();
  await expect(seen(page, "bu soruda takım +0")).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectFit(page);

  const reactions = page.getByRole("group", { name: "Tahtaya tepki gönder" });
  const heart = reactions.getByRole("button", { name: "Kalp" });
  // Record that the button was disabled: it is so for one second, too short for a slow machine to check.
  await heart.evaluate((button) => {
    const seen = () => button.ariaDisabled === "true" && button.setAttribute("data-was-disabled", "");
    new MutationObserver(seen).observe(button, { attributeFilter: ["aria-disabled"] });
  });
  await reactions.getByRole("button", { name: "Bravo" }).click();
  await expect(heart).toHaveAttribute("data-was-disabled", "");
  await expect(heart).toHaveAttribute("aria-disabled", "false");

  const own = (await game.players()).find(({ nickname }) => nickname === "Defne")!;
  const headers = { authorization: `Bearer ${game.token}` };
  const moved = { player_id: own.player_id, team: 1 };
  expect((await request.post(`/api/game/${game.code}/move`, { headers, data: moved })).ok()).toBe(true);
  await expect(seen(page, "Öğretmenin seni Kuyrukluyıldızlarım takımına aldı.")).toBeVisible();
  await page.getByRole("button", { name: "Puan durumu" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Sizin takım" })).toContainText("Kuyrukluyıldızlarım");
  await page.getByRole("button", { name: "Kapat" }).click();
  await expectFit(page);

  await game.next();
  await expect(phone.tiles).toBeVisible();
  await page.keyboard.press("b");
  await expect(seen(page, "Cevabın alındı. Ne kadar eminsin?")).toBeVisible();
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Doğru!" })).toBeFocused();
  await expectFit(page);
  await game.next();
  await expect(page.getByText(/^Takımın (birinci|ikinci)!$/)).toBeVisible();
  await expect(seen(page, "Takımda sıran")).toBeVisible();
  await expectFit(page);
  // The browser logs the refusal by the full team.
  expect(phone.faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

test("a student practises missed questions, alone and at once", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells, plants]);
  const phone = await aPhone(browser);
  const { page } = phone;
  await signedIn(page, await aNewStudent({ request }));
  await phone.join(game.code, "Ada");
  await game.start();
  await expect(phone.tiles).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: "Bu sefer olmadı" })).toBeVisible();
  await game.next();
  await expect(page.getByRole("heading", { name: plants.question_text })).toBeVisible();
  await game.endQuestion();
  await game.end();
  await page.goto("/student/history");
  await page.getByRole("button", { name: /Sınama/ }).click();
  await page.getByRole("link", { name: "Kaçırdıklarını çalış" }).click();

  await expect(page.getByRole("heading", { name: cells.question_text })).toBeFocused();
  await expectSound(page, "a missed question");
  await page.keyboard.press("b");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
  await expectFit(page);
  await page.getByRole("button", { name: "Sıradaki soru" }).click();
  await phone.option("C").click();
  await page.getByRole("button", { name: "Cevapla" }).click();
  await expect(page.getByText("Bu sefer olmadı")).toBeVisible();
  await expect(page.getByText(plants.explanation!)).toBeVisible();
  await page.getByRole("button", { name: "Bitir" }).click();
  await expect(page.getByRole("heading", { name: /Eline sağlık/ })).toBeFocused();
  await expect(page.getByRole("img", { name: "2 soru, 1 doğru" })).toBeVisible();
  await expectFit(page);
  await page.getByRole("button", { name: "Kalan 1 soruyu bir daha çalış" }).click();
  await expect(page.getByRole("heading", { name: plants.question_text })).toBeFocused();
  expect(phone.faults).toEqual([]);
});

test("[F35] a game whose extras do not load deals the teams itself, and is played without them", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells], { teams, confidence: true });
  const phone = await aPhone(browser);
  const { page } = phone;
  await page.route(/\/assets\/(?:extra|pick)-/, (route) => route.abort());
  await phone.join(game.code, "Defne");
  await expect(seen(page, "Öğretmenin başlatınca ilk soru burada açılacak.")).toBeVisible();
  await game.start();
  await phone.option("B").click();
  await expect(seen(page, "Cevabın alındı.")).toBeVisible();
  await game.endQuestion();
  await expect(page.getByRole("heading", { name: "Doğru!" })).toBeVisible();
});

import { expect, test } from "../steps/test";
import { aGame, aPhone, cells, expectFit } from "../steps/a-class";
import { atNextCall, seen, signedIn } from "../steps/steps";

test("[F29] a lost reply to joining makes no ghost; another name on the phone leaves the first seat", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells]);
  const names = async () => (await game.players()).map(({ nickname }) => nickname);
  const phone = await aPhone(browser);
  await phone.page.goto(`/student/join?code=${game.code}`);
  await phone.page.route("**/api/game/join", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const enter = phone.page.getByRole("button", { name: "Oyuna gir" });
  await phone.page.getByLabel("Takma adın").fill("Ece");
  // A keyboard leaves this height on a small phone.
  await phone.page.setViewportSize({ width: 360, height: 300 });
  await expect(enter).toBeInViewport({ ratio: 1 });
  await phone.page.setViewportSize({ width: 360, height: 640 });
  await enter.click();
  await expect(phone.page.getByText(/^Ağ hatası/)).toBeVisible();
  expect(await names()).toEqual(["Ece"]);
  await phone.page.unroute("**/api/game/join");
  await enter.click();
  await expect(seen(phone.page, "İçeridesin!")).toBeVisible();
  expect(await names()).toEqual(["Ece"]);

  // The last name is suggested in the field: typing another one replaces it.
  await phone.page.goto(`/student/join?code=${game.code}`);
  const field = phone.page.getByLabel("Takma adın");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Ece");
  await phone.page.keyboard.type("Can");
  await expect(field).toHaveValue("Can");
  await enter.click();
  await expect(phone.page.getByText(/^Bu cihaz oyunda “Ece” adıyla var/)).toBeVisible();
  await expectFit(phone.page);
  await enter.click();
  await expect(seen(phone.page, "İçeridesin!")).toBeVisible();
  expect(await names()).toEqual(["Can"]);
});

test("the form works before its script: it comes back with the text typed into it, and goes on", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells]);
  const plain = await aPhone(browser, { javaScriptEnabled: false });
  await plain.page.goto("/student/join");
  await plain.page.getByLabel("Oyun kodu").fill(game.code);
  await plain.page.getByLabel("Takma adın").fill("Ece");
  await plain.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(plain.page).toHaveURL(/code=\d+&nickname=Ece$/);

  // A form sent without its script keeps the code of a scanned address, which only the script would have put into the field.
  const scanned = await aPhone(browser);
  await atNextCall(scanned.page, "**/assets/main-*.js", (route) => route.abort());
  await scanned.page.goto(`/student/join?code=${game.code}`);
  await scanned.page.getByLabel("Takma adın").fill("Nil");
  await scanned.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(seen(scanned.page, "İçeridesin!")).toBeVisible();
  expect(await game.players()).toMatchObject([{ nickname: "Nil" }]);

  // A pupil who has played on this device comes back as the same marble.
  const pupil = await aPhone(browser);
  await pupil.page.addInitScript(() => localStorage.setItem("bilye.player", '{"nickname":"Ece","marble":4711}'));
  await pupil.page.goto(plain.page.url());
  await expect(seen(pupil.page, "İçeridesin!")).toBeVisible();
  await expect(pupil.page).toHaveURL(`/student/game/${game.code}`);
  expect(await game.players()).toMatchObject([{ nickname: "Nil" }, { nickname: "Ece", marble: 4711 }]);

  // A pupil who is typing a name when the script arrives can go on typing.
  const types = await aPhone(browser);
  let bring: (() => void) | undefined;
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await types.page.route("**/assets/main-*.js", async (route) => {
    await brought;
    await route.continue();
  });
  await types.page.goto(`/student/join?code=${game.code}`, { waitUntil: "commit" });
  await types.page.getByLabel("Takma adın").fill("Zey");
  bring?.();
  await expect(types.page.getByRole("button", { name: "Bilyeni değiştir" })).toBeVisible();
  await expect(types.page.getByRole("button", { name: "Oyuna gir" })).toBeVisible();
  await types.page.getByLabel("Takma adın").fill("Zeynep");
  await types.page.keyboard.press("Enter");
  await expect(seen(types.page, "Zeynep")).toBeVisible();
  expect((await game.players()).map(({ nickname }) => nickname)).toEqual(["Nil", "Ece", "Zeynep"]);
});

test("a code is answered for while it is typed, before a nickname is", async ({ browser, request }) => {
  const [game, closed, named] = [
    await aGame({ request }, [cells]),
    await aGame({ request }, [cells]),
    await aGame({ request }, [cells], { generated_names: true }),
  ];
  const locked = { headers: { authorization: `Bearer ${closed.token}` }, data: { locked: true } };
  await request.post(`/api/game/${closed.code}/lock`, locked);
  const phone = await aPhone(browser);
  const [code, name] = [phone.page.getByLabel("Oyun kodu"), phone.page.getByLabel("Takma adın")];
  await phone.page.goto("/student/join");
  await code.pressSequentially("100000");
  await expect(phone.page.getByText("Bu kodla açık bir oyun yok.")).toBeVisible();
  await expect(code).toBeFocused();
  await expectFit(phone.page);
  await code.fill(closed.code);
  await expect(phone.page.getByText("Bu oyun yeni oyuncuya kapalı.")).toBeVisible();
  await expectFit(phone.page);

  // A failed check of the code shows no message while the pupil is still in the form.
  await phone.page.route("**/api/game/*/join", (route) => route.abort());
  const asked = phone.page.waitForEvent("requestfailed");
  await code.fill(game.code);
  await asked;
  await expect(phone.page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await phone.page.unroute("**/api/game/*/join");

  await name.fill("Ece");
  await code.fill(named.code);
  await expect(name).toHaveAttribute("placeholder", "Adını Bilye verecek");
  await expect(name).toHaveValue("");
  await expectFit(phone.page);
  await code.fill(game.code);
  await expect(name).toHaveValue("Ece");
  await phone.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(seen(phone.page, "İçeridesin!")).toBeVisible();

  // The next game suggests the same name and marble; a game that makes up names does not.
  await phone.page.goto(`/student/join?code=${closed.code}`);
  await expect(phone.page.getByText("Bu oyun yeni oyuncuya kapalı.")).toBeVisible();
  await expect(name).toHaveValue("Ece");
  await expectFit(phone.page);
  await phone.page.goto(`/student/join?code=${named.code}`);
  await expect(name).toHaveAttribute("placeholder", "Adını Bilye verecek");
  await expect(name).toHaveValue("");
  await phone.page.getByRole("button", { name: "Oyuna gir" }).click();
  await expect(seen(phone.page, "İçeridesin!")).toBeVisible();
  expect((await named.players()).map(({ nickname }) => nickname)).not.toContain("Ece");
});

test("a signed-in student is known before a name is typed, and hears that the game is kept", async ({
  browser,
  request,
}) => {
  const game = await aGame({ request }, [cells]);
  const pupil = await aPhone(browser);
  await signedIn(pupil.page, "ogrenci@ornek.test");
  await pupil.page.goto(`/student/join?code=${game.code}`);
  const name = pupil.page.getByLabel("Takma adın");
  await expect(name).toHaveValue("Çınar Kaya");
  await expect(
    pupil.page.getByText("Çınar Kaya olarak giriş yapılmış; bu oyun onun geçmişinde saklanacak."),
  ).toBeVisible();
  await expect(pupil.page.getByText("Hesap açman gerekmez.")).toHaveCount(0);
  await expectFit(pupil.page);
  await name.fill("Çınar K.");
  await pupil.page.getByRole("button", { name: "Oyuna gir" }).click();
  await game.start();
  await expect(pupil.tiles).toBeVisible();
  await game.endQuestion();
  await game.end();
  const kept = pupil.page.getByRole("link", { name: "Geçmişinde saklandı, göz at" });
  await expect(kept).toBeVisible();
  await expectFit(pupil.page);
  await pupil.page.goto("/student/join");
  await expect(name).toHaveValue("Çınar K.");
  await pupil.page.goto("/student/history");
  await pupil.page.locator("[aria-haspopup=menu]").click();
  await pupil.page.getByRole("menuitem", { name: "Çıkış yap" }).click();
  await expect(pupil.page.locator("[aria-haspopup=menu]")).toHaveCount(0);
  await pupil.page.goto("/student/join");
  await expect(pupil.page.getByRole("link", { name: "Giriş yap" })).toBeVisible();
  await expect(name).toHaveValue("");
});

test("a signed-in student's game goes to the history", async ({ browser, request }) => {
  const game = await aGame({ request }, [cells]);
  const pupil = await aPhone(browser);
  const token = await signedIn(pupil.page, "ogrenci@ornek.test");
  await pupil.join(game.code, "Öğrenci");
  await game.start();
  await expect(pupil.tiles).toBeVisible();
  await game.end();
  await expect(pupil.page.getByRole("heading", { name: "Oyun tamamlandı" })).toBeVisible();
  await expect(seen(pupil.page, "Hesap aç, oyunlarını sakla")).toHaveCount(0);
  await expect(async () => {
    const reply = await request.get("/api/player/history", { headers: { authorization: `Bearer ${token}` } });
    expect(JSON.stringify(await reply.json())).toContain(`"${game.code}"`);
  }).toPass();
});

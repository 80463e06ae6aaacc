import { expect, test } from "../steps/test";
import { expectFit } from "../steps/a-class";
import { expectSound } from "../steps/sound";
import { aNewStudent, aNewTeacher, aPerson } from "../steps/steps";

const list = `S.No\tÖğrenci No\tT.C. Kimlik No\tAdı\tSoyadı
1\t204\t12345678901\tAYŞE NUR\tYILMAZ
2\t15\t10987654321\tİSMAİL\tIŞIK`;

test("a teacher makes a class by keys, pastes the school's list, gives more time and prints the codes", async ({
  browser,
}) => {
  const { page, faults } = await aPerson(browser, await aNewTeacher(await browser.newPage()));
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/teacher/classes");
  await expect(page.getByText("Henüz sınıfınız yok")).toBeVisible();
  await expectSound(page, "no class");
  await page.keyboard.press("n");
  await page.keyboard.type("7B Fen Bilimleri");
  await page.keyboard.press("Enter");

  // The new class opens the dialog for its list.
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Sınıf listesi ekle" })).toBeVisible();
  await expect(dialog.getByLabel("Liste", { exact: true })).toBeFocused();
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await dialog.getByLabel("Liste", { exact: true }).fill(`${list}\n2\t16\t\tBARAN\tŞAHİN`);
  await expect(dialog.getByRole("status")).toHaveText("3 öğrenci bulundu");
  await dialog.getByLabel("Liste", { exact: true }).fill("1 Ada Yılmaz\n1 Baran Şahin\nSu Ay");
  await expect(dialog.getByRole("status")).toHaveText("3 öğrenci bulundu, 2 satıra bakın");
  await expectSound(page, "a list with faults");
  await dialog.getByRole("button", { name: "2 satıra bakın" }).click();
  await expect(dialog.getByRole("button", { name: "2 ver: Baran Şahin" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "3 ver: Su Ay" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "2 öğrenciyi ekle" })).toBeVisible();
  await dialog.getByLabel("Liste", { exact: true }).fill(list);
  await dialog.getByRole("button", { name: "2 öğrenciyi ekle" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row")).toHaveText([/No/, /^1.*Ayşe Nur Yılmaz/, /^2.*İsmail Işık/]);
  expect(sent.join("")).toContain("İsmail Işık");
  expect(sent.join("")).not.toMatch(/12345678901|10987654321/);

  // Add one student after the other: Enter adds and keeps the row open.
  await page.keyboard.press("+");
  await page.keyboard.type("Çınar Koç");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByText("Okul numarası eksik: Çınar Koç.")).toBeVisible();
  await page.keyboard.type("Su Ay");
  await page.keyboard.press("Tab");
  await page.keyboard.type("204");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bu okul numarası Ayşe Nur Yılmaz için kullanılıyor.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSound(page, "a class");
  await page.keyboard.press("/");
  await page.keyboard.type("ismail");
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: "İşlemler: İsmail Işık" }).click();
  await page.getByRole("menuitem", { name: "Düzenle" }).click();
  await expect(dialog.getByRole("heading", { name: /İsmail Işık/ })).toBeFocused();
  await dialog.getByRole("radio", { name: /1,5 katı/ }).check();
  await expectSound(page, "a student's panel");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Kaydedilmemiş değişiklikler var. Çıkılsın mı?")).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ek süreler" }).click();
  await expect(dialog.getByRole("listitem")).toHaveText(/İsmail Işık.*1,5 katı/);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "İsmail Işık" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("İsmail Işık");
  await page.goBack();
  await page.getByRole("link", { name: "Hesap kodları" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await expectSound(page, "codes");
  await page.getByRole("button", { name: "Yazdır" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  // A skip link that is only moved off the screen would be printed on the first sheet.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("İçeriğe geç")).toBeHidden();
  await expect(page.getByRole("listitem")).toHaveCount(3);
  await page.emulateMedia({ media: "screen" });

  await page.goto("/teacher/classes");
  await expect(page.getByText("3 öğrenci")).toBeVisible();
  await expectSound(page, "classes");
  await page.getByRole("button", { name: "İşlemler: 7B Fen Bilimleri" }).click();
  await page.getByRole("menuitem", { name: "Arşivle" }).click();
  await expect(page.getByRole("button", { name: "Arşivdekiler (1)" })).toBeVisible();
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByRole("link", { name: "7B Fen Bilimleri" })).toBeVisible();
  await page.getByRole("button", { name: "İşlemler: 7B Fen Bilimleri" }).click();
  await page.getByRole("menuitem", { name: "Arşivle" }).click();
  await page.getByRole("button", { name: "Arşivdekiler (1)" }).click();
  // Rename the archived class, so that next year's class can have its name.
  await page.getByRole("button", { name: "İşlemler: 7B Fen Bilimleri" }).click();
  await page.getByRole("menuitem", { name: "Adını değiştir" }).click();
  await page.keyboard.type("2025-26, 7B");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "2025-26, 7B" }).click();
  await page.getByRole("button", { name: "Arşivden çıkar" }).click();
  await expect(page.getByRole("button", { name: "Oyun kur" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a student moves to another class and back, and two rows of one pupil are joined", async ({
  browser,
  request,
}) => {
  const teacher = await aPerson(browser, await aNewTeacher({ request }));
  const { page, faults } = teacher;
  const aClassOf = async (name: string, students: readonly object[]) => {
    const made = (await (await teacher.call("post", "/api/classes", { name })).json()) as { class: { id: string } };
    await teacher.call("post", `/api/classes/${made.class.id}/students`, { students });
    return made.class.id;
  };
  const id = await aClassOf("7A", [
    { number: 4, name: "Ali Kaya" },
    { number: 9, name: "Ali Kya", school_no: 412 },
  ]);
  await aClassOf("7B", [{ number: 4, name: "Nur Ak" }]);
  await page.goto(`/teacher/classes/${id}?tab=students`);
  const dialog = page.getByRole("dialog");
  const choose = async (deed: string) => {
    await page.getByRole("button", { name: "İşlemler: Ali Kaya" }).click();
    await page.getByRole("menuitem", { name: deed }).click();
  };
  await choose("Başka sınıfa taşı");
  await dialog.getByRole("radio", { name: "7B" }).check();
  await expect(dialog.getByText("Kart numarası 4 yerine 1 olur.")).toBeVisible();
  await expectFit(page);
  await expectSound(page, "moving a student");
  await dialog.getByRole("button", { name: "Taşı" }).click();
  await expect(page.getByText("Ali Kaya, 7B sınıfına taşındı.")).toBeVisible();
  await expect(page.getByRole("row")).toHaveText([/No/, /^9.*Ali Kya/]);
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByRole("row")).toHaveText([/No/, /^4.*Ali Kaya/, /^9.*Ali Kya/]);

  await choose("Aynı öğrenciyle birleştir");
  await dialog.getByRole("button", { name: "Ali Kya 412" }).click();
  await expect(dialog.getByRole("radio", { name: "Ali Kya, 412" })).toBeVisible();
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await expectFit(page);
  await expectSound(page, "joining two students");
  await dialog.getByRole("button", { name: "Birleştir" }).click();
  await expect(page.getByRole("row")).toHaveText([/No/, /^4.*Ali Kaya.*412/]);
  expect(faults).toEqual([]);
});

test("a student who scans a printed code signs in, confirms the name, and finds the class at home", async ({
  browser,
  request,
}) => {
  const teacher = await aPerson(browser, await aNewTeacher({ request }));
  const made = (await (await teacher.call("post", "/api/classes", { name: "8A" })).json()) as { class: { id: string } };
  const at = `/api/classes/${made.class.id}`;
  await teacher.call("post", `${at}/students`, { number: 3, name: "Ada Nur Işık" });
  const printed = (await (await teacher.call("post", `${at}/codes`)).json()) as { codes: { code: string }[] };
  const [{ code }] = printed.codes as [{ code: string }];

  const { page, faults } = await aPerson(browser, await aNewStudent({ request }), { width: 360, height: 640 });
  await page.goto("/student/dashboard");
  await page.getByRole("link", { name: "sınıfını bağla" }).click();
  // The code of a game leads to the game, though it was typed in the field for a class.
  await page.getByLabel("Öğretmeninin verdiği kod").fill("482 913");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/student/join?code=482913");
  await page.goto("/sinif?code=AAAABBBB");
  await expect(page.getByLabel("Öğretmeninin verdiği kod")).toHaveValue("AAAA BBBB");
  await page.getByRole("button", { name: "Bağla" }).click();
  await expect(page.getByText("Bu kod geçmiyor. Öğretmeninden yenisini iste.")).toBeVisible();
  await expectSound(page, "a code that is refused");
  await page.goto(`/sinif?code=${code}`);
  await page.getByRole("button", { name: "Bağla" }).click();
  await expect(page.getByRole("heading", { name: "Bu sen misin?" })).toBeFocused();
  await expect(page.getByText("Ada I.")).toBeVisible();
  await expectSound(page, "is that you?");
  await page.getByRole("button", { name: "Evet, bağla" }).click();
  await expect(page.getByText("8A gelişimin artık ana sayfanda.")).toBeVisible();
  await page.getByRole("link", { name: "Ana sayfaya git" }).click();
  await expect(page.getByRole("region", { name: "Sınıfların" })).toContainText("8A");
  await expectSound(page, "a student's classes");
  await expect(page.getByText("Henüz oyun yok")).toBeVisible();
  // A student who has played with a card is not told that there are no games yet.
  await page.route("/api/classes/mine", async (route) => {
    const { classes } = (await (await route.fetch()).json()) as { classes: object[] };
    await route.fulfill({ json: { classes: classes.map((place) => ({ ...place, games: 11, last_played: 1 })) } });
  });
  await page.reload();
  await expect(page.getByText(/^11 oyun/)).toBeVisible();
  await expect(page.getByText("Henüz oyun yok")).toBeHidden();
  await page.getByRole("link", { name: "8A" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "8A" })).toBeVisible();
  // A refused call is the browser's own line.
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("a code outlives the sign-in", async ({ page }) => {
  await page.goto("/sinif?code=AAAABBBB");
  await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent("/sinif?code=AAAABBBB")}`);
  await expect(page.getByRole("heading", { name: "Giriş yap" })).toBeVisible();
});

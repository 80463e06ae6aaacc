import { readFile } from "node:fs/promises";
import { aWrittenQuestion } from "../../builders/questions";
import { expect, test } from "../steps/test";
import { expectSound } from "../steps/sound";
import { anApprovedTeacher, aPerson, heldBack } from "../steps/steps";

const asked = (n: number) =>
  aWrittenQuestion({
    question_text: `Hücrenin ${n}. sorusu?`,
    options: { A: "Çekirdek", B: "Zar" },
    outcome: n < 4 ? "F.7.2.1.1 Hücre" : "F.7.2.1.2 Organeller",
  });
test("after a lesson the class's progress is read by keys, kept as a file, and a student's page is for a family", async ({
  browser,
  request,
}) => {
  const { page, call, made, faults } = await aPerson(browser, await anApprovedTeacher({ request }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { class: found } = await made<{ class: { id: string } }>("/api/classes", { name: "7B Fen" });
  await made(`/api/classes/${found.id}/students`, {
    students: ["Ada Yılmaz", "Ahmet Kaya", "Muvaffakiyet Sizleştiricileştiriveremeyenn"].map((name, i) => ({
      name: name.slice(0, 40),
      number: i + 1,
    })),
  });

  await page.goto(`/teacher/classes/${found.id}?tab=progress`);
  await expect(page.getByText("Bu sınıfla henüz oynanmadı")).toBeVisible();

  const { question_set: set } = await made<{ question_set: { id: string } }>("/api/question-sets/import", {
    title: "Hücre",
    questions: [1, 2, 3, 4].map(asked),
  });
  for (const says of ["B", "A"]) {
    const { game } = await made<{ game: { game_code: string } }>("/api/game", {
      question_set_id: set.id,
      settings: { answers: "cards", class_id: found.id },
    });
    const at = `/api/game/${game.game_code}`;
    await call("post", `${at}/start`);
    for (let n = 1; n <= 4; n++) {
      const view = (await (await call("get", at)).json()) as {
        game: { players: { player_id: string }[] };
        host: { question: { question_id: string } };
      };
      const [ada, ahmet] = view.game.players.map(({ player_id }) => player_id);
      const { question_id } = view.host.question;
      const answers = [
        [ada, says],
        [ahmet, "A"],
      ];
      expect((await call("post", `${at}/answers`, { question_id, answers })).status()).toBe(200);
      await call("post", `${at}/end-question`);
      await call("post", `${at}/next`, { question_number: n });
    }
  }

  const table = page.getByRole("grid", { name: "Sınıfın gelişimi" });
  const counted = async () => {
    const { games } = (await (await call("get", `/api/classes/${found.id}/progress`)).json()) as { games: object[] };
    return games.length;
  };
  await expect.poll(counted).toBe(2);
  await page.reload();
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByRole("gridcell", { name: "Ada Yılmaz, Hücre, yüzde 50, 6 soruda" })).toBeVisible();
  await expect(table.getByRole("gridcell", { name: "Ada Yılmaz, Organeller, yüzde 50, 2 soruda" })).toBeVisible();
  await expectSound(page, "a class's progress");

  // The questions that the class does not know yet become a set, and the dialog for a new game opens with it and the class.
  await page.getByRole("button", { name: "Bu kazanımın sorularıyla oyun kur" }).click();
  const newGame = page.getByRole("dialog", { name: "Oyunu kur" });
  await expect(newGame).toContainText("Tekrar: F.7.2.1.1");
  await expect(newGame).toContainText("7B Fen");
  await newGame.getByRole("button", { name: "Vazgeç" }).click();

  const files = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel indir" }).click();
  expect((await files).suggestedFilename()).toMatch(/^7B Fen, gelişim, \d{4}-\d\d-01 – \d{4}-\d\d-\d\d\.xlsx$/);

  // Sort by the lowest first, then go down from the heading into the first student's row.
  await page.getByRole("radio", { name: "Oyunlar" }).check();
  const seen = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV indir" }).click();
  expect(await readFile(await (await seen).path(), "utf8")).toMatch(
    /^\ufeffNo;Öğrenci;Oyun;Soru;Genel %;Değişim;Hücre, /,
  );
  await table.getByRole("columnheader", { name: "Genel" }).click();
  await expect(table.getByRole("columnheader", { name: "Genel" })).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("rowheader").nth(1)).toHaveText(/Muvaffakiyet/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/students\//);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Yılmaz" })).toBeVisible();
  await expect(page.getByText("doğru oranı, sınıf")).toBeVisible();
  await expect(page.getByText(/^2 kez soruldu|İki kez soruldu, 1 kez bilemedi/).first()).toBeVisible();
  await expectSound(page, "a student's page");
  await page.getByRole("button", { name: "Tablo olarak göster" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.goBack();
  await expect(table).toBeVisible();

  // The chosen period is shown while its table is still loading.
  const letGo = await heldBack(page, `**/api/classes/${found.id}`);
  const period = page.getByLabel("Dönem");
  await period.selectOption({ value: "all" });
  await expect(page.getByRole("progressbar", { name: "Sayfa açılıyor" })).toBeAttached();
  await expect(period).toHaveValue("all");
  letGo();
  await expect(page).toHaveURL(/period=all/);
  expect(faults).toEqual([]);
});

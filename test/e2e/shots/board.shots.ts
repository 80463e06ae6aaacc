import { expect, test, type Locator, type Page } from "../steps/test";
import { aTeacher } from "../steps/steps";
import { aFullClass } from "./a-full-class";
import { shoot } from "./camera";

for (const look of ["light", "dark", "calm"] as const) {
  test(`board, ${look}`, async ({ browser }) => {
    const { context, page: board } = await aTeacher(browser);
    if (look === "dark") await context.addInitScript(() => localStorage.setItem("bilye.board-theme", "dark"));
    await board.emulateMedia({ reducedMotion: look === "calm" ? "reduce" : null });
    const game = await aFullClass(board);
    const seen = async (name: string, what: Locator) => {
      await expect(what).toBeVisible();
      await shoot(board, `board-${name}`, look, ["projector", "board"]);
    };
    const button = (name: string) => board.getByRole("button", { name, exact: true });
    await board.goto(`/teacher/games/${game.code}/host`);
    await seen("lobby-empty", board.getByText("İlk bilyeyi bekliyoruz"));
    await game.fill(8);
    await seen("lobby", chip(board, 8));
    await game.fill(60);
    await seen("lobby-full", chip(board, 60));
    for (const [name, key] of [
      ["code", "k"],
      ["keys", "?"],
    ] as const) {
      await board.keyboard.press(key);
      await seen(name, board.getByRole("dialog"));
      await board.keyboard.press("Escape");
    }
    await chip(board, 1).click();
    await seen("player", board.getByRole("dialog"));
    await board.keyboard.press("Escape");

    await game.start();
    await seen("ready", board.getByRole("timer", { name: /Şıklar/ }));
    await expect(button("Süreyi bitir")).toBeEnabled();
    await game.answer("BBBABCBD", 37);
    await seen("question", board.getByText("37 / 60 cevap", { exact: true }));
    await game.endQuestion();
    await seen("reveal", button("Puan durumu"));
    await button("Puan durumu").click();
    await seen("table", button("Sıradaki soru"));
    for (const length of ["long", "longest", "short"]) {
      await game.next();
      await expect(button("Süreyi bitir")).toBeEnabled();
      await game.answer(length === "short" ? "AAB" : "BABCBDB", 12);
      await seen(`question-${length}`, board.getByText("12 / 60 cevap", { exact: true }));
      await game.endQuestion();
      await seen(`reveal-${length}`, board.getByText(/kişi boş bıraktı$/));
    }
    await button("Tahta menüsü").click();
    await seen("menu", board.getByRole("menu"));
    await board.getByRole("menuitem", { name: "Oyunu bitir" }).click();
    await seen("end", board.getByRole("dialog"));
    await board.keyboard.press("Escape");
    await game.next();
    await seen("podium", board.getByRole("heading", { name: "Kürsü belli oldu!" }));
    await button("Bir tur daha").click();
    await seen("follow-up", board.getByRole("dialog"));
    await context.close();
  });
}

test("remote", async ({ browser }) => {
  const { context, page: remote } = await aTeacher(browser, { width: 360, height: 640 });
  const game = await aFullClass(remote);
  const seen = async (name: string, what: Locator) => {
    await expect(what).toBeVisible();
    for (const look of ["light", "dark"] as const) {
      await remote.emulateMedia({ colorScheme: look });
      await shoot(remote, `remote-${name}`, look, ["phone"]);
    }
  };
  const button = (name: string) => remote.getByRole("button", { name, exact: true });
  await remote.goto(`/teacher/games/${game.code}/host`);
  await game.fill(60);
  await seen("lobby", remote.getByText("60 oyuncu"));
  await game.start();
  await seen("question", button("Süreyi bitir"));
  await game.endQuestion();
  await seen("reveal", button("Puan durumu"));
  await button("Puan durumu").click();
  await seen("table", button("Sıradaki soru"));
  for (const length of ["long", "longest"]) {
    await game.next();
    await seen(`question-${length}`, button("Süreyi bitir"));
    await game.endQuestion();
  }
  await game.end();
  await seen("end", button("Raporu aç"));
  await context.close();
});

test("rehearsal", async ({ browser }) => {
  const { context, page: board } = await aTeacher(browser);
  const game = await aFullClass(board);
  await board.goto(`/teacher/games/${game.code}`);
  await board.getByRole("link", { name: "Prova yap" }).click();
  await expect(board.getByRole("button", { name: /seçenekler$/ })).toHaveCount(24, { timeout: 30_000 });
  await shoot(board, "rehearsal-lobby", "light", ["board"]);
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByRole("button", { name: "Süreyi bitir" })).toBeEnabled();
  await shoot(board, "rehearsal-question", "light", ["board"]);
  // Show more than one class: the newest 60 players, a full track, bars instead of marbles.
  await board.goto(`${board.url()}?players=150`);
  await expect(board.getByText("+90 kişi daha")).toBeVisible({ timeout: 30_000 });
  await shoot(board, "rehearsal-crowd-lobby", "light", ["board"]);
  await board.getByRole("button", { name: "Oyunu başlat" }).click();
  await expect(board.getByText(/^1\d\d \/ 150 cevap$/)).toBeVisible({ timeout: 60_000 });
  await shoot(board, "rehearsal-crowd-question", "light", ["board"]);
  await board.getByRole("button", { name: "Süreyi bitir" }).click();
  await expect(board.getByText(/^Bilen/)).toBeVisible();
  await shoot(board, "rehearsal-crowd-reveal", "light", ["board"]);
  await context.close();
});

const chip = (board: Page, count: number) => board.getByRole("button", { name: /seçenekler$/ }).nth(count - 1);

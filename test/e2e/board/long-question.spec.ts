import { aWrittenQuestion } from "../../builders/questions";
import { aGame, anHttpPupil } from "../steps/a-class";
import { aTeacher } from "../steps/steps";
import { expect, test, type Page } from "../steps/test";

/** A question of the greatest length on the board: what does not fit is turned to. */

const words = (letters: number, word: string) =>
  word
    .repeat(Math.ceil(letters / word.length))
    .slice(0, letters)
    .trim();
const longest = aWrittenQuestion({
  question_text: words(1_500, "Aşağıdaki metne göre hangisi söylenebilir. "),
  options: Object.fromEntries(
    ["A", "B", "C", "D", "E", "F"].map((key) => [key, `${key} ${words(398, "uzun seçenek ")}`]),
  ),
  time_limit: 120,
});

/** Waits until the board has turned a page; true if it is the last one. */
const scrolled = (board: Page) =>
  board.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const stands = ({ target }: Event) => {
          const { scrollTop, clientHeight, scrollHeight } = target as Element;
          done(scrollTop + clientHeight > scrollHeight - 2);
        };
        document.addEventListener("scrollend", stands, { capture: true, once: true });
      }),
  );

test("the pages of a long question are turned by touch and by arrows, with the seconds beside the button", async ({
  browser,
}) => {
  const { page: board, faults } = await aTeacher(browser);
  const game = await aGame(board, [longest]);
  await anHttpPupil(board, game.code, "Ali");
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByRole("button", { name: "Ali, seçenekler" })).toBeVisible();
  await game.start();
  const [first, last] = [board.getByRole("heading", { level: 1 }), board.getByText(/^F uzun seçenek/)];
  const turn = board.getByRole("button", { name: "Devamı" });
  const back = board.getByRole("button", { name: "Başı" });
  const seconds = board.locator("b.num", { hasText: /^\d+$/ }).filter({ visible: true });
  await expect(turn).toBeVisible();
  const atTop = await seconds.count();
  const size = await first.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(34);

  // The browser drops a turn of the wheel while the page still moves.
  const stands = scrolled(board);
  await turn.click();
  await stands;
  // A page in the middle shows the seconds too.
  await expect(seconds).toHaveCount(atTop + 1);
  await board.mouse.move(600, 500);
  await board.mouse.wheel(0, 9_000);
  await expect(back).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await back.click();
  await expect(turn).toBeVisible();
  await expect(seconds).toHaveCount(atTop);

  await board.keyboard.press("ArrowDown");
  await expect(seconds).toHaveCount(atTop + 1);
  await board.keyboard.press("ArrowUp");
  await expect(seconds).toHaveCount(atTop);
  expect(faults).toEqual([]);
});

test("the remote turns the pages of the board", async ({ browser }) => {
  const { page: board, faults } = await aTeacher(browser);
  const { page: remote, faults: remoteFaults } = await aTeacher(browser, { width: 360, height: 640 });
  const game = await aGame(board, [longest]);
  await anHttpPupil(board, game.code, "Ali");
  await board.goto(`/teacher/games/${game.code}/host`);
  await expect(board.getByRole("button", { name: "Ali, seçenekler" })).toBeVisible();
  await remote.goto(`/teacher/games/${game.code}/host`);
  await expect(remote.getByText("Kumanda", { exact: true })).toBeVisible();
  await expect(remote.getByRole("button", { name: "Devamı" })).toBeHidden();
  await game.start();
  const [first, last] = [board.getByRole("heading", { level: 1 }), board.getByText(/^F uzun seçenek/)];
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();

  for (let pages = 0; pages < 4; pages++) {
    const stands = scrolled(board);
    await remote.getByRole("button", { name: "Devamı" }).click();
    if (await stands) break;
  }
  await expect(board.getByRole("button", { name: "Başı" })).toBeVisible();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await remote.getByRole("button", { name: "Başı" }).click();
  await expect(board.getByRole("button", { name: "Devamı" })).toBeVisible();
  await expect(first).toBeInViewport();
  expect([...faults, ...remoteFaults]).toEqual([]);
});

import { aWrittenQuestion } from "../../builders/questions";
import { expect, test, type Page } from "../steps/test";
import { aSet } from "../steps/material";
import { signedIn, tokenOf } from "../steps/steps";

/** A teacher writes a set by keyboard alone. */

const teacher = "ogretmen@ornek.test";
const text = (page: Page) => page.getByLabel("Soru metni");
const option = (page: Page, letter: string) => page.getByRole("textbox", { name: `${letter} şıkkı` });

/** Types and presses keys after checking that the focus is where it should be, and counts the presses that type no letter. */
function typist(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    writes: async (field: ReturnType<typeof text>, words: string) => {
      await expect(field).toBeFocused();
      await page.keyboard.type(words);
    },
    presses: async (key: string) => {
      pressed.push(key);
      await page.keyboard.press(key);
    },
  };
}

async function stored(page: Page) {
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const headers = { authorization: `Bearer ${await tokenOf(page, teacher)}` };
  const reply = await page.request.get(`/api/question-sets/${id}`, { headers });
  const { question_set } = (await reply.json()) as { question_set: { questions: object[] } };
  return question_set.questions;
}

test("a set of five questions is made by keys alone, with five keys a question besides its words", async ({ page }) => {
  await signedIn(page, teacher);
  await page.goto("/teacher/question-sets/new");
  await page.getByLabel("Set adı").fill("Beş soru");
  await page.keyboard.press("Enter");
  const { pressed, writes, presses } = typist(page);

  // Only the first question asks for its kind.
  await writes(text(page), "1. soru");
  await presses("Tab");
  await expect(page.getByRole("radio", { name: /^Çoktan seçmeli/ })).toBeFocused();
  await presses("Enter");
  for (let number = 1; number <= 5; number++) {
    if (number > 1) {
      await presses("Control+Enter");
      await writes(text(page), `${number}. soru`);
      await presses("Tab");
    }
    // Tab and Enter both lead to the next option; the fourth field stays empty.
    await writes(option(page, "A"), "Bir");
    await presses("Tab");
    await writes(option(page, "B"), "İki");
    await presses("Enter");
    await writes(option(page, "C"), "Üç");
    await presses(`Alt+${(number % 3) + 1}`);
    await expect(option(page, "C")).toBeFocused();
  }
  expect(pressed).toHaveLength(2 + 5 * 3 + 4 * 2);
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
  await expect.poll(() => stored(page)).toHaveLength(5);
  expect(await stored(page)).toMatchObject(
    ["B", "C", "A", "B", "C"].map((correct_option, i) => ({
      question_text: `${i + 1}. soru`,
      options: { A: "Bir", B: "İki", C: "Üç" },
      correct_option,
    })),
  );
});

test("the editor says in words what a question lacks, the marks come behind the last option, and no button is out of reach", async ({
  page,
}) => {
  await signedIn(page, teacher);
  await page.goto(
    `/teacher/question-sets/${await aSet(page, [aWrittenQuestion({ question_text: "Var olan" })], { title: "Eksik" })}`,
  );
  await expect(text(page)).toBeVisible();
  await page.keyboard.press("Control+Enter");
  const { writes, presses } = typist(page);
  await writes(text(page), "Eksik soru");
  await presses("Tab");
  await writes(option(page, "A"), "Bir");
  await presses("Enter");
  await writes(option(page, "B"), "İki");
  for (const next of ["C", "D"]) {
    await presses("Enter");
    await expect(option(page, next)).toBeFocused();
  }
  await presses("Enter");
  await expect(page.getByRole("radio", { name: "A doğru cevap" })).toBeFocused();
  await presses("Control+Enter");
  const row = page.getByRole("button", { name: /Eksik soru/ });
  await expect(row).toContainText("Doğru şıkkı işaretleyin.");
  await presses("Alt+ArrowUp");
  await expect(page.getByRole("main").getByText("Doğru şıkkı işaretleyin.")).toBeVisible();
  await expect(text(page)).toBeFocused();
  await presses("Alt+2");
  await expect(page.getByText("İşaretli: B")).toBeAttached();
  await expect(row).not.toContainText("Doğru şıkkı işaretleyin.");
  // Shift+Tab stops at every button that Tab has skipped on the way.
  await presses("Tab");
  await presses("Shift+Tab");
  await expect(page.getByRole("button", { name: "Formül" })).toBeFocused();
  await presses("Shift+Tab");
  await expect(page.getByRole("button", { name: "Resim", exact: true })).toBeFocused();
});

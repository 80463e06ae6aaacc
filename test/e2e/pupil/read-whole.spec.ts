import { limits } from "#shared/limits";
import { aWrittenQuestion } from "../../builders/questions";
import { picture } from "../../pictures";
import { aGame, anHttpPupil, aPhone, settle } from "../steps/a-class";
import { sessionOf } from "../steps/devices";
import { tokenOf } from "../steps/steps";
import { expect, test, type Page } from "../steps/test";

/** Every letter of a question can be read, for every kind and at every size, and the question comes first. */

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
] as const;
type Size = (typeof sizes)[number];
/** Pixels of a letter in a browser that nobody has set. */
const LETTERS = 16;

const sentence =
  "Bir öğrenci özdeş iki saksıdan birini güneş alan pencerenin önüne, diğerini karanlık bir dolaba koyar. ";
/** A question of the greatest length. */
const longest = sentence.repeat(15).slice(0, limits.questionText).trim();
const long = `${sentence.repeat(4)}Hangisi?`;
const texts = ["Fotosentez", "Işık", "Saksıların büyüklüğü ve toprağın cinsi", "Su", "Sıcaklık", "Karbondioksit"];
const optionsOf = (count: number, more = "") =>
  Object.fromEntries(texts.slice(0, count).map((text, i) => ["ABCDEF"[i]!, text + more]));
const choice = (question_text: string, count: number, more: object = {}) =>
  aWrittenQuestion({ question_text, options: optionsOf(count), ...more });

const questionsWith = (image: object) =>
  [
    choice("Hangisi?", 2),
    choice(sentence.repeat(2), 6, { explanation: sentence }),
    choice(long, 4),
    choice("Resimde ne var?", 4, { image }),
    choice(`${sentence}Hangisi?`, 3, { image }),
    choice(longest, 6, { image, options: optionsOf(6, ` ${sentence.repeat(4)}`.slice(0, limits.optionText - 40)) }),
    choice(`${sentence}Hangi resim?`, 4, { option_images: { A: image, B: image, C: image, D: image } }),
    choice(long, 5, { kind: "multi", correct_option: "AC" }),
    choice(`${sentence}Sence?`, 6, { kind: "poll" }),
    { kind: "typed", question_text: long, accepted: ["ışık"] },
    { kind: "number", question_text: long, value: 12, tolerance: 0, unit: "metre" },
    {
      kind: "number",
      question_text: sentence,
      value: 50,
      tolerance: 0,
      unit: "metre",
      slider: { min: 0, max: 100, step: 10 },
    },
    { kind: "order", question_text: `${sentence}Sırala.`, items: texts },
    {
      kind: "match",
      question_text: `${sentence}Eşle.`,
      pairs: texts.map((left, i) => ({ left, right: texts.at(i - 1) })),
    },
    { kind: "spot", question_text: `${sentence}Göster.`, image, areas: [{ x: 700, y: 200, r: 60 }] },
    { kind: "cloud", question_text: sentence },
  ].map((question) => ({ ...question, time_limit: 300 }));

/** Lists the parts of the page that cannot be read wherever it is scrolled to, and reports if its heading is not seen first. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  await settle(page);
  const found = await page.evaluate(async () => {
    const main = document.querySelector("main")!;
    main.scrollTo(0, 0);
    // Wait until the sizes stay the same: the page fits its text one frame after the window has its size.
    for (let same = 0, last = ""; same < 4;) {
      await new Promise(requestAnimationFrame);
      const now = `${innerWidth} ${innerHeight} ${main.dataset.fit} ${main.scrollHeight}`;
      same = now === last ? same + 1 : 0;
      last = now;
    }
    const faults: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has no other scope
    const isSeen = (holder: Element, x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && holder.contains(there);
    };
    const h1 = main.querySelector("h1")!;
    const { right, top } = h1.getBoundingClientRect();
    if (!isSeen(h1, right - 4, top + 12)) faults.push("not first");
    if (main.scrollHeight - main.clientHeight > 8 && main.dataset.fit !== undefined && main.dataset.more === undefined)
      faults.push("no edge");
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push("too wide");
    const range = document.createRange();
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const holder = node.parentElement!;
      if (node.textContent!.trim() === "" || holder.closest(".vh, svg, option")) continue;
      const style = getComputedStyle(holder);
      if (style.visibility === "hidden" || style.display === "none") continue;
      for (const { 0: word, index } of node.textContent!.matchAll(/\p{L}+/gu)) {
        // A longer one may need two lines.
        if (!holder.closest("h1, h2, button, p") || word.length > 12) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), (line) => Math.round(line.top)));
        if (lines.size > 1) faults.push(`broken: ${word}`);
      }
      range.selectNodeContents(node);
      const count = range.getClientRects().length;
      for (let i = 0; i < count; i++) {
        const before = range.getClientRects()[i]!;
        if (before.width < 4) continue;
        main.scrollBy(0, before.top + before.height / 2 - innerHeight * 0.3);
        const { left, right, top, bottom } = range.getClientRects()[i]!;
        const isWhole = [left + 2, right - 2].every((x) =>
          [0.3, 0.7].every((part) => isSeen(holder, x, top + (bottom - top) * part)),
        );
        if (!isWhole) faults.push(`cut: ${node.textContent!.slice(0, 40)} (line ${i + 1})`);
      }
    }
    main.scrollTo(0, 0);
    return faults;
  });
  return found.map((fault) => `${state}: ${fault}`);
}

/** Checks the page at every size; ends at the size it began with. */
async function faultsEverywhere(page: Page, state: string, seen = sizes as readonly Size[], letters = LETTERS) {
  const faults: string[] = [];
  for (const [width, height] of seen) {
    await page.setViewportSize({ width, height });
    // A window of another size takes the browser's own setting again.
    await sessionOf(page).send("Page.setFontSizes", { fontSizes: { standard: letters } });
    faults.push(...(await faultsOf(page, `${state} at ${width}x${height}`)));
  }
  return faults;
}

/** Checks the page in a browser that is set to letters twice as large: two phones, one of them in landscape, and a tablet. */
async function faultsInLarge(page: Page, state: string) {
  const faults = await faultsEverywhere(
    page,
    `${state}, in large letters`,
    [sizes[0], sizes[1], sizes[3], sizes[5]],
    2 * LETTERS,
  );
  await sessionOf(page).send("Page.setFontSizes", { fontSizes: { standard: LETTERS } });
  return faults;
}

test("at nine sizes every kind of question is read whole, asked, answered and closed, in letters twice as large too", async ({
  browser,
  page,
}) => {
  const headers = {
    authorization: `Bearer ${await tokenOf(page, "ogretmen@ornek.test")}`,
    "content-type": "image/png",
  };
  const sent = await page.request.post("/api/media", { headers, data: Buffer.from(picture("png")) });
  const { media } = (await sent.json()) as { media: { id: string } };
  const questions = questionsWith({ id: media.id, alt: "Bitki hücresi" });
  const game = await aGame(page, questions, { confidence: true });
  // A pupil who does not answer keeps the questions open.
  await anHttpPupil(page, game.code, "Ali");
  const { page: hand, ...phone } = await aPhone(browser);
  await phone.join(game.code, "Abdurrahman");
  await expect(hand.getByText("İçeridesin!")).toBeVisible();
  const faults = await faultsEverywhere(hand, "lobby");
  faults.push(...(await faultsInLarge(hand, "lobby")));
  await game.start();
  for (const [i, { question_text }] of questions.entries()) {
    const state = `question ${i + 1}`;
    const text = hand.getByRole("heading", { name: question_text.trim() });
    await expect(text).toBeVisible();
    faults.push(...(await faultsEverywhere(hand, state)));
    if (i === 1) {
      await phone.option("B").click();
      await expect(hand.getByRole("group", { name: "Ne kadar eminsin?" })).toBeVisible();
      faults.push(...(await faultsEverywhere(hand, `${state}, answered`)));
      faults.push(...(await faultsInLarge(hand, `${state}, answered`)));
    }
    if ([5, 6, 13].includes(i)) faults.push(...(await faultsInLarge(hand, state)));
    await game.endQuestion();
    await expect(text).toHaveCount(0);
    if (i === 1) faults.push(...(await faultsEverywhere(hand, `${state}, closed`)));
    if (i === 1 || i === 11) faults.push(...(await faultsInLarge(hand, `${state}, closed`)));
    await game.next();
  }
  await expect(hand.getByRole("heading", { name: "Oyun tamamlandı" })).toBeVisible();
  faults.push(...(await faultsInLarge(hand, "the end")));
  expect(faults).toEqual([]);
});

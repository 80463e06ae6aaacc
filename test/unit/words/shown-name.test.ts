import { expect, test } from "vitest";
import { shownName } from "#words/shown-name";

const noFox = (picture: string) => picture !== "🦊" && picture !== "🇹";

test.each([
  ["Ayşe", "Ayşe"],
  ["😀", "😀"],
  ["🦊", "(emoji)"],
  ["🦊🏽", "(emoji)"],
  ["👩🏽‍🦊 ❤️", "❤️"],
  ["🇹🇷", "(emoji)"],
  ["🦊 Ayşe 😀", "Ayşe 😀"],
  ["İlker 7️⃣", "İlker 7️⃣"],
])("%s is shown as %s where no font has a fox, nor the first half of a flag", (nickname, shown) => {
  expect(shownName(nickname, noFox)).toBe(shown);
});

test("a name without any emoji is never drawn to see whether it can be", () => {
  let drawn = 0;
  expect(shownName("Çağrı K. 12 #* Ğü'ş", () => (drawn += 1) > 0)).toBe("Çağrı K. 12 #* Ğü'ş");
  expect(drawn).toBe(0);
});

import { expect, test } from "vitest";
import { ProfileBody } from "#protocol/http/people";

const nameOf = (name: string): string | null => {
  const { success, data } = ProfileBody.safeParse({ name });
  return success ? data.name! : null;
};

test.each([
  ["as it is", "Ayşe Nur Yılmaz", "Ayşe Nur Yılmaz"],
  ["with blanks at its ends", "  Ali Veli ", "Ali Veli"],
  ["pasted with a line separator", "Ayşe\u2028Yılmaz", "Ayşe Yılmaz"],
  ["pasted with paragraph separators", "\u2029Ayşe\u2029\u2028Yılmaz\u2028", "Ayşe Yılmaz"],
  ["of separators alone", "\u2028\u2029", null],
  ["with a line break", "Ayşe\nYılmaz", null],
  ["that turns what stands around it", "Ali\u202Eilev", null],
  ["without anything to read", "🙂 -", null],
])("the name of an account %s", (_, written, shown) => {
  expect(nameOf(written)).toBe(shown);
});

import { expect, test } from "vitest";
import { nowSearching } from "../../../web/ui/fields/search-text";

test("the own search that comes back leaves what was typed meanwhile", () => {
  const typed = { text: "hücre b", known: "", sent: ["hücre"] };
  expect(nowSearching(typed, "hücre")).toEqual({ text: "hücre b", known: "hücre", sent: [] });
});

test("of two own searches the first comes back, and what was typed stays; then the second", () => {
  const typed = { text: "hücre böl", known: "", sent: ["hücre", "hücre b"] };
  const first = nowSearching(typed, "hücre");
  expect(first).toEqual({ text: "hücre böl", known: "hücre", sent: ["hücre b"] });
  expect(nowSearching(first, "hücre b").text).toBe("hücre böl");
});

test("a search that a later own one overtook is forgotten", () => {
  const overtaken = nowSearching({ text: "hücre", known: "", sent: ["hü", "hücre"] }, "hücre");
  expect(overtaken).toEqual({ text: "hücre", known: "hücre", sent: [] });
});

test("a search from outside is shown, also one that was the own before", () => {
  const cleared = nowSearching({ text: "hücre", known: "hücre", sent: [] }, "");
  expect(cleared.text).toBe("");
  expect(nowSearching(cleared, "hücre").text).toBe("hücre");
});

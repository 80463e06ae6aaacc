import { expect, test } from "vitest";
import { nowSearching } from "#ui/fields/search-text";

test("a search that comes back from the address leaves text typed meanwhile", () => {
  const typed = { text: "hücre b", sent: ["hücre"] };
  expect(nowSearching(typed, "hücre")).toEqual({ text: "hücre b", sent: [] });
});

test("the first of two searches typed here comes back and the typed text stays; then comes the second", () => {
  const typed = { text: "hücre böl", sent: ["hücre", "hücre b"] };
  const first = nowSearching(typed, "hücre");
  expect(first).toEqual({ text: "hücre böl", sent: ["hücre b"] });
  expect(nowSearching(first, "hücre b").text).toBe("hücre böl");
});

test("a search overtaken by a later one typed here is forgotten", () => {
  const overtaken = nowSearching({ text: "hücre", sent: ["hü", "hücre"] }, "hücre");
  expect(overtaken).toEqual({ text: "hücre", sent: [] });
});

test("a search from outside is shown, also one that was typed here before", () => {
  const cleared = nowSearching({ text: "hücre", sent: [] }, "");
  expect(cleared.text).toBe("");
  expect(nowSearching(cleared, "hücre").text).toBe("hücre");
});

import { expect, test } from "vitest";
import { nowSearching } from "../../../web/ui/fields/search-text";

test("the own search that comes back leaves what was typed meanwhile", () => {
  const typed = { text: "hücre b", known: "", sent: "hücre" };
  expect(nowSearching(typed, "hücre")).toEqual({ text: "hücre b", known: "hücre", sent: null });
});

test("a search from outside is shown, also one that was the own before", () => {
  const cleared = nowSearching({ text: "hücre", known: "hücre", sent: null }, "");
  expect(cleared.text).toBe("");
  expect(nowSearching(cleared, "hücre").text).toBe("hücre");
});

import { expect, test } from "vitest";
import { afterSending } from "#screens/forms/use-form";

test("a form that was sent holds the values that follow, and text typed meanwhile", () => {
  const sent = { name: "Elif ", school: "Gazi", note: "" };
  const now = { name: "Elif ", school: "Gazi İlkokulu", note: "" };
  expect(afterSending(now, sent, { name: "Elif", school: "Gazi", note: "" })).toEqual({
    name: "Elif",
    school: "Gazi İlkokulu",
    note: "",
  });
});

import { expect, test } from "vitest";
import { wrongValues } from "../../../worker/local/settings/wrong-values";

test("settings as they come, and those of a school, are known", () => {
  expect(wrongValues({})).toEqual([]);
  expect(
    wrongValues({
      ADMIN_PASSKEY: "required",
      ROOM_REGION: "eu",
      MAX_CAPACITY: "100000",
      OPERATOR_EMAIL: "kvkk@okul.example",
    }),
  ).toEqual([]);
  expect(wrongValues({ ROOM_REGION: "", SCHOOL_NETWORKS: "", OPERATOR_EMAIL: "" })).toEqual([]);
});

test("each wrong value is named in a sentence of its own, with what was written", () => {
  const said = wrongValues({ ADMIN_PASSKEY: "on", ROOM_REGION: "tr", MAX_CAPACITY: "bin", OPERATOR_EMAIL: "okul" });
  expect(said).toEqual([
    "ADMIN_PASSKEY off ya da required olmalı.",
    expect.stringMatching(/^ROOM_REGION .*"tr" değil\.$/),
    'MAX_CAPACITY sıfırdan büyük bir tam sayı olmalı, "bin" değil.',
    'OPERATOR_EMAIL bir e-posta adresi olmalı, "okul" değil.',
  ]);
});

import { expect, test } from "vitest";
import { errorText } from "#protocol/errors";
import { parseNickname } from "#game/names/nickname";
import { isOfNickname, isSameName, renameFault } from "#features/board/overlays/rename-fault";

const refused = (code: "nickname_taken" | "nickname_invalid" | "rate_limited", suggestion?: string) => ({
  code,
  message: errorText(code),
  ...(suggestion !== undefined && { suggestion }),
});

test.each([
  [refused("nickname_taken", "Ece 2"), "Bu takma ad alınmış. Boşta olan: Ece 2"],
  [refused("nickname_taken"), "Bu takma ad alınmış. Başka bir ad deneyin."],
  [refused("rate_limited"), errorText("rate_limited")],
])("a teacher reads %j as %j", (refusal, text) => {
  expect(renameFault(refusal, "Derya")).toBe(text);
});

test.each(["Deryа", "salak"])("a teacher who typed %j reads that it may be rude or mix two alphabets", (name) => {
  expect(parseNickname(name)).toBeNull();
  expect(renameFault(refused("nickname_invalid"), name)).toMatch(/kaba bir söz.*iki alfabenin/u);
});

test("a teacher reads that a nickname is too long", () => {
  expect(renameFault(refused("nickname_invalid"), "ş".repeat(21))).toBe("Takma ad en çok 20 harf olabilir.");
  expect(renameFault(refused("nickname_invalid"), ` ${"👩‍👩‍👧".repeat(20)} `)).not.toContain("en çok");
});

test("a teacher reads which sign of a nickname was refused, and it is indeed refused", () => {
  for (const sign of '!"#$%&()*+,/:;<=>?@[]^`{|}~§£€“”„«»') {
    expect(renameFault(refused("nickname_invalid"), `Derya${sign}geç`)).toContain(`“${sign}” olamaz`);
    expect(parseNickname(`Derya ${sign}geç${sign}`)).toBeNull();
  }
  expect(renameFault(refused("nickname_invalid", "Derya 7B"), "Derya (7B)")).toBe(
    "Bu adda “(” olamaz. Şöyle yazabilirsiniz: Derya 7B",
  );
  for (const sign of ".-_' ") expect(parseNickname(`Derya${sign}geç`)).toBe(`Derya${sign}geç`);
});

test("only a refused nickname is shown beside its field alone", () => {
  expect([isOfNickname(refused("nickname_taken")), isOfNickname(refused("rate_limited"))]).toEqual([true, false]);
});

test.each(["Ali Can", " Ali Can ", "Ali  Can", "Ali\u00a0Can", "Ali can", "AliCan", "Ali", ""])(
  "%j is the pupil's present name, or not, as the server compares",
  (written) => {
    expect(isSameName(written, "Ali Can")).toBe(parseNickname(written) === "Ali Can");
  },
);

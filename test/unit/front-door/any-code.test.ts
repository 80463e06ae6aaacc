import { expect, test } from "vitest";
import { homeworkLetters } from "#shared/ids";
import { elsewhere, noCode, readCode } from "#front-door/any-code";

test.each([
  ["482913", "game", "482913"],
  ["482 913", "game", "482913"],
  [" Kod: 482-913. ", "game", "482913"],
  ["4829134", "game", "4829134"],
  ["48291345", "game", "4829134"],
  ["48O9I3", "game", "480913"],
  ["48o9ı3", "game", "480913"],
  ["48O9l3", "game", "480913"],
  ["4829", "game", "4829"],
  ["", "game", ""],
  ["https://localhost:8080/student/join?code=482913", "game", "482913"],
  ["https://bilye.example/student/game/482913", "game", "482913"],
  ["ytvhv78", "homework", "YTVHV78"],
  [" YTV-HV 78 ", "homework", "YTVHV78"],
  ["A234567", "homework", "A234567"],
  ["https://bilye.example/odev/abc2345?x", "homework", "ABC2345"],
  ["bilye.example/ODEV/abc2345/", "homework", "ABC2345"],
  ["k7mp 4xra", "class", "K7MP4XRA"],
  ["7kmp4xra", "class", "7KMP4XRA"],
  ["https://bilye.example/sinif?code=K7MP4XRA", "class", "K7MP4XRA"],
  ["YTV", null, "YTV"],
  ["YTVHV7O", null, "YTVHV7O"],
  ["dört", null, "DRT"],
  ["../profile", null, "PROFILE"],
] as const)("%j is a code of a %s: %s", (text, is, code) => {
  expect(readCode(text)).toEqual({ is, code });
});

test("no letter of a homework's code is read as another", () => {
  for (const letter of homeworkLetters) {
    expect(readCode(`A${letter}${letter}${letter}${letter}${letter}${letter}`).is).toBe("homework");
  }
});

test("a code that leads nowhere has a sentence with the reason", () => {
  expect(noCode(readCode("YTVHV7O"))).toContain("0, 1, I, L, O, U yoktur");
  expect(noCode(readCode("YTV"))).toContain("ödev kodu 7");
  expect([elsewhere.homework.to("YTVHV78"), elsewhere.class.to("K7MP4XRA"), elsewhere.game.to("482913")]).toEqual([
    "/odev/YTVHV78",
    "/sinif?code=K7MP4XRA",
    "/student/join?code=482913",
  ]);
});

import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { errors } from "#protocol/errors";
import { joinFields } from "#protocol/live/client-messages";
import { limits } from "#shared/limits";
import { nicknameFault, numbered, parseNickname, suggestion, withoutSigns } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";
import { refusal } from "#game/view/replies";
import { join, lobby, play, rename, type Step } from "../a-game";
import { T0 } from "../../../builders/games";

test.each([
  ["  Ali  Can ", "Ali Can"],
  ["Ali\u00a0Can", "Ali Can"],
  ["Ayşe’nin", "Ayşe'nin"],
  ["Ali–Can", "Ali-Can"],
  ["Ａｌｉ", "Ali"],
  ["I\u0307rem", "İrem"],
  ["ﬁdan", "fidan"],
] as const)("[N1] %j is written %j", (written, shown) => {
  expect(parseNickname(written)).toBe(shown);
});

test.each([
  ["of eighteen letters each", "ﷺ".repeat(400)],
  ["of eighteen letters each, few enough to be looked at", "ﷺ".repeat(45)],
  ["of letters of two alphabets", "Аa ".repeat(133)],
  ["of syllables", "각".repeat(400)],
])("[T48] a text %s that is far too long for a nickname is not checked letter by letter", (_, written) => {
  const looks = vi.spyOn(RegExp.prototype, "test");
  try {
    expect([parseNickname(written), nicknameFault(written), withoutSigns(written)]).toEqual([
      null,
      "nickname_invalid",
      null,
    ]);
    expect(looks.mock.calls.length).toBeLessThan(20);
  } finally {
    looks.mockRestore();
  }
});

test.each([
  ["one letter", "A"],
  ["twenty letters", "a".repeat(20)],
  ["twenty families", "👨‍👩‍👧‍👦".repeat(20)],
  ["Cyrillic", "Наталья"],
  ["Arabic", "محمد علي"],
  ["Arabic with marks", "مُحَمَّد"],
  ["Chinese", "王小明"],
  ["Hindi", "नमस्ते क्षितिज"],
  ["Korean", "김민준"],
  ["Thai", "ที่รัก"],
  ["Vietnamese", "Nguyễn"],
  ["signs of a name", "J.-P. O'Neil_7"],
  ["digits", "1453"],
  ["emoji", "🦊"],
  ["emoji with a selector", "❤️"],
  ["emoji without one", "❤"],
  ["a flag", "🇹🇷"],
  ["a flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["a keycap", "7️⃣ A"],
  ["a skin tone", "👍🏽 Ali"],
  ["a profession without its selector", "🕵‍♂️"],
] as const)("[N2] allowed: %s", (_, name) => {
  expect(parseNickname(name)).toBe(name);
});

const familiesOf = (people: number) => Array<string>(people).fill("👩🏽").join("\u200D").repeat(limits.nickname);
const passes = (nickname: string) => z.object(joinFields).safeParse({ nickname }).success;

test("[N2] a socket and a call take the longest nickname that phones can draw, and nothing much longer", () => {
  expect(parseNickname(familiesOf(4))).toBe(familiesOf(4));
  expect([4, 7, 8].map((people) => passes(familiesOf(people)))).toEqual([true, true, false]);
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["signs alone", "-._'"],
  ["twenty-one letters", "a".repeat(21)],
  ["other signs", "Ali!"],
  ["markup", "<b>Ali</b>"],
  ["an address", "a@b.com"],
  ["an emoticon of signs", ":-)"],
  ["a slash", "ali/veli"],
  ["money", "100₺"],
] as const)("[N2][T3] not allowed: %s", (_, name) => {
  expect(parseNickname(name)).toBeNull();
});

test.each([
  ["a line break", "Ali\nVeli"],
  ["a tab", "Ali\tVeli"],
  ["a zero", "Ali\u0000"],
  ["a right-to-left override", "Ali\u202eilA"],
  ["an isolate", "\u2066Ali\u2069"],
  ["an Arabic letter mark", "Ali\u061c"],
  ["a zero-width space", "A\u200bli"],
  ["a joiner between letters", "A\u200dli"],
  ["a joiner at the end of an emoji", "🦊\u200d"],
  ["a non-joiner", "A\u200cli"],
  ["a soft hyphen", "A\u00adli"],
  ["a grapheme joiner", "A\u034fli"],
  ["a selector on a letter", "A\ufe0fli"],
  ["a tag character", "Ali\u{e0041}"],
  ["a Hangul filler", "\u3164"],
  ["an empty braille cell", "\u2800"],
  ["private use", "\ue000"],
  ["half a pair", "Ali\ud800"],
  ["an unassigned character", "\u{e0fff}"],
  ["a mark alone", "\u0301"],
  ["a tower of marks", `Z${"\u0301\u0302".repeat(10)}algo`],
  ["four marks", "a\u0316\u0317\u0318\u0319"],
  ["an endless emoji", Array.from({ length: 12 }, () => "👩").join("\u200d")],
  ["a flag's half", "\u{1f1f9}"],
] as const)("[N3][T3] not allowed: %s", (_, name) => {
  expect(parseNickname(name)).toBeNull();
});

test("[N3] an allowed name is allowed as it is shown, whatever was written", () => {
  let allowed = 0;
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.constantFrom("a", "İ", " ", "'", "🦊", "\u0301", "\u200d", "7"),
          fc.string({ unit: "binary", maxLength: 1 }),
        ),
        maxLength: 8,
      }),
      (written) => {
        const shown = parseNickname(written);
        if (shown === null) return;
        allowed++;
        expect(parseNickname(shown)).toBe(shown);
        expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u200c\u200e\u200f\ufeff]/u);
        expect(nicknameKey(shown)).toBe(nicknameKey(nicknameKey(shown)));
      },
    ),
    { numRuns: 3000 },
  );
  expect(allowed).toBeGreaterThan(300);
});

test.each([
  ["Cyrillic е and г in Mert", "Mегt"],
  ["a Cyrillic А", "Аli"],
  ["in the second word alone", "Elif Мehmet"],
  ["a Greek Α", "Αli"],
  ["beside a number", "Мert7"],
  ["Arabic", "Aliمحمد"],
  ["Chinese", "Ali小明"],
  ["a Lisu letter", "ꓮli"],
] as const)("[N9][T3] not allowed: %s, %s", (_, name) => {
  expect(parseNickname(name)).toBeNull();
  expect(nicknameFault(name)).toBe("nickname_mixed");
});

test.each([
  "Ali Иван",
  "Ali-Иван",
  "Ayşe Ελένη",
  "山田ゆき",
  "박준 朴",
  "ゆきー",
  "محمد 7",
  "Ali ♥️",
  "4M",
  "Ağrı Dağı",
  "Nguyễn",
])("[N9] allowed: %s", (name) => {
  expect(parseNickname(name)).toBe(name);
});

test("[N9][H9] the sentence says what is wrong, in joining and in renaming; a rude name learns nothing new", () => {
  const game = lobby(["ali"]);
  const { refusals } = play(game, [T0, join("p2", "Mегt")], [T0, rename("ali", "Mегt")], [T0, join("p2", "siktir")]);
  expect(refusals).toEqual(["nickname_mixed", "nickname_mixed", "nickname_invalid"]);
  expect(refusal("nickname_mixed")).toMatchObject({ code: "nickname_invalid", message: errors.nickname_mixed[1] });
});

test.each([
  ["Ali", [], "Ali 2"],
  ["Ali", ["ali 2", "Ali 3"], "Ali 4"],
  ["Abdurrahman Efe Çelik", [], "Abdurrahman Efe Çe 2"],
  ["🦊".repeat(20), [], `${"🦊".repeat(18)} 2`],
  ["Muhammed Mustafa Can", ["Muhammed Mustafa C 2"], "Muhammed Mustafa C 3"],
  ["Elif Nur Su ve Bera K", [], "Elif Nur Su ve Ber 2"],
] as const)("[N7] for %s the suggestion is free", (name, taken, free) => {
  const keys = new Set([name, ...taken].map(nicknameKey));
  expect(suggestion(name, (candidate) => !keys.has(nicknameKey(candidate)))).toBe(free);
});

test.each([
  ["Ali (9A)", "Ali 9A"],
  ["<b>Ali</b>", "b Ali b"],
  ["Ali!", "Ali"],
  ["  ", null],
  ["(!)", null],
  ["siktir!", null],
  ["Mегt!", null],
  ["Abdurrahman Efe Çelik Yıldız!", null],
] as const)("[N7] %s without its signs is %s", (written, near) => {
  expect(withoutSigns(written)).toBe(near);
});

test("[N7] a free name without signs is offered for one with signs, in joining and in renaming", () => {
  const game = lobby(["ali"]);
  const offered = (step: Step) => {
    const { refusals, suggestion: name } = play(game, step);
    return [refusals, name];
  };
  expect(offered([T0, join("p2", "Ali (9A)")])).toEqual([["nickname_invalid"], "Ali 9A"]);
  expect(offered([T0, join("p2", "Ali!")])).toEqual([["nickname_invalid"], "Ali 2"]);
  expect(offered([T0, rename("ali", "Veli!")])).toEqual([["nickname_invalid"], "Veli"]);
  expect(offered([T0, join("p2", "siktir!")])).toEqual([["nickname_invalid"], undefined]);
});

test("[N7] a suggestion is always allowed, free and no longer than a name may be", () => {
  const taken = new Set<string>();
  const isFree = (name: string) => !taken.has(nicknameKey(name));
  for (const name of ["Ali", "abcdefghijklmno sikz", "👨‍👩‍👧‍👦".repeat(20), "Ağrı Dağı Yolcusu 12"]) {
    taken.add(nicknameKey(name));
    for (let i = 0; i < 120; i++) {
      const free = suggestion(name, isFree)!;
      expect(parseNickname(free)).toBe(free);
      expect(isFree(free)).toBe(true);
      taken.add(nicknameKey(free));
    }
  }
});

test("[N7] a name that is cut at a space has one space before its number", () => {
  expect(suggestion("Abdurrahman Muham Ke", (name) => name !== "Abdurrahman Muham Ke")).toBe("Abdurrahman Muham 2");
});

test("[N7] a name whose beginning is never allowed has no suggestion, nor one with all its numbers taken, and both are found out soon", () => {
  const long = "malllllllllllllllloş";
  expect(parseNickname(long)).toBe(long);
  let looks = 0;
  const isFree = (name: string) => {
    // Fail instead of searching for ever.
    if (++looks > 1_000) throw new Error("too many looks");
    return name !== long;
  };
  expect(suggestion(long, isFree)).toBeNull();
  // One look at the name itself, one in the first number's search, and ten at the numbers that are judged.
  expect(looks).toBe(12);
  looks = 0;
  expect(suggestion("Ali", () => ++looks > 1_000)).toBeNull();
  // One look at the name itself, and one at each power of two up to the largest number.
  expect(looks).toBe(20);
  const taken = new Set(["Ali", ...Array.from({ length: 500 }, (_, i) => `Ali ${i}`)]);
  expect(suggestion("Ali", (name) => !taken.has(name))).toBe("Ali 500");
  for (const last of [1, 2, 3, 30, 31, 32, 33, 5_000]) {
    looks = 0;
    const isBehind = (name: string) => ++looks > 0 && Number(/ (\d+)$/.exec(name)?.[1] ?? 1) > last;
    expect([suggestion("Ali", isBehind), looks < 40]).toEqual([`Ali ${last + 1}`, true]);
  }
});

const isFreeFrom = (least: number) => (name: string) => Number(name.split(" ")[1] ?? 1) >= least;

test("[N7] 524,288 is the largest number behind a name", () => {
  expect(suggestion("Ali", isFreeFrom(524_288))).toBe("Ali 524288");
  expect(suggestion("Ali", isFreeFrom(524_289))).toBeNull();
});

test.each([
  ["Ali", ["Ali"], "Ali 2"],
  ["Ali", ["Ali", "Ali 2", "Ali 3"], "Ali 4"],
  ["Abdurrahman Efe Çelik", [], "Abdurrahman Efe Çe 2"],
] as const)("%s with the first number that is free, where %j are taken", (name, taken: readonly string[], given) => {
  expect(numbered(name, (candidate) => !taken.includes(candidate))).toBe(given);
});

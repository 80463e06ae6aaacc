import { allFakers } from "@faker-js/faker";
import naughty from "naughty-words/tr.json";
import { expect, test, vi } from "vitest";
import { parseNickname } from "#game/names/nickname";
import { latinLetters, nicknameKey } from "#game/names/nickname-key";
import { holdsRudeWord, isRude } from "#game/names/rude";

const person = allFakers.tr.rawDefinitions.person!;
const words = (lists: unknown): string[] =>
  Object.values(lists ?? {}).flatMap((list) =>
    Array.isArray(list) ? list.filter((word) => typeof word === "string") : [],
  );
const given = [...new Set(words(person.first_name))];
const family = [...new Set(words(person.last_name))];

const spared = ["çingene", "sikilir sikilmez"];
test("[N5] the words of a public Turkish list are refused, but for a people's name", () => {
  const passing = naughty.filter((word) => !holdsRudeWord(word));
  expect(passing.filter((word) => !spared.some((spare) => word.toLocaleLowerCase("tr").startsWith(spare)))).toEqual([]);
});

test.each([
  "orospu",
  "OROSPU",
  "0r0spu",
  "orosssspuuu",
  "o r o s p u",
  "o.r.o.s.p.u",
  "or-os-pu",
  "ap-tal Veli",
  "Veli salak31",
  "Veli a m k",
  "Veli a. m. k.",
  "Veli amına",
  "xXorospuXx",
  "оrоspu",
  "orοspu",
  "S1K",
  "siiiik",
  "SİKTİR",
  "sıktır git",
  "siktir31",
  "amk",
  "a.m.k",
  "AMK 7C",
  "amına",
  "Amina koyim",
  "aminakoyayim",
  "am",
  "4mk",
  "göt",
  "got",
  "g ö t",
  "piç",
  "pic",
  "p1ç",
  "yarrak",
  "yarağım",
  "gerizekalı",
  "geri zekâlı",
  "Salak Ali",
  "aptal",
  "oç",
  "sürtük",
  "fuck",
  "FUCK YOU",
  "fuuuck",
  "f u c k",
  "fück",
  "síktir",
  "s\u0336iktir",
  "sh1t",
  "b1tch",
  "n1gger",
  "motherfucker",
  "asshole",
  "xxx",
  "KKK",
  "a$$".replaceAll("$", "s"),
])("[N5][T3] refused: %s", (name) => {
  expect(parseNickname(name)).toBeNull();
});

test.each([
  "Gamze",
  "Damla",
  "Işık",
  "IŞIK",
  "Ataman",
  "Kamelya",
  "Amaç",
  "Kamuran",
  "Ahmet Şık",
  "Canan Işık",
  "Amina",
  "AMINA",
  "Amina Koç",
  "Amina Koyuncu",
  "Adamcık",
  "Taşağıl",
  "Klasiktir",
  "Eksik",
  "Kayarak",
  "Saksofon",
  "Picasso",
  "Penisilin",
  "Sıçan",
  "Seksen",
  "Seksek",
  "Göktuğ",
  "Götürük",
  "Gotik",
  "I am Batman",
  "A Ali M K",
  "4 M",
  "4M",
  "5 A",
  "6A",
  "Class 7",
  "As",
  "Hasan",
  "Massimo",
  "Sikander",
  "Analiz",
  "Sokrates",
  "Basit",
  "Kaşar",
  "Amcam",
  "Ama",
  "Amin",
  "Bokser",
  "Malik",
  "Kemal",
  "Titanik",
  "Dickens",
  "Cumali",
  "Cuma",
  "Horoz",
  "Meme",
  "Essex",
  "xxxxxxxxxxxxxxxxxxxx",
  "kkkk",
])("[N6] allowed: %s", (name) => {
  expect(parseNickname(name)).toBe(name);
});

test("[N6] none of the Turkish names of a public list is refused", () => {
  expect(given.length + family.length).toBeGreaterThanOrEqual(2164);
  expect([...given, ...family].filter((name) => parseNickname(name) !== name)).toEqual([]);
});

test("[N4] only two pairs of all real given names are taken for one another beyond Turkish case", () => {
  const keys = new Map<string, string[]>();
  for (const name of given) keys.set(nicknameKey(name), [...(keys.get(nicknameKey(name)) ?? []), name]);
  const alike = [...keys.values()].filter((names) => new Set(names.map(latinLetters)).size > 1);
  expect(alike).toEqual([
    ["Adlı", "Adil"],
    ["Fazlı", "Fazıl"],
  ]);
});

test("[N5] small capitals and look-alikes hide nothing", () => {
  expect(["ꜱɪᴋᴛɪʀ", "ᴀᴍᴋ", "ꜰᴜᴄᴋ", "s\u0456ktir"].filter((name) => !holdsRudeWord(name))).toEqual([]);
});

test("a text of 300 letters is judged, a longer one is refused for its length", () => {
  expect([300, 301].map((length) => holdsRudeWord("a".repeat(length)))).toEqual([false, true]);
});

test("[N6] no given name with a family name is refused", () => {
  const pairs = given.map((name, i) => `${name} ${family[(i * 37) % family.length]!}`);
  expect(pairs.filter(holdsRudeWord)).toEqual([]);
});

test("a text is checked once, and one of hundreds of letters, more than sixty signs need, not at all", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const text = "Şırınga ve iğne 42";
  expect(isRude(text)).toBe(false);
  const looked = normalize.mock.calls.length;
  expect(isRude(text)).toBe(false);
  expect(normalize.mock.calls.length).toBe(looked);
  expect(holdsRudeWord("\ufdfa".repeat(25))).toBe(true);
  expect(holdsRudeWord("👨‍👩‍👧‍👦".repeat(60))).toBe(false);
  expect(holdsRudeWord("e\u0301\u0316".repeat(60))).toBe(false);
  normalize.mockRestore();
});

test("verdicts are remembered beside each other, and forgotten when they have become many", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const looksAgain = (text: string) => {
    const before = normalize.mock.calls.length;
    isRude(text);
    return normalize.mock.calls.length > before;
  };
  const [one, other] = ["Gökkuşağı ve yağmur", "Kırkayak ve çekirge"] as const;
  expect([one, other, one, other].map(looksAgain)).toEqual([true, true, false, false]);
  for (let i = 0; i <= 3_000; i++) isRude(`${i} `.padEnd(1_000, "🐞"));
  expect(looksAgain(one)).toBe(true);
  normalize.mockRestore();
});

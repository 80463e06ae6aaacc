import { expect, test } from "vitest";
import { limits } from "#shared/limits";
import { generatedName } from "#game/names/generated-names";
import { parseNickname } from "#game/names/nickname";
import { nicknameKey } from "#game/names/nickname-key";

test("[N8] a generated name is allowed, and unique also when all pairs of words are used up", () => {
  const taken = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const name = generatedName(i % 3 === 0 ? 0 : 0xffff_ffff - i * 7919, (name) => !taken.has(name));
    expect(parseNickname(name)).toBe(name);
    taken.add(name);
  }
  expect(new Set(Array.from(taken, nicknameKey)).size).toBe(2000);
  expect(limits.nickname).toBe(20);
});

const always = () => true;
test("[N8] the same bits give the same name, other bits another", () => {
  expect(generatedName(7, always)).toBe(generatedName(7, always));
  expect(new Set(Array.from({ length: 1600 }, (_, i) => generatedName(i, always))).size).toBe(1600);
});

test("[N8] once all pairs of words are used up, 2 stands behind the first of them, and 3 once those are", () => {
  const first = generatedName(7, () => true);
  expect(generatedName(7, (name) => / [2-9]$/.test(name))).toBe(`${first} 2`);
  expect(generatedName(7, (name) => / [3-9]$/.test(name))).toBe(`${first} 3`);
});

test("[N8] a name is found after few looks in a hall whose first pairs are all taken", () => {
  let looks = 0;
  const isFree = (name: string) => ++looks > 0 && / 9\d*$/.test(name);
  expect(generatedName(7, isFree)).toMatch(/ 9$/);
  expect(looks).toBeLessThan(600);
});

test("[N8] 64 pairs of words are tried before a number stands behind one", () => {
  const asked: string[] = [];
  generatedName(7, (name) => asked.push(name) > 0 && name.endsWith(" 2"));
  expect(asked.filter((name) => !/ \d$/.test(name))).toHaveLength(64);
});

test("[N8] a pair that would be too long with its number gives way to another", () => {
  expect(generatedName(789, always)).toBe("Düşünceli Kaplumbağa");
  expect(generatedName(789, (name) => name.endsWith(" 2"))).toBe("Pilot Tilki 2");
});

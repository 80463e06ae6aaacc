import { expect, onTestFinished, test, vi } from "vitest";
import { commonPasswords } from "#auth/common-passwords";
import { hashPassword, isTooCommon, needsRehash, passwordMatches } from "#auth/passwords";

const nobody = { name: "Elif Yıldırım", email: "elif.y@okul.test" };

test("a hash says how it was made, never repeats and knows its password", async () => {
  const [one, two] = await Promise.all([hashPassword("uzun-yol-44"), hashPassword("uzun-yol-44")]);
  expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches("uzun-yol-44", one)).toBe(true);
  expect(await passwordMatches("uzun-yol-45", one)).toBe(false);
  expect(needsRehash(one)).toBe(false);
});

test("[ASVS 6.2.8] nothing is cut off, and composed letters are the same password", async () => {
  const long = "a".repeat(127);
  const hash = await hashPassword(`${long}1`);
  expect(await passwordMatches(`${long}2`, hash)).toBe(false);
  const composed = await hashPassword("çiçekçi-ğüş".normalize("NFC"));
  expect(await passwordMatches("çiçekçi-ğüş".normalize("NFD"), composed)).toBe(true);
});

test.each([
  "",
  "-",
  "uzun-yol-44",
  `bcrypt$14$8$5$${"a".repeat(22)}$${"a".repeat(43)}`,
  `scrypt$0$8$5$${"a".repeat(22)}$${"a".repeat(43)}`,
  `scrypt$14$8$9$${"a".repeat(22)}$${"a".repeat(43)}`,
  `scrypt$99$8$5$${"a".repeat(22)}$${"a".repeat(43)}`,
  `scrypt$14$8$5$${"a".repeat(22)}$`,
])("text that is no hash of ours matches no password: %s", async (stored) => {
  expect(await passwordMatches(stored, stored)).toBe(false);
  expect(needsRehash(stored)).toBe(true);
});

test("a cheaper hash still opens and asks to be written again", async () => {
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.alloc(16, 7);
  const hash = scryptSync("uzun-yol-44", salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const stored = `scrypt$12$8$1$${salt.toString("base64url")}$${hash.toString("base64url")}`;
  expect(await passwordMatches("uzun-yol-44", stored)).toBe(true);
  expect(needsRehash(stored)).toBe(true);
});

test("[ASVS 6.2.4] the list is long, sound and small", () => {
  const list = [...commonPasswords()];
  expect(list.length).toBeGreaterThan(2500);
  expect(list.filter((password) => !/^[a-z0-9]{8,}$/.test(password))).toEqual([]);
});

test.each([
  "password",
  "PASSWORD",
  "Password1",
  "password!",
  "12345678",
  "123456789",
  "1234567890",
  "qwertyuiop",
  "qwerty123",
  "iloveyou",
  "1q2w3e4r",
  "sifre123",
  "ŞİFRE123",
  "Şifre123.",
  "parola123",
  "galatasaray",
  "GALATASARAY1905",
  "fenerbahce1907",
  "Fenerbahçe1907",
  "beşiktaş",
  "trabzonspor61",
  "istanbul34",
  "İSTANBUL",
  "atatürk1881",
  "türkiye1923",
  "seniseviyorum",
  "ogretmen",
  "öğretmen123",
  "mehmet123",
  "zeynep2012",
  "ahmet1987!",
  "iloveyou99",
  "23041987",
  "23.04.1987",
  "19870423",
  "04231987",
  "bilye2026",
  "Bilye-2026!",
  "bilye-demo-2026",
  "bilyebilye",
  "qwertyuıop",
  "asdfghjklşi",
  "fgğıodrn",
  "UİEAÜTKM2026",
  "zxcvbnmö",
  "mnbvcxz1",
  "asdfqwer12",
  "elif.y@okul.test",
  "ELIF.Y@OKUL.TEST",
  "elif yıldırım",
  "ElifYildirim",
])("[ASVS 6.1.2][ASVS 6.2.4][ASVS 6.2.12] %s is too common", (password) => {
  expect(isTooCommon(password, nobody)).toBe(true);
});

test.each([
  "bilyeler-yuvarlanir",
  "qwertz-degil-klavyem",
  "a".repeat(128),
  "13131313-a",
  "45671987",
  "20203550",
  "mavi1987kedi",
  "k7#Pq2!z",
  "uzun-yol-44-mavi",
  "kırmızı balon yedi",
  "🎲🎲🎲🎲",
  "        ",
  "!!!!!!!!",
  "galatasaray-kazandi-5",
  "elif yıldırım 1987 ankara",
])("[ASVS 6.2.5] %s is fine", (password) => {
  expect(isTooCommon(password, nobody)).toBe(false);
});

test.each(["qwertyuıopğü", "fgğıodrnhpqw", "asdf", "zxcv"])(
  "[T36] a password of 128 signs along the keys %s costs a few looks for each sign",
  (row) => {
    let looks = 0;
    const spy = vi.spyOn(String.prototype, "includes").mockImplementation(function (this: string, piece) {
      looks += 1;
      if (looks > 20_000) throw new Error("too many looks");
      return this.indexOf(piece) >= 0;
    });
    onTestFinished(() => spy.mockRestore());
    const walk = row.repeat(Math.floor(127 / row.length));
    expect(isTooCommon(walk, nobody)).toBe(true);
    expect(isTooCommon(`${walk}ü`, nobody)).toBe(false);
  },
);

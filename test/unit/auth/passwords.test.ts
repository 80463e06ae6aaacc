import { expect, onTestFinished, test, vi } from "vitest";
import { commonPasswords } from "../../../worker/auth/common-passwords";
import { hashing, hashPassword, isTooCommon, needsRehash, passwordMatches } from "../../../worker/auth/passwords";

const nobody = { name: "Elif Yıldırım", email: "elif.y@okul.test" };

const written = (last: string) => `çiçekçi-ğüş${"a".repeat(116)}${last}`;
// One password for all that only a hash of today's cost can show: that is a quarter of a second for each.
test("[ASVS 6.2.8] a hash says how it was made, never repeats and knows its password, whole and however its letters are composed", async () => {
  const [one, two] = await Promise.all([hashPassword(written("1").normalize("NFC")), hashPassword(written("1"))]);
  expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one.split("$")[4]).not.toBe(two.split("$")[4]);
  expect(await passwordMatches(written("1").normalize("NFD"), one)).toBe(true);
  expect(await passwordMatches(written("2"), one)).toBe(false);
  expect(needsRehash(one)).toBe(false);
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
])("what is no hash of ours matches nothing, and takes a hash to say so: %s", async (stored) => {
  // Even where the hash comes out as the one that stands for nobody's.
  const hashed = vi.spyOn(hashing, "run").mockResolvedValue(Buffer.alloc(32));
  onTestFinished(() => hashed.mockRestore());
  expect(await passwordMatches(stored, stored)).toBe(false);
  expect(hashed).toHaveBeenCalledTimes(1);
  expect(needsRehash(stored)).toBe(true);
});

test("a cheaper hash still opens and asks to be written anew", async () => {
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

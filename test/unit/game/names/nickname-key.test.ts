import { expect, test } from "vitest";
import { nicknameKey } from "#game/names/nickname-key";

test.each([
  ["İREM", "irem"],
  ["IRMAK", "ırmak"],
  ["Irmak", "İrmak"],
  ["IŞIK", "işik"],
  ["ŞULE", "şule"],
  ["Ａｌｉ", "ali"],
  ["Аli", "Ali"],
  ["ΑΛΙ", "αλι"],
  ["ПЕТР", "петр"],
  ["саn", "Can"],
  ["ОРНАН", "opHAH"],
  ["❤️", "❤"],
  ["I\u0307pek", "ipek"],
  ["i\u0307pek", "ipek"],
  ["Elif", "EIif"],
  ["Elif", "E1if"],
  ["Elif", "ELİF"],
  ["Ali", "Ail"],
  ["Ali", "ᴀʟɪ"],
  ["Ozan", "0zan"],
  ["Selin", "ꜱᴇʟɪɴ"],
  ["l", "ǀ"],
  ["ꓮꓡꓲ", "Ali"],
  ["ꓦꓰꓡꓲ ꓚꓮꓠ", "Veli Can"],
  ["ᎪᏞᏆ", "Ali"],
  ["ᎬᏞᏆᎬ", "Elie"],
] as const)("[N4][T3] %s and %s are the same name", (a, b) => {
  expect(nicknameKey(a)).toBe(nicknameKey(b));
});

test.each([
  ["Can", "Çan"],
  ["Sule", "Şule"],
  ["Ugur", "Uğur"],
  ["Omer", "Ömer"],
  ["Umit", "Ümit"],
  ["Ali 1", "Ali 2"],
  ["Oyuncu 1", "Oyuncu 11"],
  ["Oyuncu 10", "Oyuncu 100"],
  ["Мерт", "Mert"],
  ["Ali", "Ali 2"],
  ["Ali", "A li"],
  ["Ayşe L.", "Ayşe I."],
  ["Ayşe l", "Ayşe İ"],
  ["Ali İ.", "Ali I."],
  ["Ali Can İ.", "Ali Can I."],
  ["👍", "👍🏽"],
] as const)("[N4] %s and %s are two names", (a, b) => {
  expect(nicknameKey(a)).not.toBe(nicknameKey(b));
});

test("[B4][N4] an initial tells two pupils apart, and a name before it too", () => {
  const keys = ["Ayşe L.", "Ayşe I.", "Ayla L.", "Ayla I."].map(nicknameKey);
  expect(new Set(keys).size).toBe(4);
  expect(nicknameKey("AYŞE L.")).toBe(keys[0]);
});

test.each([
  ["Elif", "eiif"],
  ["IŞIK", "işik"],
  ["Ozan 10", "ozan io"],
  ["Ayşe L.", "ayşe l."],
  ["Ayşe I", "ayşe ı"],
  ["Ali Can Л.", "aii can л."],
] as const)("[N4] the key of %s is %s", (name, key) => {
  expect(nicknameKey(name)).toBe(key);
});

import { expect, test } from "vitest";
import { aPerson } from "../helpers/accounts/people";
import { aListedSet, search, titles } from "../helpers/sets/library";
import { aWrittenQuestion } from "../../builders/questions";

const sets = [
  ["Hücre Bölünmeleri", "biyoloji", 10, "Mitoz ile mayozun farkı nedir?"],
  ["Paragrafta Anlam", "turkce", 8, "Bu paragrafın ana düşüncesi nedir?"],
  ["Basınç", "fen", 8, "Sıvıların basıncı neye bağlıdır?"],
  ["Kesirlerle Toplama", "matematik", 5, "“Basamak” değeri 8. sınıfta nasıl bulunur?"],
  ["Yer Şekilleri", "cografya", 9, "Nehirlerin taşıdıklarına ne denir?"],
  ["Okuma Kültürü", "edebiyat", 11, "Kitabın yazarı kimdir?"],
  ["Algoritmalar", "bilisim", 6, "Döngü ne işe yarar?"],
] as const;
for (const [title, subject, grade, question_text] of sets) {
  await aListedSet(await aPerson("teacher"), title, {
    as: { subject, grade },
    questions: [aWrittenQuestion({ question_text })],
  });
}

test.each([
  ["hücre bölünme", "Hücre Bölünmeleri"],
  ["hucre bolunmesi", "Hücre Bölünmeleri"],
  ["hücrelerin bölünmeleri", "Hücre Bölünmeleri"],
  ["HÜCRELERDE", "Hücre Bölünmeleri"],
  ["10. sınıf biyoloji", "Hücre Bölünmeleri"],
  ["paragraf", "Paragrafta Anlam"],
  ["paragraflar", "Paragrafta Anlam"],
  ["lgs türkçe", "Paragrafta Anlam"],
  ["sekizinci sınıf paragraf", "Paragrafta Anlam"],
  ["8. sınıf fen", "Basınç"],
  ["8.sınıf fen bilgisi", "Basınç"],
  ["sıvı basıncı", "Basınç"],
  ["kesir", "Kesirlerle Toplama"],
  ["kesirlerin toplaması", "Kesirlerle Toplama"],
  ["basamağı", "Kesirlerle Toplama"],
  ["ortaokul matematik", "Kesirlerle Toplama"],
  ["yer şekli", "Yer Şekilleri"],
  ["9 sinif nehir", "Yer Şekilleri"],
  ["kitaplar", "Okuma Kültürü"],
  ["lise edebiyat", "Okuma Kültürü"],
  ["kodlama 6. sınıf", "Algoritmalar"],
  ["9. sınıf fen", ""],
  ["8. sınıf kesirler", ""],
])("a search in a teacher's words finds the set: %s", async (q, title) => {
  expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(title === "" ? [] : [title]);
});

const excerpt = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).items[0]?.excerpt;

test("a row has the question that was found, and none if another text was", async () => {
  expect(await excerpt("basamağı")).toBe("“Basamak” değeri 8. sınıfta nasıl bulunur?");
  expect(await excerpt("8. sınıf sıvılar")).toBe("Sıvıların basıncı neye bağlıdır?");
  expect(await excerpt("8. sınıf fen")).toBe("");
  expect((await search("")).items.map((row) => row.excerpt).join("")).toBe("");
});

test("[T51] a long search costs eight terms", async () => {
  const q = Array.from({ length: 40 }, (_, i) => `${i + 1}. sınıf sekil`).join(" ");
  expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual([]);
});

import { env } from "cloudflare:workers";
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
  ["fen 8", "Basınç"],
  ["YKS coğrafya", "Yer Şekilleri"],
])("a search in a teacher's words finds the set: %s", async (q, title) => {
  const { items, is_near } = await search(`q=${encodeURIComponent(q)}`);
  expect([items.map((row) => row.title), is_near]).toEqual([[title], undefined]);
});

test.each([
  ["9. sınıf fen", ["Basınç"]],
  ["8. sınıf kesirler", ["Kesirlerle Toplama"]],
  ["paragraf yazma çalışması", ["Paragrafta Anlam"]],
  ["9. sınıf", ["Yer Şekilleri"]],
  ["3. sınıf", []],
  ["sümüklüböcek", []],
  ["sümüklüböcek kabuğu", []],
])("a search that no set fits as a whole finds what is near it: %s", async (q, near) => {
  const { items, total, is_near } = await search(`q=${encodeURIComponent(q)}`);
  expect(items.map((row) => row.title)).toEqual(near);
  expect(total).toBe(near.length);
  expect(is_near).toBe(q === "9. sınıf" || near.length === 0 ? undefined : true);
});

test("the title that has the words comes first, then the outcomes, and of as much the most copied", async () => {
  const other = await aPerson("teacher");
  const inText = { questions: [aWrittenQuestion({ question_text: "Volkan patladı." })] };
  const inOutcome = { questions: [aWrittenQuestion({ question_text: "Soru?", outcome: "Volkanlar" })] };
  await aListedSet(other, "Volkan ve deprem");
  await aListedSet(other, "Doğal afetler", { fields: { description: "Deprem, sel, volkan" } });
  await aListedSet(other, "Sıcak kayalar", inOutcome);
  await aListedSet(other, "Kayalar", inOutcome);
  await aListedSet(other, "Dağlar", inText);
  for (const [title, copies] of [
    ["Dağlar", 9],
    ["Sıcak kayalar", 2],
  ] as const) {
    await env.DB.prepare("UPDATE library_sets SET copies = ? WHERE title = ?").bind(copies, title).run();
  }
  const best = ["Volkan ve deprem", "Doğal afetler", "Sıcak kayalar", "Kayalar", "Dağlar"];
  expect(await titles("q=volkan")).toEqual(best);
  expect(await titles("q=volkan&sort=best")).toEqual(best);
  expect(await titles("q=volkan&sort=copies")).toEqual([
    "Dağlar",
    "Sıcak kayalar",
    "Kayalar",
    "Doğal afetler",
    "Volkan ve deprem",
  ]);
  expect(await titles("q=volkan&sort=newest")).toEqual([
    "Dağlar",
    "Kayalar",
    "Sıcak kayalar",
    "Doğal afetler",
    "Volkan ve deprem",
  ]);
  expect((await titles("sort=best"))[0]).toBe("Dağlar");
});

const reason = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).items[0]?.reason;

test("a row has the question that was found, and none if another text was", async () => {
  expect(await reason("basamağı")).toBe("“Basamak” değeri 8. sınıfta nasıl bulunur?");
  expect(await reason("8. sınıf sıvılar")).toBe("Sıvıların basıncı neye bağlıdır?");
  expect(await reason("8. sınıf fen")).toBe("");
  expect(await reason("bölünme")).toBe("");
  expect((await search("")).items.map((row) => row.reason).join("")).toBe("");
  // Older pages show the first question where nothing says why a set was found.
  expect((await search("")).items.every((row) => row.excerpt !== "")).toBe(true);
});

test("a row says the outcome or the description that was found, and a long question around the word", async () => {
  const other = await aPerson("teacher");
  await aListedSet(other, "Madde", {
    fields: { description: "Deneylerle anlatılan maddeler" },
    questions: [
      ...["bir", "iki", "üç"].map((outcome) => aWrittenQuestion({ question_text: "Soru?", outcome })),
      aWrittenQuestion({
        question_text: `${"uzun bir giriş ".repeat(12)}süblimleşme ${"ve sonrası ".repeat(12)}`.trim(),
      }),
      aWrittenQuestion({ question_text: `kaynama ${"x ".repeat(50)} $\\frac{1}{2} + ${"y + ".repeat(10)} z$` }),
      aWrittenQuestion({ question_text: "Karışık bir soru." }),
      aWrittenQuestion({ question_text: "Işık nedir?", outcome: "F.8.4.1 Yoğuşma" }),
    ],
  });
  expect(await reason("ışık nedir")).toBe("Işık nedir?");
  expect(await reason("yoğuşma")).toBe("F.8.4.1 Yoğuşma");
  expect(await reason("F.8.4")).toBe("F.8.4.1 Yoğuşma");
  expect(await reason("deney")).toBe("Deneylerle anlatılan maddeler");
  const long = (await reason("süblimleşme"))!;
  expect(long).toMatch(/^…(?:uzun|bir|giriş) .* süblimleşme .* (?:ve|sonrası)…$/);
  expect(long.length).toBeLessThan(135);
  expect(await reason("kaynama")).toMatch(/^kaynama [x ]+…$/);
});

test("[T51] a search of eight words in all their forms is one that D1 takes", async () => {
  const q = Array.from("bcdfghkl", (letter) => `${letter}ehirlerinden`).join(" ");
  expect(await titles(`q=${q}`)).toEqual([]);
  expect(await titles(`q=${q} nehir`)).toEqual([]);
});

test("[T51] a long search costs eight terms", async () => {
  const q = Array.from({ length: 40 }, (_, i) => `${i + 1}. sınıf sekil`).join(" ");
  expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual([]);
});

import { expect, test } from "vitest";
import { read, shorts, verdicts } from "../reading";

const three = [
  "Hücrenin enerji merkezi? | A Çekirdek, *B Mitokondri, C Koful",
  "Kuvvet birimi? | A Joule, B Watt, *C Newton",
  "Suyun formülü? | *A H2O, B CO2, C O2",
];

/** The same three questions, as chat assistants write them. */
const manners: readonly (readonly [string, string])[] = [
  [
    "as it was asked for",
    "1) Hücrenin enerji merkezi?\nA) Çekirdek\n*B) Mitokondri\nC) Koful\n\n2) Kuvvet birimi?\nA) Joule\nB) Watt\n*C) Newton\n\n3) Suyun formülü?\n*A) H2O\nB) CO2\nC) O2",
  ],
  [
    "headings, bold questions, ticks, rules and chatter",
    "Tabii! İşte 7. sınıf fen için 3 soru:\n\n### Soru 1\n**Hücrenin enerji merkezi?**\n\nA) Çekirdek\nB) Mitokondri ✅\nC) Koful\n\n---\n\n### Soru 2\n**Kuvvet birimi?**\n\nA) Joule\nB) Watt\nC) Newton ✅\n\n---\n\n### Soru 3\n**Suyun formülü?**\n\nA) H2O ✅\nB) CO2\nC) O2\n\nUmarım işinize yarar! Başka sorular da hazırlayabilirim.",
  ],
  [
    "bold letters in a list, the answer and why below",
    "**1. Hücrenin enerji merkezi?**\n\n- **A)** Çekirdek\n- **B)** Mitokondri\n- **C)** Koful\n\n**Doğru Cevap: B**\n**Açıklama:** Enerji üretir.\n\n**2. Kuvvet birimi?**\n\n- **A)** Joule\n- **B)** Watt\n- **C)** Newton\n\n**Doğru Cevap: C**\n\n**3. Suyun formülü?**\n\n- **A)** H2O\n- **B)** CO2\n- **C)** O2\n\n**Doğru Cevap: A**",
  ],
  [
    "brackets with backslashes, a table of answers",
    "1\\. Hücrenin enerji merkezi?\n\na\\) Çekirdek\nb\\) Mitokondri\nc\\) Koful\n\n2\\. Kuvvet birimi?\n\na\\) Joule\nb\\) Watt\nc\\) Newton\n\n3\\. Suyun formülü?\n\na\\) H2O\nb\\) CO2\nc\\) O2\n\n## Cevap Anahtarı\n\n| Soru | Cevap |\n|:----:|:-----:|\n| 1 | B |\n| 2 | C |\n| 3 | A |",
  ],
  [
    "pictures everywhere",
    "📝 **1. Soru:** Hücrenin enerji merkezi?\n🔹 A) Çekirdek\n🔹 B) Mitokondri\n🔹 C) Koful\n✅ **Cevap:** B\n💡 **Açıklama:** Enerji üretir.\n\n📝 **2. Soru:** Kuvvet birimi?\n🔹 A) Joule\n🔹 B) Watt\n🔹 C) Newton\n✅ **Cevap:** C\n\n📝 **3. Soru:** Suyun formülü?\n🔹 A) H2O\n🔹 B) CO2\n🔹 C) O2\n✅ **Cevap:** A",
  ],
  [
    "keys and letters as pictures",
    "1️⃣ Hücrenin enerji merkezi?\n🅰️ Çekirdek\n🅱️ Mitokondri\nC) Koful\n👉 Cevap: B\n\n2️⃣ Kuvvet birimi?\n🅰️ Joule\n🅱️ Watt\nC) Newton\n👉 Cevap: C\n\n3️⃣ Suyun formülü?\n🅰️ H2O\n🅱️ CO2\nC) O2\n👉 Cevap: A",
  ],
  [
    "one table of all",
    "İşte sorularınız:\n\n| No | Soru | A | B | C | Doğru Cevap |\n|----|------|---|---|---|-------------|\n| 1 | Hücrenin enerji merkezi? | Çekirdek | Mitokondri | Koful | B |\n| 2 | Kuvvet birimi? | Joule | Watt | Newton | C |\n| 3 | Suyun formülü? | H2O | CO2 | O2 | A |\n\nKolay gelsin!",
  ],
  [
    "starred lists without letters",
    "**Hücrenin enerji merkezi?**\n* Çekirdek\n* Mitokondri ✓\n* Koful\n\n**Kuvvet birimi?**\n* Joule\n* Watt\n* Newton ✓\n\n**Suyun formülü?**\n* H2O ✓\n* CO2\n* O2",
  ],
  [
    "boxes to tick",
    "1. Hücrenin enerji merkezi?\n- [ ] Çekirdek\n- [x] Mitokondri\n- [ ] Koful\n\n2. Kuvvet birimi?\n- [ ] Joule\n- [ ] Watt\n- [x] Newton\n\n3. Suyun formülü?\n- [x] H2O\n- [ ] CO2\n- [ ] O2",
  ],
  [
    "all in lists, colons behind letters",
    "1. Soru: Hücrenin enerji merkezi?\n   - A: Çekirdek\n   - B: Mitokondri\n   - C: Koful\n   - Doğru cevap: B\n\n2. Soru: Kuvvet birimi?\n   - A: Joule\n   - B: Watt\n   - C: Newton\n   - Doğru cevap: C\n\n3. Soru: Suyun formülü?\n   - A: H2O\n   - B: CO2\n   - C: O2\n   - Doğru cevap: A",
  ],
  [
    "a question a line",
    "1. Hücrenin enerji merkezi? A) Çekirdek B) Mitokondri C) Koful (Cevap: B)\n2. Kuvvet birimi? A) Joule B) Watt C) Newton (Cevap: C)\n3. Suyun formülü? A) H2O B) CO2 C) O2 (Cevap: A)",
  ],
  [
    "answers and reasons at the end",
    "# Fen Testi\n\n**1.** Hücrenin enerji merkezi?\nA) Çekirdek\nB) Mitokondri\nC) Koful\n\n**2.** Kuvvet birimi?\nA) Joule\nB) Watt\nC) Newton\n\n**3.** Suyun formülü?\nA) H2O\nB) CO2\nC) O2\n\n---\n**Cevaplar**\n1. **B) Mitokondri** – enerji üretir.\n2. **C) Newton** – kuvvetin birimidir.\n3. **A) H2O** – iki hidrojen, bir oksijen.",
  ],
  [
    "in a block of code",
    "```\n1) Hücrenin enerji merkezi?\nA) Çekirdek\n*B) Mitokondri\nC) Koful\n\n2) Kuvvet birimi?\nA) Joule\nB) Watt\n*C) Newton\n\n3) Suyun formülü?\n*A) H2O\nB) CO2\nC) O2\n```",
  ],
  [
    "in English words",
    "Sure! Here are 3 questions:\n\n**Question 1:** Hücrenin enerji merkezi?\nA. Çekirdek\nB. Mitokondri\nC. Koful\n**Correct Answer: B**\nExplanation: Enerji üretir.\n\n**Question 2:** Kuvvet birimi?\nA. Joule\nB. Watt\nC. Newton\n**Correct Answer: C**\n\n**Question 3:** Suyun formülü?\nA. H2O\nB. CO2\nC. O2\n**Correct Answer: A**",
  ],
  [
    "quoted, with blank lines everywhere",
    "> **1)** Hücrenin enerji merkezi?\n>\n> A) Çekirdek\n>\n> B) Mitokondri\n>\n> C) Koful\n>\n> ➡️ **Cevap → B**\n\n> **2)** Kuvvet birimi?\n>\n> A) Joule\n>\n> B) Watt\n>\n> C) Newton\n>\n> ➡️ **Cevap → C**\n\n> **3)** Suyun formülü?\n>\n> A) H2O\n>\n> B) CO2\n>\n> C) O2\n>\n> ➡️ **Cevap → A**",
  ],
  [
    "(Doğru) behind, crosses at the others",
    "**Soru 1:** Hücrenin enerji merkezi?\n❌ A) Çekirdek\n✅ B) Mitokondri\n❌ C) Koful\n\n**Soru 2:** Kuvvet birimi?\n❌ A) Joule\n❌ B) Watt\n✅ C) Newton\n\n**Soru 3:** Suyun formülü?\n✅ A) H2O\n❌ B) CO2\n❌ C) O2",
  ],
];

test.each(manners)("%s", (_, text) => {
  const result = read(text);
  expect(shorts(result).map((row) => row.replace(/^Satır \d+: \w+ \| | \| \d+$/g, ""))).toEqual(three);
  expect(verdicts(result)).toEqual(["taken", "taken", "taken"]);
});

import type { Random } from "./random";

/** A question as its author means it. `stem`: its lines. `right`: indices into `options`; a statement has none of these. */
export type Meant = {
  readonly stem: readonly string[];
  readonly options: readonly string[];
  readonly right: readonly number[];
  /** For a statement that is true or false. */
  readonly isTrue?: boolean;
  /** A text that it shares with others. */
  readonly passage?: string;
};

const cities = ["Ankara", "İzmir", "Van", "Muş", "Iğdır", "Çorum", "Şırnak", "Ordu", "Uşak", "Bursa", "Ağrı", "Ünye"];
const words = [
  "kitap",
  "deniz",
  "güneş",
  "ağaç",
  "çiçek",
  "ışık",
  "yağmur",
  "öğrenci",
  "bilgi",
  "dostluk",
  "umut",
  "emek",
];
const elements = ["su", "tuz", "demir", "hava", "şeker", "altın", "oksijen", "cıva", "ayran", "çelik"];
const people = ["Ayşe", "Mehmet", "Elif", "Can", "Zeynep", "Ömer", "Işıl", "İbrahim"];
const tricky = [
  "A ve B",
  "Yalnız I",
  "I ve II",
  "B şıkkı",
  "C vitamini",
  "Hiçbiri",
  "Hepsi",
  "%20",
  "3/4",
  "29.10.1923",
  "1.000 metre",
  "a) bendi",
  "5. sınıf",
  "x = 3",
  "(B)",
  "Test",
  "Doğru",
  "Yanlış",
  "2x + 1",
  "10⁵",
  "$x^2$",
  "3,5 kg",
  "Ali'nin evi",
  "“Su”",
  "D vitamini",
  "E harfi",
  "Puan",
  "Süre",
  "2.",
  "-5",
  "√3",
  "12:30",
];
const sentences = [
  "Sanatçı, eserlerinde Anadolu insanını anlatır.",
  "Roman, bir köyde geçen olayları konu edinir.",
  "Yazar, okuru düşünmeye çağırır ve sonunda susar.",
  "Her sabah erkenden kalkar, denize bakardı.",
  "Bu nedenle suyun değeri gün geçtikçe artmaktadır.",
  "Bilim insanları 19. yüzyılda bu konuyu araştırmıştır.",
  "Oysa dil, bir milletin hafızasıdır; onu korumak gerekir.",
  "Kuşlar göç ederken yıldızlardan yararlanır.",
  "Uzun yolculuklar başarılar getirir, tamamlanan her iş sevindirir.",
  "Türkiye Cumhuriyeti 1923 yılında kurulmuştur.",
];
const clauses = [
  "olayların oluş sırasına göre verilmesi",
  "okuyucuda merak uyandıran bir anlatımın seçilmesi",
  "sanatçının yaşadığı dönemi eserlerine yansıtması",
  "günlük hayatta karşılaşılan sorunların ele alınması",
  "dilin sade ve anlaşılır bir biçimde kullanılması",
  "doğal kaynakların gelecek kuşaklara bırakılması",
  "insanların birbirleriyle kurdukları ilişkilerin anlatılması",
];

type Asked = { readonly stem: string; readonly options: readonly string[] };

/** An answer in small letters can go on on the next line of a page. */
const asks: ((random: Random) => Asked)[] = [
  (r) => ({ stem: `${r.one(people)} hangi şehirde doğmuş olabilir?`, options: r.several(cities, 5) }),
  (r) => ({
    stem: `“${r.one(words)}” sözcüğünün eş anlamlısı aşağıdakilerden hangisidir?`,
    options: r.several(words, 5),
  }),
  (r) => ({ stem: "Aşağıdakilerden hangisi bir bileşiktir?", options: r.several(elements, 5) }),
  (r) => ({ stem: `${r.below(40) + 2} + ${r.below(40) + 2} işleminin sonucu kaçtır?`, options: numbers(r) }),
  (r) => ({ stem: `${r.one(["19", "20", "15"])}. yüzyılda hangi olay yaşanmıştır?`, options: r.several(clauses, 5) }),
  (r) => ({ stem: `${r.one(["1", "2"])}. Dünya Savaşı hangi yılda başlamıştır?`, options: numbers(r) }),
  (r) => ({ stem: "C vitamini en çok hangisinde bulunur?", options: r.several(elements, 5) }),
  (r) => ({ stem: "A noktası ile B noktası arası kaç km’dir?", options: numbers(r) }),
  (r) => ({ stem: `${r.one(people)} okula ____ gitti. Boşluğa hangisi gelmelidir?`, options: r.several(words, 5) }),
  (r) => ({
    stem: `${r.one(sentences)} Bu cümlede anlatılan aşağıdakilerden hangisidir?`,
    options: r.several(clauses, 5),
  }),
  (r) => ({ stem: `${r.several(sentences, 3).join(" ")} Bu parçanın konusu nedir?`, options: r.several(clauses, 5) }),
  (r) => ({ stem: "Aşağıdakilerden hangisi doğrudur?", options: r.several(tricky, 5) }),
  (r) => ({ stem: `%${r.below(9) + 1}0’u ${r.below(90) + 10} olan sayı kaçtır?`, options: numbers(r) }),
  () => ({ stem: "2³ · 2² işleminin sonucu nedir?", options: ["2⁵", "2⁶", "4⁵", "4⁶", "2¹"] }),
  (r) => ({
    stem: `Cevap anahtarı ne işe yarar, ${r.one(people)} bunu nereden öğrenir?`,
    options: r.several(words, 5),
  }),
  (r) => ({ stem: `${r.one(people)} 3,5 kg elma aldı; kaç gram eder?`, options: numbers(r) }),
  (r) => ({ stem: "She ____ to school every day.", options: r.several(["goes", "go", "going", "gone", "went"], 5) }),
  (r) => ({ stem: `${r.one(words)} kelimesi hangi cümlede geçmez?`, options: r.several(sentences, 5) }),
];

const numbers = (random: Random): string[] =>
  random.several([4, 8, 12, 15, 18, 20, 24, 30, 36, 45, 60, 72].map(String), 5);

/** A question with options. `count`: how many. */
export function askedQuestion(random: Random, count: number): Meant {
  const { stem, options } = random.one(asks)(random);
  return { stem: [stem], options: options.slice(0, count), right: [random.below(count)] };
}

const facts = [
  "Dünya yuvarlaktır.",
  "Ay bir yıldızdır.",
  "Su sıvıdır.",
  "Kare bir dörtgendir.",
  "Demir bir gazdır.",
  "Sıfır pozitif bir sayıdır.",
];
export const statement = (random: Random): Meant => ({
  stem: [
    `${random.one(people)} der ki: ${random.one(facts)}`.replace(
      /^.*der ki: /,
      random.chance(0.5) ? "" : "Bilindiği gibi ",
    ),
  ],
  options: [],
  right: [],
  isTrue: random.chance(0.5),
});

/** A question whose text has lines that could be options, labels or questions. */
export function linedQuestion(random: Random, count: number): Meant {
  const kinds: [stem: string[], options: string[]][] = [
    [
      ["Aşağıdaki ifadelerden hangileri doğrudur?", "I. Su sıvıdır.", "II. Ay bir uydudur.", "III. Demir bir gazdır."],
      ["Yalnız I", "I ve II", "I ve III", "II ve III", "I, II ve III"],
    ],
    [
      [
        "Hangileri bileşiktir?",
        ...random
          .several(elements, 3)
          .map((text, i) => `${i + 1}. ${text[0]!.toLocaleUpperCase("tr")}${text.slice(1)}`),
      ],
      ["Yalnız 1", "1 ve 2", "1 ve 3", "2 ve 3", "1, 2 ve 3"],
    ],
    [
      ["Ali geldi ( )", "Veli gitti ( ) Boş bırakılan yerlere sırasıyla hangileri getirilmelidir?"],
      ["(.) (,)", "(,) (.)", "(!) (?)", "(;) (:)", "(…) (.)"],
    ],
    [
      ["Ali ( ) Veli ve Can ( )", "Yay ayraçlara hangileri getirilmelidir?"],
      ["(,) (.)", "(.) (,)", "(?) (!)", "(:) (.)", "(;) (…)"],
    ],
    [
      [`${random.one(people)} büyük işler yaptı ve sonunda`, "başarılar elde etti.", "Bu cümlenin yüklemi hangisidir?"],
      random.several(words, 5),
    ],
    [
      ["Aşağıdaki dizeleri okuyun.", random.one(sentences), random.one(sentences), "Bu dizelerde hangi duygu vardır?"],
      ["sevgi", "korku", "umut", "özlem", "kızgınlık"],
    ],
  ];
  const [stem, options] = random.one(kinds);
  return { stem, options: options.slice(0, count), right: [random.below(count)] };
}

export function dialogue(random: Random, count: number): Meant {
  const [place, verb] = [random.one(["Turkey", "London", "the park"]), random.one(["live", "work", "stay"])];
  return {
    stem: [
      `A: Where do you ${verb}?`,
      `B: I ${verb} in ${place}.`,
      ...(random.chance(0.5) ? ["A: ----.", "B: See you later."] : ["A: ----."]),
    ],
    options: random.several(["It is nice", "Where is it", "How old are you", "I am fine", "See you"], count),
    right: [random.below(count)],
  };
}

export const passageText = (random: Random): string => random.several(sentences, 3).join(" ");

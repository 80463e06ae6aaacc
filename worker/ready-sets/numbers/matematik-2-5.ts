import { choice, match, number, order, readySet, trueFalse } from "../making";

export const matematik2to5 = [
  readySet(
    {
      id: "matematik-2-toplama-cikarma",
      title: "Toplama, çıkarma, saat",
      description: "2. sınıf matematik: 100’e kadar sayılar, para ve saat.",
      subject: "matematik",
      grade: 2,
    },
    {
      "Toplama ve çıkarma": [
        number("$27 + 35$ kaç eder?", 62, { why: "7 + 5 = 12; birler basamağına 2 yazılır, elde 1 onluk vardır." }),
        number("$80 - 46$ kaç eder?", 34),
        choice("Ali’nin 18 cevizi vardı. 9 ceviz daha aldı. Kaç cevizi oldu?", "27", ["26", "28", "9"]),
        choice("Hangi işlemin sonucu 50’dir?", "$32 + 18$", ["$25 + 35$", "$70 - 30$", "$64 - 24$"], {
          why: "25 + 35 = 60, 70 − 30 = 40, 64 − 24 = 40.",
        }),
      ],
      "Onluk ve birlik": [
        choice("64 sayısında kaç onluk vardır?", "6", ["4", "10", "64"], { why: "64, 6 onluk ve 4 birlikten oluşur." }),
        order("Küçükten büyüğe sırala.", ["19", "37", "73", "91"]),
        number("7 onluk ve 3 birlikten oluşan sayı kaçtır?", 73),
      ],
      "Zaman ve para": [
        number("Bir saat kaç dakikadır?", 60, { unit: "dakika" }),
        choice("Akrep 3’te, yelkovan 12’deyken saat kaçtır?", "3.00", ["12.15", "12.03", "3.30"]),
        number("İki tane 20 liralık banknot kaç lira eder?", 40, { unit: "lira" }),
        choice("Yarım saat kaç dakikadır?", "30", ["15", "45", "50"]),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-3-carpma-kesir",
      title: "Çarpma, bölme ve ilk kesirler",
      description: "3. sınıf matematik: çarpım tablosu, bölme, birim kesirler.",
      subject: "matematik",
      grade: 3,
    },
    {
      Çarpma: [
        number("$7 \\times 8$ kaç eder?", 56),
        choice("Her rafta 6 kitap var. 4 rafta toplam kaç kitap vardır?", "24", ["10", "20", "64"], {
          why: "$4 \\times 6 = 24$",
        }),
        match("İşlemleri sonuçlarıyla eşleştir.", [
          ["$3 \\times 9$", "27"],
          ["$6 \\times 6$", "36"],
          ["$5 \\times 8$", "40"],
          ["$9 \\times 5$", "45"],
        ]),
        trueFalse("Bir sayının 0 ile çarpımı o sayının kendisidir.", false, {
          why: "Hangi sayı olursa olsun 0 ile çarpımı 0’dır.",
        }),
      ],
      Bölme: [
        number("$42 \\div 6$ kaç eder?", 7),
        choice("20 elma 3 çocuğa eşit paylaştırılırsa kaç elma artar?", "2", ["0", "1", "6"], {
          why: "Her çocuğa 6 elma düşer, 18 elma dağıtılır, 2 elma artar.",
        }),
        number("Bir düzine kalemi 4 kişi eşit paylaşırsa her birine kaç kalem düşer?", 3),
      ],
      Kesirler: [
        choice("Bir bütünün 4 eş parçasından 1’i hangi kesirdir?", "$\\frac{1}{4}$", [
          "$\\frac{4}{1}$",
          "$\\frac{1}{3}$",
          "$\\frac{3}{4}$",
        ]),
        order("Küçükten büyüğe sırala.", ["$\\frac{1}{8}$", "$\\frac{1}{4}$", "$\\frac{1}{3}$", "$\\frac{1}{2}$"], {
          why: "Bütün ne kadar çok parçaya bölünürse parça o kadar küçülür.",
        }),
        number("24’ün yarısı kaçtır?", 12),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-5-kesir-ondalik",
      title: "Kesirler ve ondalık gösterim",
      description: "5. sınıf matematik: denk kesirler, sıralama, ondalık gösterim ve yüzde.",
      subject: "matematik",
      grade: 5,
    },
    {
      Kesirler: [
        choice(
          "$\\frac{2}{3}$ kesrine denk olan hangisidir?",
          "$\\frac{8}{12}$",
          ["$\\frac{4}{9}$", "$\\frac{3}{2}$", "$\\frac{6}{10}$"],
          { why: "Pay ve payda 4 ile çarpılır." },
        ),
        order("Küçükten büyüğe sırala.", ["$\\frac{1}{5}$", "$\\frac{2}{5}$", "$\\frac{1}{2}$", "$\\frac{4}{5}$"]),
        choice(
          "$\\frac{7}{4}$ kesrinin tam sayılı kesir olarak yazılışı hangisidir?",
          "$1\\frac{3}{4}$",
          ["$7\\frac{1}{4}$", "$3\\frac{1}{4}$", "$1\\frac{4}{3}$"],
          { why: "7’nin içinde 4 bir kez vardır, 3 artar." },
        ),
        choice(
          "$\\frac{1}{6} + \\frac{4}{6}$ kaçtır?",
          "$\\frac{5}{6}$",
          ["$\\frac{5}{12}$", "$\\frac{4}{36}$", "$\\frac{3}{6}$"],
          { why: "Paydalar eşitse yalnız paylar toplanır." },
        ),
        number("45’in $\\frac{2}{9}$’si kaçtır?", 10),
      ],
      "Ondalık gösterim": [
        match("Kesirleri ondalık gösterimleriyle eşleştir.", [
          ["$\\frac{1}{2}$", "0,5"],
          ["$\\frac{1}{4}$", "0,25"],
          ["$\\frac{3}{10}$", "0,3"],
          ["$\\frac{7}{100}$", "0,07"],
        ]),
        choice("Hangisi en büyüktür?", "0,5", ["0,45", "0,405", "0,054"], {
          why: "Basamak sayısına değil, önce onda birler basamağına bakılır.",
        }),
        number("$3{,}4 + 1{,}25$ kaçtır?", 4.65),
      ],
      Yüzdeler: [
        choice(
          "%25 hangi kesre eşittir?",
          "$\\frac{1}{4}$",
          ["$\\frac{1}{25}$", "$\\frac{2}{5}$", "$\\frac{25}{10}$"],
          { why: "$\\frac{25}{100} = \\frac{1}{4}$" },
        ),
        number("200’ün %10’u kaçtır?", 20),
      ],
    },
  ),
];

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
        number("$80 - 46$ kaç eder?", 34, {
          why: "Bir onluk bozulur: 10 − 6 = 4, 7 − 4 = 3. Onluğu bozmayan 44 ya da 46 bulur.",
        }),
        choice("Ali’nin 18 cevizi vardı. 9 ceviz daha aldı. Kaç cevizi oldu?", "27", ["26", "28", "9"], {
          why: "18’e önce 2 eklenir, 20 olur; kalan 7 eklenir, 27 olur.",
        }),
        choice("Hangi işlemin sonucu 50’dir?", "$32 + 18$", ["$25 + 35$", "$70 - 30$", "$64 - 24$"], {
          why: "25 + 35 = 60, 70 − 30 = 40, 64 − 24 = 40.",
        }),
      ],
      "Onluk ve birlik": [
        choice("64 sayısında kaç onluk vardır?", "6", ["4", "10", "64"], { why: "64, 6 onluk ve 4 birlikten oluşur." }),
        order("Küçükten büyüğe sırala.", ["19", "37", "73", "91"], {
          why: "Önce onluklara bakılır: 37’de 3, 73’te 7 onluk vardır.",
        }),
        number("7 onluk ve 3 birlikten oluşan sayı kaçtır?", 73, {
          why: "7 onluk 70 eder; 70 + 3 = 73. Basamaklar karışırsa 37 olur.",
        }),
      ],
      "Zaman ve para": [
        number("Bir saat kaç dakikadır?", 60, { why: "Yelkovan bir tam tur atınca 60 dakika geçer.", unit: "dakika" }),
        choice("Resimdeki saat kaçı gösteriyor?", "3.00", ["12.15", "12.03", "3.12"], {
          image: {
            drawing: "saat-uc",
            alt: "Duvar saati: kısa kol olan akrep 3’te, uzun kol olan yelkovan 12’de.",
          },
          why: "Kısa kol akrep saati, uzun kol yelkovan dakikayı gösterir: saat tam 3. Kollar karıştırılırsa 12.15 sanılır.",
        }),
        number("İki tane 20 liralık banknot kaç lira eder?", 40, { why: "20 + 20 = 40.", unit: "lira" }),
        choice("Yarım saat kaç dakikadır?", "30", ["15", "45", "50"], {
          why: "Bir saat 60 dakikadır, yarısı 30’dur. 50, 100’ün yarısıdır; 15 dakika ise çeyrek saattir.",
        }),
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
        number("$7 \\times 8$ kaç eder?", 56, { why: "7 × 7 = 49, bir 7 daha eklenir: 56." }),
        choice("Her rafta 6 kitap var. 4 rafta toplam kaç kitap vardır?", "24", ["10", "20", "28"], {
          why: "Dört kez 6 toplanır: 6 + 6 + 6 + 6 = 4 × 6 = 24. 10 bulan, çarpmak yerine toplamıştır.",
        }),
        match(
          "İşlemleri sonuçlarıyla eşleştir.",
          [
            ["$3 \\times 9$", "27"],
            ["$6 \\times 6$", "36"],
            ["$5 \\times 8$", "40"],
            ["$9 \\times 5$", "45"],
          ],
          { why: "9’un katları 10’un katından çıkarılarak bulunur: 3 × 9 = 30 − 3, 5 × 9 = 50 − 5." },
        ),
        trueFalse("Bir sayının 0 ile çarpımı o sayının kendisidir.", false, {
          why: "Hangi sayı olursa olsun 0 ile çarpımı 0’dır.",
        }),
      ],
      Bölme: [
        number("$42 \\div 6$ kaç eder?", 7, { why: "6 × 7 = 42 olduğundan 42’de 7 tane 6 vardır." }),
        choice("20 elma 3 çocuğa eşit paylaştırılırsa kaç elma artar?", "2", ["0", "1", "6"], {
          why: "Her çocuğa 6 elma düşer, 18 elma dağıtılır, 2 elma artar.",
        }),
        number("Bir düzine kalemi 4 kişi eşit paylaşırsa her birine kaç kalem düşer?", 3, {
          why: "Bir düzine 12 tanedir: 12 ÷ 4 = 3.",
        }),
      ],
      Kesirler: [
        choice(
          "Boyalı bölüm, bütünün hangi kesridir?",
          "$\\frac{1}{4}$",
          ["$\\frac{4}{1}$", "$\\frac{1}{3}$", "$\\frac{3}{4}$"],
          {
            image: {
              drawing: "dortte-bir",
              alt: "Dört eş parçaya bölünmüş dikdörtgen; parçalardan biri boyalı.",
            },
            why: "Bütün 4 eş parça, biri boyalı. $\\frac{1}{3}$ diyen, boyalıyı bütünle değil boyasızlarla karşılaştırmıştır.",
          },
        ),
        order("Küçükten büyüğe sırala.", ["$\\frac{1}{8}$", "$\\frac{1}{4}$", "$\\frac{1}{3}$", "$\\frac{1}{2}$"], {
          why: "Bütün ne kadar çok parçaya bölünürse parça o kadar küçülür.",
        }),
        number("24’ün yarısı kaçtır?", 12, { why: "Yarısını bulmak 2’ye bölmektir: 24 ÷ 2 = 12." }),
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
          { why: "Pay da payda da 4 ile çarpılır. $\\frac{4}{9}$ pay 2, payda 3 ile çarpıldığı için denk değildir." },
        ),
        order("Küçükten büyüğe sırala.", ["$\\frac{1}{5}$", "$\\frac{2}{5}$", "$\\frac{1}{2}$", "$\\frac{4}{5}$"], {
          why: "Ondalık yazınca görülür: 0,2; 0,4; 0,5; 0,8.",
        }),
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
          {
            why: "Paydalar eşitse yalnız paylar toplanır; paydalar da toplanırsa $\\frac{5}{12}$ çıkar, bu yanlıştır.",
          },
        ),
        number("45’in $\\frac{2}{9}$’si kaçtır?", 10, { why: "45 ÷ 9 = 5; iki parçası 2 × 5 = 10." }),
      ],
      "Ondalık gösterim": [
        match(
          "Kesirleri ondalık gösterimleriyle eşleştir.",
          [
            ["$\\frac{1}{2}$", "0,5"],
            ["$\\frac{1}{4}$", "0,25"],
            ["$\\frac{3}{10}$", "0,3"],
            ["$\\frac{7}{100}$", "0,07"],
          ],
          {
            why: "Payda 10 ya da 100 yapılır: $\\frac{1}{2} = \\frac{5}{10}$, $\\frac{1}{4} = \\frac{25}{100}$. Onda birler basamağındaki sıfır unutulmaz: 0,07.",
          },
        ),
        choice("Hangisi en büyüktür?", "0,5", ["0,45", "0,405", "0,054"], {
          why: "Basamak sayısına değil, önce onda birler basamağına bakılır: 0,5 = 0,500 olduğundan 0,405’ten büyüktür.",
        }),
        number("$3{,}4 + 1{,}25$ kaçtır?", 4.65, { why: "Virgüller alt alta gelir: 3,40 + 1,25 = 4,65." }),
      ],
      Yüzdeler: [
        choice(
          "%25 hangi kesre eşittir?",
          "$\\frac{1}{4}$",
          ["$\\frac{1}{25}$", "$\\frac{2}{5}$", "$\\frac{25}{10}$"],
          { why: "$\\frac{25}{100} = \\frac{1}{4}$" },
        ),
        number("200’ün %10’u kaçtır?", 20, { why: "%10, onda bir demektir: 200 ÷ 10 = 20." }),
      ],
    },
  ),
];

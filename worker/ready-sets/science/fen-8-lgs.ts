import { choice, multi, number, readySet, trueFalse } from "../making";

export const fen8lgs = [
  readySet(
    {
      id: "fen-8-mevsimler-dna",
      title: "Mevsimler, DNA, enerji dönüşümleri",
      description:
        "8. sınıf fen bilimleri, LGS’ye hazırlık: mevsimler ve iklim, DNA ve genetik, fotosentez, basit makineler.",
      subject: "fen",
      grade: 8,
    },
    {
      "Mevsimler ve iklim": [
        choice(
          "Mevsimlerin oluşmasının temel nedeni hangisidir?",
          "Eksen eğikliği ve Dünya’nın Güneş çevresinde dolanması",
          [
            "Dünya’nın Güneş’e yaklaşıp uzaklaşması",
            "Dünya’nın kendi çevresinde dönmesi",
            "Ay’ın Dünya çevresinde dolanması",
          ],
          {
            why: "Dünya Güneş’e en yakın konumda iken Kuzey Yarım Küre’de kıştır; uzaklık mevsimleri açıklamaz.",
            seconds: 45,
          },
        ),
        choice(
          "21 Haziran’da Türkiye için hangisi doğrudur?",
          "En uzun gündüz yaşanır.",
          ["En uzun gece yaşanır.", "Gece ile gündüz eşittir.", "Kış başlar."],
          {
            why: "Güneş ışınları öğle vakti Yengeç Dönencesi’ne dik gelir; Kuzey Yarım Küre’de yaz başlar, sonra gündüzler kısalır.",
          },
        ),
        choice(
          "Bir öğrenci, ışığa biri dik, öteki eğik duran iki özdeş kartona aynı lambayı aynı uzaklıktan ve aynı süreyle tutuyor. Dik ışık alan kartonun daha çok ısındığını görüyor.\n\nBu deney hangi sorunun cevabını arar?",
          "Işığın geliş açısı ısınmayı nasıl etkiler?",
          [
            "Lambanın gücü ısınmayı nasıl etkiler?",
            "Uzaklık ısınmayı nasıl etkiler?",
            "Kartonun rengi ısınmayı nasıl etkiler?",
          ],
          {
            why: "Değiştirilen yalnız açıdır; lamba, uzaklık, süre ve karton aynıdır.",
            seconds: 90,
            image: { drawing: "isik-acisi", alt: "İki lamba altında iki karton: biri ışığa dik, öteki eğik." },
          },
        ),
        trueFalse("Hava olayları kısa, iklim uzun süreli gözlemlere dayanır.", true, {
          why: "Bir günün soğuk geçmesi iklimi değiştirmez; iklim, uzun yılların ortalamasıdır.",
        }),
      ],
      "DNA ve genetik": [
        number("Bir DNA molekülünde 300 adenin ve 200 guanin varsa toplam kaç nükleotit vardır?", 1000, {
          why: "A ile T, G ile S eşleşir: 300 + 300 + 200 + 200. 500 yalnız verilenlerin toplamıdır.",
          seconds: 90,
        }),
        choice(
          "Bir DNA zincirinin baz dizilimi A-T-G-G-S ise karşı zincir hangisidir?",
          "T-A-S-S-G",
          ["A-T-G-G-S", "T-A-G-G-S", "S-G-T-T-A"],
          {
            why: "A karşısına T, G karşısına S gelir.",
          },
        ),
        multi(
          "Bir DNA nükleotidinde hangileri bulunur?",
          ["Fosfat", "Deoksiriboz şekeri", "Organik baz"],
          ["Amino asit", "Gen"],
          { why: "Gen, nükleotitlerden oluşan daha büyük bir birimdir; amino asit proteinin yapı taşıdır." },
        ),
        choice(
          "Saf döl mor çiçekli (MM) ile saf döl beyaz çiçekli (mm) bezelyeler çaprazlanıyor. Birinci kuşakta hangisi olur?",
          "Hepsi mor çiçekli",
          ["Hepsi beyaz çiçekli", "Yarısı mor, yarısı beyaz", "Dörtte biri beyaz"],
          {
            why: "Bütün yavrular Mm’dir; mor baskındır.",
            seconds: 60,
          },
        ),
        choice(
          "Çevrenin etkisiyle ortaya çıkan ve kalıtsal olmayan değişiklik hangisidir?",
          "Güneşte bronzlaşma",
          ["Albinoluk", "Altı parmaklılık", "Orak hücreli kansızlık"],
          {
            why: "Buna modifikasyon denir; genlerin yapısı değişmez.",
          },
        ),
      ],
      "Enerji ve makineler": [
        multi(
          "Fotosentezin gerçekleşmesi için hangileri gerekir?",
          ["Işık", "Karbondioksit", "Su", "Klorofil"],
          ["Besin"],
          {
            why: "Besin fotosentez için gerekmez, fotosentezin sonunda oluşur.",
          },
        ),
        choice("Fotosentez hızı hangi ışıkta en yavaştır?", "Yeşil", ["Kırmızı", "Mor", "Mavi"], {
          why: "Yeşil yaprak yeşil ışığı soğurmaz, yansıtır.",
        }),
        number(
          "Sabit makarada 50 N’luk yükü dengelemek için kaç newtonluk kuvvet gerekir? (Sürtünme ve ağırlıklar önemsiz)",
          50,
          { unit: "N", why: "Sabit makara kuvvetin büyüklüğünü değil yönünü değiştirir." },
        ),
        choice(
          "Hareketli makarada yük 80 N ise dengeleyen kuvvet kaç newtondur? (Sürtünme ve makara ağırlığı önemsiz)",
          "40",
          ["80", "160", "20"],
          {
            why: "Yükü iki ip paylaşır; buna karşılık iki kat ip çekilir, iş değişmez.",
            seconds: 45,
          },
        ),
      ],
    },
  ),
];

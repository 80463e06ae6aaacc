import { choice, match, number, order, readySet, trueFalse } from "../making";

export const matematik1to4 = [
  readySet(
    {
      id: "matematik-1-sayilar",
      title: "20’ye kadar sayılar",
      description: "1. sınıf matematik: sayma, toplama, çıkarma, şekiller ve paralarımız.",
      subject: "matematik",
      grade: 1,
    },
    {
      "Sayma ve sıralama": [
        choice("7’den sonra hangi sayı gelir?", "8", ["6", "9", "5"]),
        choice("Hangi sayı en büyüktür?", "19", ["9", "11", "16"], { why: "19’da bir onluk, dokuz birlik vardır." }),
        order("Küçükten büyüğe sırala.", ["3", "8", "12", "20"]),
        number("İkişer sayıyoruz: 2, 4, 6, … Sonraki sayı kaç?", 8, { why: "Her adımda 2 ekliyoruz." }),
        trueFalse("15 sayısında 1 onluk ve 5 birlik vardır.", true),
      ],
      "Toplama ve çıkarma": [
        number("4 + 5 kaçtır?", 9),
        number("10 − 3 kaçtır?", 7),
        choice("Hangisinin sonucu 10’dur?", "6 + 4", ["5 + 4", "8 + 3", "7 + 2"]),
        number("Sepette 8 elma var. 3 elma daha koyarsak kaç elma olur?", 11, {
          unit: "elma",
          why: "8’in üstüne 3 say: 9, 10, 11.",
        }),
        number("12 balonun 4’ü patladı. Kaç balon kaldı?", 8, { unit: "balon", why: "12 − 4 = 8." }),
        trueFalse("9 + 0 = 0", false, { why: "Bir sayıya sıfır eklenince sayı değişmez: 9." }),
      ],
      "Şekiller ve paralar": [
        choice("Üç köşesi olan şekil hangisidir?", "Üçgen", ["Kare", "Daire", "Dikdörtgen"]),
        choice("Hangi şeklin köşesi yoktur?", "Daire", ["Kare", "Üçgen", "Dikdörtgen"]),
        match("Eşyayı şekliyle eşleştir.", [
          ["Top", "Küre"],
          ["Zar", "Küp"],
          ["Duvar saati", "Daire"],
        ]),
        number("İki tane 5 lira kaç lira eder?", 10, { unit: "lira" }),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-4-islem-geometri",
      title: "Büyük sayılar, açılar, ölçüler",
      description: "4. sınıf matematik: basamak değeri, dört işlem, açılar, uzunluk, zaman ve çevre.",
      subject: "matematik",
      grade: 4,
    },
    {
      "Doğal sayılar": [
        choice("34 582 sayısında 4 rakamının basamak değeri kaçtır?", "4000", ["4", "400", "40 000"], {
          why: "4, binler basamağındadır: 4 × 1000.",
        }),
        order("Küçükten büyüğe sırala.", ["9 999", "10 909", "10 990", "19 009"]),
        number("4 678 sayısı en yakın yüzlüğe yuvarlanınca kaç olur?", 4700, {
          why: "78, 50’den büyük olduğundan yukarı yuvarlanır.",
        }),
        choice("Örüntü: 5, 11, 17, 23, … Sonraki sayı hangisidir?", "29", ["27", "28", "30"], {
          why: "Her adımda 6 eklenir.",
        }),
      ],
      "Dört işlem": [
        number("25 × 14 kaçtır?", 350, { why: "25 × 10 = 250, 25 × 4 = 100; toplamı 350." }),
        number("936 ÷ 4 kaçtır?", 234),
        choice("47 ÷ 6 işleminde kalan kaçtır?", "5", ["7", "3", "1"], { why: "6 × 7 = 42, 47 − 42 = 5." }),
        number("Tanesi 35 lira olan 6 defter ve 40 liralık bir kalem alan kişi kaç lira öder?", 250, {
          unit: "lira",
          why: "6 × 35 = 210, 210 + 40 = 250.",
          seconds: 60,
        }),
        trueFalse("Bölme işleminde kalan, bölenden büyük olabilir.", false, {
          why: "Kalan bölenden büyük ya da ona eşitse bölmeye devam edilir.",
        }),
      ],
      "Açı, uzunluk, zaman": [
        match("Açıyı adıyla eşleştir.", [
          ["35°", "Dar açı"],
          ["90°", "Dik açı"],
          ["120°", "Geniş açı"],
          ["180°", "Doğru açı"],
        ]),
        number("3 metre 45 santimetre kaç santimetredir?", 345, { unit: "cm", why: "3 metre 300 santimetredir." }),
        choice("Saat 10.40’ta başlayan 35 dakikalık film saat kaçta biter?", "11.15", ["11.05", "10.75", "11.25"], {
          why: "10.40’tan 11.00’e 20 dakika, kalan 15 dakika.",
        }),
        number("Kısa kenarı 6 cm, uzun kenarı 9 cm olan dikdörtgenin çevresi kaç santimetredir?", 30, {
          unit: "cm",
          why: "6 + 9 + 6 + 9 = 30.",
        }),
        choice("Hangisi bir litreden fazladır?", "1500 mililitre", ["950 mililitre", "yarım litre", "100 mililitre"], {
          why: "1 litre 1000 mililitredir.",
        }),
      ],
    },
  ),
];

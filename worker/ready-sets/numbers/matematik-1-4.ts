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
        choice("Sayarken 7’den hemen sonra hangi sayı gelir?", "8", ["6", "9", "5"], {
          why: "Parmaklarınla say: 6, 7, 8. 6 ise 7’den önce gelir.",
        }),
        choice("Hangi sayı en büyüktür?", "19", ["9", "11", "16"], { why: "19’da bir onluk, dokuz birlik vardır." }),
        order("Küçükten büyüğe sırala.", ["3", "8", "12", "20"], {
          why: "Sayarken önce söylediğimiz sayı daha küçüktür.",
        }),
        number("İkişer sayıyoruz: 2, 4, 6, … Sonraki sayı kaç?", 8, { why: "Her adımda 2 ekliyoruz." }),
        trueFalse("15 sayısında 1 onluk ve 5 birlik vardır.", true, {
          why: "10 birlik 1 onluk eder, geriye 5 birlik kalır.",
        }),
      ],
      "Toplama ve çıkarma": [
        number("4 + 5 kaçtır?", 9, { why: "5’in üstüne 4 say: 6, 7, 8, 9." }),
        number("10 − 3 kaçtır?", 7, { why: "10’dan geriye 3 say: 9, 8, 7." }),
        choice("Hangisinin sonucu 10’dur?", "6 + 4", ["5 + 4", "8 + 3", "7 + 2"], {
          why: "5 + 4 = 9, 8 + 3 = 11, 7 + 2 = 9.",
        }),
        number("Sepette 8 elma var. 3 elma daha koyarsak kaç elma olur?", 11, {
          unit: "elma",
          why: "8’in üstüne 3 say: 9, 10, 11.",
        }),
        number("12 balonun 4’ü patladı. Kaç balon kaldı?", 8, {
          unit: "balon",
          why: "Patlayan balonlar azalır, bu yüzden çıkarılır: 12 − 4 = 8.",
        }),
        trueFalse("9 + 0 = 0", false, { why: "Bir sayıya sıfır eklenince sayı değişmez: 9." }),
      ],
      "Şekiller ve paralar": [
        choice("Üç köşesi olan şekil hangisidir?", "Üçgen", ["Kare", "Daire", "Dikdörtgen"], {
          why: "Üçgenin üç köşesi, üç kenarı vardır; kare ile dikdörtgenin dörder köşesi vardır.",
        }),
        choice("Hangi şeklin köşesi yoktur?", "Daire", ["Kare", "Üçgen", "Dikdörtgen"], {
          why: "Dairenin kenarı eğridir; ötekilerde kenarların birleştiği köşeler vardır.",
        }),
        match(
          "Eşyayı şekliyle eşleştir.",
          [
            ["Top", "Küre"],
            ["Zar", "Küp"],
            ["Duvar saati", "Daire"],
          ],
          { why: "Küre her yöne yuvarlanır, küpün yüzleri karedir, daire düzdür." },
        ),
        number("İki tane 5 lira kaç lira eder?", 10, { why: "5 + 5 = 10.", unit: "lira" }),
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
        order("Küçükten büyüğe sırala.", ["9999", "10 909", "10 990", "19 009"], {
          why: "Basamağı az olan küçüktür. Basamaklar eşitse soldan başlayarak karşılaştırılır.",
        }),
        number("4678 sayısı en yakın yüzlüğe yuvarlanınca kaç olur?", 4700, {
          why: "78, 50’den büyük olduğundan yukarı yuvarlanır.",
        }),
        choice("Örüntü: 5, 11, 17, 23, … Sonraki sayı hangisidir?", "29", ["27", "28", "30"], {
          why: "Her adımda 6 eklenir.",
        }),
      ],
      "Dört işlem": [
        number("25 × 14 kaçtır?", 350, { why: "25 × 10 = 250, 25 × 4 = 100; toplamı 350." }),
        number("936 ÷ 4 kaçtır?", 234, { why: "900 ÷ 4 = 225 ve 36 ÷ 4 = 9; toplamı 234." }),
        choice("47 ÷ 6 işleminde kalan kaçtır?", "5", ["7", "3", "1"], {
          why: "6 × 7 = 42, 47 − 42 = 5. 7 kalan değil, bölümdür.",
        }),
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
        match(
          "Açıyı adıyla eşleştir.",
          [
            ["35°", "Dar açı"],
            ["90°", "Dik açı"],
            ["120°", "Geniş açı"],
            ["180°", "Doğru açı"],
          ],
          { why: "90°’den küçük açı dar, 90° dik, 90° ile 180° arası geniş, 180° doğru açıdır." },
        ),
        number("3 metre 45 santimetre kaç santimetredir?", 345, { unit: "cm", why: "3 metre 300 santimetredir." }),
        choice("Saat 10.40’ta başlayan 35 dakikalık film saat kaçta biter?", "11.15", ["11.05", "10.75", "11.25"], {
          why: "10.40’tan 11.00’e 20 dakika, kalan 15 dakika.",
        }),
        number("Kısa kenarı 6 cm, uzun kenarı 9 cm olan dikdörtgenin çevresi kaç santimetredir?", 30, {
          unit: "cm",
          why: "Çevre dört kenarın toplamıdır: 6 + 9 + 6 + 9 = 30. Yalnız iki kenar toplanırsa 15 çıkar.",
        }),
        choice("Hangisi bir litreden fazladır?", "1500 mililitre", ["950 mililitre", "yarım litre", "100 mililitre"], {
          why: "1 litre 1000 mililitredir.",
        }),
      ],
    },
  ),
];

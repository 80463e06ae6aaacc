import { choice, match, multi, number, readySet, trueFalse } from "../making";

export const fizik = [
  readySet(
    {
      id: "fizik-9-hareket-kuvvet",
      title: "Hareket ve kuvvet",
      description: "Lise fiziğine giriş: nicelikler, hız ve ivme, Newton’un hareket yasaları.",
      subject: "fizik",
      grade: 9,
    },
    {
      "Fiziksel nicelikler": [
        multi("Hangileri temel niceliktir?", ["Uzunluk", "Kütle", "Zaman"], ["Hız"], {
          why: "Hız, uzunluğun zamana bölünmesiyle bulunur; bu yüzden türetilmiş niceliktir.",
        }),
        match(
          "Büyüklükleri SI birimleriyle eşleştir.",
          [
            ["Kuvvet", "Newton"],
            ["Enerji", "Joule"],
            ["Güç", "Watt"],
            ["Sıcaklık", "Kelvin"],
          ],
          { why: "Sıcaklık günlük yaşamda santigrat dereceyle söylenir ama SI birimi kelvindir." },
        ),
        choice("Hangisi vektörel niceliktir?", "Kuvvet", ["Kütle", "Zaman", "Sıcaklık"], {
          why: "Vektörel niceliğin yönü de vardır.",
        }),
      ],
      Hareket: [
        number("120 metreyi 20 saniyede sabit hızla alan koşucunun hızı kaç m/s’dir?", 6, {
          why: "Hız, alınan yolun süreye oranıdır: $120 \\div 20 = 6$",
          unit: "m/s",
        }),
        choice(
          "Hızı 4 saniyede 2 m/s’den 10 m/s’ye düzgün çıkan aracın ivmesi kaç $\\mathrm{m/s^2}$’dir?",
          "2",
          ["8", "2,5", "3"],
          { why: "İvme, hızdaki değişimin süreye oranıdır: $(10 - 2) \\div 4 = 2$. 2,5 bulan, ilk hızı unutmuştur." },
        ),
        trueFalse("Bir tam turun sonunda başladığı yere dönen koşucunun yer değiştirmesi sıfırdır.", true, {
          why: "Yer değiştirme ilk konum ile son konum arasındadır; alınan yol ise turun uzunluğu kadardır.",
        }),
        number("72 km/h kaç m/s’dir?", 20, {
          unit: "m/s",
          why: "72 km 72 000 m, bir saat 3600 saniyedir: $72 \\div 3{,}6 = 20$",
        }),
      ],
      "Newton’un hareket yasaları": [
        match(
          "Yasaları eşleştir.",
          [
            ["Eylemsizlik", "Net kuvvet yoksa hareket durumu korunur"],
            ["Temel yasa", "$F = m \\cdot a$"],
            ["Etki-tepki", "Kuvvetler eşit ve zıt yönlüdür"],
          ],
          {
            why: "Birinci yasa net kuvvet yokken, ikinci yasa net kuvvet varken olanı; üçüncü yasa iki cisim arasındaki kuvvetleri anlatır.",
          },
        ),
        number("2 kg kütleli cisme 10 N net kuvvet uygulanırsa ivmesi kaç $\\mathrm{m/s^2}$ olur?", 5, {
          why: "$a = \\frac{F}{m} = \\frac{10}{2}$; kütle iki katına çıkarsa ivme yarıya iner.",
        }),
        choice(
          "Ani frende yolcuların öne savrulması neyle açıklanır?",
          "Eylemsizlik",
          ["Sürtünme", "Yer çekimi", "Kaldırma kuvveti"],
          { why: "Yolcular hareketlerini sürdürme eğilimindedir." },
        ),
        trueFalse("Etki ve tepki kuvvetleri aynı cisme uygulanır.", false, {
          why: "Farklı cisimlere uygulanır; bu yüzden birbirini dengelemez.",
        }),
      ],
    },
  ),
];

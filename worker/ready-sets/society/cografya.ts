import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const cografya = [
  readySet(
    {
      id: "cografya-9-harita-iklim",
      title: "Harita, Dünya’nın hareketleri, iklim",
      description: "9. sınıf coğrafya: ölçek, koordinatlar, mevsimler ve iklim elemanları.",
      subject: "cografya",
      grade: 9,
    },
    {
      "Harita bilgisi": [
        choice("1 / 500.000 ölçekli haritada 4 cm, gerçekte kaç kilometredir?", "20", ["2", "200", "5"], {
          why: "1 cm, 5 km’yi gösterir.",
        }),
        order("Ölçeği büyükten küçüğe sırala.", ["1 / 10.000", "1 / 100.000", "1 / 1.000.000"], {
          why: "Paydası küçük olan ölçek büyüktür, ayrıntısı fazladır.",
        }),
        trueFalse("Küçük ölçekli haritalarda ayrıntı daha fazladır.", false),
      ],
      "Koordinat ve yerel saat": [
        number("Ardışık iki meridyen arasındaki yerel saat farkı kaç dakikadır?", 4, { unit: "dakika" }),
        choice("Başlangıç meridyeni hangi gözlemevinden geçer?", "Greenwich", ["Kandilli", "Paris", "Palomar"], {
          why: "0° meridyeni Londra’daki Greenwich’ten geçer.",
        }),
        number("Yeryüzünde kaç meridyen çizildiği kabul edilir?", 360),
      ],
      Mevsimler: [
        match("Tarihleri Kuzey Yarım Küre’ye göre eşleştir.", [
          ["21 Mart", "İlkbahar ekinoksu"],
          ["21 Haziran", "Yaz gün dönümü"],
          ["23 Eylül", "Sonbahar ekinoksu"],
          ["21 Aralık", "Kış gün dönümü"],
        ]),
        choice("Mevsimlerin oluşmasının temel nedeni nedir?", "Eksen eğikliği ve Dünya’nın yıllık hareketi", [
          "Dünya’nın günlük hareketi",
          "Ay’ın çekimi",
          "Güneş’e uzaklığın değişmesi",
        ]),
      ],
      İklim: [
        multi("Hangileri iklim elemanıdır?", ["Sıcaklık", "Basınç", "Yağış"], ["Toprak"]),
        choice("Yükseldikçe sıcaklık her 200 metrede yaklaşık kaç derece azalır?", "1", ["5", "10", "0,1"]),
        choice(
          "Denizden karaya gündüz esen yerel rüzgâr hangisidir?",
          "Deniz meltemi",
          ["Kara meltemi", "Poyraz", "Fön"],
          { why: "Gündüz kara daha çabuk ısınır, üstünde alçak basınç oluşur." },
        ),
        choice("Yıl boyu yağışlı ve sıcak iklim hangisidir?", "Ekvatoral iklim", [
          "Çöl iklimi",
          "Tundra iklimi",
          "Step iklimi",
        ]),
      ],
    },
  ),
];

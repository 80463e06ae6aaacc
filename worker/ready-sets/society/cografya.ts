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
          why: "500.000 cm, 5 km’dir; haritada 1 cm gerçekte 5 km’yi gösterir: 4 × 5.",
        }),
        order("Ölçeği büyükten küçüğe sırala.", ["1 / 10.000", "1 / 100.000", "1 / 1.000.000"], {
          why: "Paydası küçük olan ölçek büyüktür, ayrıntısı fazladır.",
        }),
        trueFalse("Küçük ölçekli haritalarda ayrıntı daha fazladır.", false, {
          why: "Küçük ölçekli harita geniş bir alanı az yere sığdırır; bu yüzden ayrıntısı azdır. “Küçük” alanı değil, kesrin değerini anlatır.",
        }),
      ],
      "Koordinat ve yerel saat": [
        number("Ardışık iki meridyen arasındaki yerel saat farkı kaç dakikadır?", 4, {
          why: "Dünya 360°’yi 24 saatte döner: 24 × 60 ÷ 360 = 4 dakika.",
          unit: "dakika",
        }),
        choice("Başlangıç meridyeni hangi gözlemevinden geçer?", "Greenwich", ["Kandilli", "Paris", "Palomar"], {
          why: "0° meridyeni Londra’daki Greenwich’ten geçer.",
        }),
        number("Birer derece arayla kaç meridyen çizildiği kabul edilir?", 360, {
          why: "Çember 360° olduğundan 360 meridyen vardır: 180 doğu, 180 batı. 180 sayısı paralellerinkidir: 90 kuzey, 90 güney.",
        }),
      ],
      Mevsimler: [
        match(
          "Tarihleri Kuzey Yarım Küre’ye göre eşleştir.",
          [
            ["21 Mart", "İlkbahar ekinoksu"],
            ["21 Haziran", "Yaz gün dönümü"],
            ["23 Eylül", "Sonbahar ekinoksu"],
            ["21 Aralık", "Kış gün dönümü"],
          ],
          {
            why: "Ekinokslarda gece ile gündüz eşittir; gün dönümlerinde gündüz ya en uzun ya en kısadır. Güney Yarım Küre’de mevsimler terstir.",
          },
        ),
        choice(
          "Mevsimlerin oluşmasının temel nedeni nedir?",
          "Eksen eğikliği ve Dünya’nın yıllık hareketi",
          ["Dünya’nın günlük hareketi", "Ay’ın çekimi", "Güneş’e uzaklığın değişmesi"],
          {
            why: "Dünya Güneş’e ocak başında en yakındır, o sırada bizde kıştır; mevsimi uzaklık değil ışınların geliş açısı belirler.",
          },
        ),
      ],
      İklim: [
        multi("Hangileri iklim elemanıdır?", ["Sıcaklık", "Basınç", "Yağış"], ["Toprak"], {
          why: "İklim elemanları sıcaklık, basınç, rüzgâr, nem ve yağıştır; toprak iklimden etkilenir ama onun elemanı değildir.",
        }),
        choice("Yükseldikçe sıcaklık her 200 metrede yaklaşık kaç derece azalır?", "1", ["5", "10", "0,1"], {
          why: "Atmosfer daha çok yerden ısınır; yukarıda hava seyrek ve soğuktur. Dağların tepesinde kar bu yüzden kalır.",
        }),
        choice(
          "Denizden karaya gündüz esen yerel rüzgâr hangisidir?",
          "Deniz meltemi",
          ["Kara meltemi", "Poyraz", "Fön"],
          { why: "Gündüz kara daha çabuk ısınır, üstünde alçak basınç oluşur." },
        ),
        choice(
          "Yıl boyu yağışlı ve sıcak iklim hangisidir?",
          "Ekvatoral iklim",
          ["Çöl iklimi", "Tundra iklimi", "Step iklimi"],
          {
            why: "Ekvator çevresine Güneş ışınları yıl boyu dike yakın gelir; ısınan hava yükselir ve yağış bırakır.",
          },
        ),
      ],
    },
  ),
];

import { choice, match, multi, order, readySet, trueFalse } from "../making";

export const trafik = [
  readySet(
    {
      id: "trafik-4-guvenli-yol",
      title: "Trafikte güvendeyim",
      description: "4. sınıf trafik güvenliği: yaya, yolcu ve bisiklet sürücüsü olarak.",
      subject: "trafik",
      grade: 4,
    },
    {
      "Yaya olarak": [
        order(
          "Trafik ışığı olmayan bir yolda karşıya geçmeden önce ne yaparız? Sırala.",
          ["Kaldırımın kenarında dururuz", "Sola bakarız", "Sağa bakarız", "Yeniden sola bakar, yol boşsa geçeriz"],
          { why: "Bize en yakın araçlar soldan gelir; bu yüzden önce ve son olarak sola bakarız." },
        ),
        choice(
          "Kaldırım yoksa yolun neresinden yürümeliyiz?",
          "Sol kenardan, araçları karşıdan görerek",
          ["Sağ kenardan, araçlar arkada", "Yolun ortasından", "Araçların arasından"],
          { why: "Gelen aracı gören yaya önlem alabilir." },
        ),
        multi(
          "Karşıya geçmek için hangileri güvenlidir?",
          ["Yaya geçidi", "Üst geçit", "Alt geçit"],
          ["Park etmiş iki aracın arası"],
          { why: "Park etmiş araçların arasından çıkan yayayı sürücü geç görür ve duramaz." },
        ),
      ],
      İşaretler: [
        match(
          "Trafik ışığının rengini anlamıyla eşleştir.",
          [
            ["Kırmızı", "Dur"],
            ["Sarı", "Hazırlan"],
            ["Yeşil", "Geç"],
          ],
          { why: "Sarı “hızlan” demek değildir: ışığın değişmek üzere olduğunu bildirir." },
        ),
        choice(
          "Sivri ucu yukarıda, kırmızı kenarlı üçgen levhalar ne bildirir?",
          "Tehlike uyarısı",
          ["Otopark", "Hastane", "Hız serbestliği"],
          { why: "Üçgen uyarır, daire yasaklar ya da zorunlu kılar, mavi dikdörtgen bilgi verir." },
        ),
        choice("Sekizgen biçimindeki levhada ne yazar?", "DUR", ["PARK", "OKUL", "YAVAŞ"], {
          why: "Biçimi farklı olduğu için arkadan bile tanınır.",
        }),
      ],
      "Yolcu ve bisikletli olarak": [
        choice(
          "Araçta yolculuk ederken ilk iş ne olmalıdır?",
          "Emniyet kemerini takmak",
          ["Camı açmak", "Müzik açmak", "Ayağa kalkmak"],
          { why: "Kemer, ani frende öne savrulmamızı önler; kısa yolda ve arka koltukta da takılır." },
        ),
        multi("Bisiklete binerken hangileri takılmalıdır?", ["Kask", "Dizlik", "Dirseklik"], ["Kulaklık"], {
          why: "Kulaklık çevredeki sesleri duymayı engeller.",
        }),
        trueFalse("Araçtan her zaman kaldırım tarafındaki kapıdan inilir.", true, {
          why: "Öteki yandan araçlar geçer; açılan kapı da inen kişi de tehlikede olur.",
        }),
        choice(
          "Gece bisiklet sürerken bisikletin önünde ne bulunmalıdır?",
          "Beyaz ışık",
          ["Bayrak", "Kırmızı ışık", "Ayna"],
          { why: "Önde beyaz, arkada kırmızı ışık bulunur." },
        ),
      ],
    },
  ),
];

import { choice, match, multi, number, order, readySet, trueFalse, typed } from "../making";

export const hayatbilgisi = [
  readySet(
    {
      id: "hayat-1-okulum-evim",
      title: "Okulumda, evimde, sokakta",
      description: "1. sınıf hayat bilgisi: kurallar, temizlik, güvenlik ve takvim.",
      subject: "hayatbilgisi",
      grade: 1,
    },
    {
      "Okul kuralları": [
        choice(
          "Sınıfta konuşmak istediğimizde ne yaparız?",
          "Parmak kaldırıp söz isteriz",
          ["Bağırırız", "Masaya vururuz", "Ayağa kalkıp dolaşırız"],
          { why: "Söz istemek, herkesin sırayla dinlenmesini sağlar." },
        ),
        order(
          "Bir okul günü nasıl geçer? Önce olandan sonra olana doğru sırala.",
          ["Uyanırız", "Kahvaltı ederiz", "Okula gideriz", "Eve döneriz"],
          { why: "Okula aç gitmeyiz; kahvaltı bize güç verir." },
        ),
        trueFalse("Kantinde sıraya girmek bir kuraldır.", true, { why: "Sıraya girince herkesin hakkı korunur." }),
      ],
      "Temizlik ve sağlık": [
        multi(
          "Ellerimizi ne zaman yıkamalıyız?",
          ["Yemekten önce", "Tuvaletten sonra"],
          ["Yalnız kirli görünürse", "Yalnız ellerimiz üşüyünce"],
          { why: "Eller görünmeyen mikroplar taşıyabilir; sabunla yıkayınca temizlenir." },
        ),
        choice(
          "Dişlerimizi en az ne sıklıkla fırçalamalıyız?",
          "Günde 2 kez",
          ["Haftada 1 kez", "Ayda 1 kez", "Yılda 1 kez"],
          { why: "Sabah kahvaltıdan sonra ve gece yatmadan önce." },
        ),
        choice("Hangisi sağlıklı bir ara öğündür?", "Elma", ["Cips", "Gazlı içecek", "Şekerleme"], {
          why: "Meyveler vitamin ve lif içerir; ötekilerde çok şeker ya da tuz vardır.",
        }),
      ],
      "Güvende kalmak": [
        choice(
          "Yaya geçidinde yeşil adam yanınca ne yaparız?",
          "Yolu kontrol ederek geçeriz",
          ["Kırmızıyı bekleriz", "Geri döneriz", "Hiç bakmadan koşarız"],
          { why: "Işık yeşil olsa da önce iki yana bakarız." },
        ),
        match(
          "Acil durumda hangi görevli yardım eder?",
          [
            ["Yangın", "İtfaiyeci"],
            ["Hastalık", "Sağlık görevlisi"],
            ["Hırsızlık", "Polis"],
          ],
          { why: "Hepsini 112’yi arayarak çağırırız. Önce bir büyüğe haber veririz." },
        ),
        number("Acil yardım için hangi numarayı ararız?", 112, {
          why: "Ambulans, itfaiye, polis ve jandarma için tek numara 112’dir.",
        }),
      ],
      Takvim: [
        typed("Bir haftada kaç gün vardır?", ["yedi", "7", "yedi gün", "7 gün"], {
          why: "Beş gün okul, iki gün hafta sonu: hepsi yedi gün.",
        }),
        order("Günleri sırala: önce pazartesi.", ["Pazartesi", "Salı", "Çarşamba", "Perşembe"], {
          why: "Perşembeden sonra cuma, cumartesi ve pazar gelir.",
        }),
      ],
    },
  ),
];

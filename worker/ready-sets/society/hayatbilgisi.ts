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
        order("Bir okul günü nasıl geçer? Önce olandan sonra olana doğru sırala.", [
          "Uyanırız",
          "Kahvaltı ederiz",
          "Okula gideriz",
          "Eve döneriz",
        ]),
        trueFalse("Kantinde sıraya girmek bir kuraldır.", true, { why: "Sıraya girince herkesin hakkı korunur." }),
      ],
      "Temizlik ve sağlık": [
        multi(
          "Ellerimizi ne zaman yıkamalıyız?",
          ["Yemekten önce", "Tuvaletten sonra"],
          ["Yalnız bayramlarda", "Yalnız ellerimiz üşüyünce"],
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
          ["Olduğumuz yerde otururuz", "Geri döneriz", "Gözümüzü kapatıp koşarız"],
          { why: "Işık yeşil olsa da önce iki yana bakarız." },
        ),
        match("Acil durumda hangi görevli yardım eder?", [
          ["Yangın", "İtfaiyeci"],
          ["Hastalık", "Sağlık görevlisi"],
          ["Hırsızlık", "Polis"],
        ]),
        number("Acil yardım için hangi numarayı ararız?", 112, {
          why: "Ambulans, itfaiye, polis ve jandarma için tek numara 112’dir.",
        }),
      ],
      Takvim: [
        typed("Bir haftada kaç gün vardır?", ["yedi", "7"]),
        order("Günleri sırala: önce pazartesi.", ["Pazartesi", "Salı", "Çarşamba", "Perşembe"]),
      ],
    },
  ),
];

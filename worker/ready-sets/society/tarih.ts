import { choice, match, number, readySet, typed } from "../making";

export const tarih = [
  readySet(
    {
      id: "tarih-9-ilk-uygarliklar",
      title: "Tarih bilimi ve ilk uygarlıklar",
      description: "9. sınıf tarih: yardımcı bilimler, Mezopotamya, Anadolu ve ilk Türk devletleri.",
      subject: "tarih",
      grade: 9,
    },
    {
      "Tarih bilimi": [
        match("Yardımcı bilimleri konularıyla eşleştir.", [
          ["Arkeoloji", "Kazı bilimi"],
          ["Nümizmatik", "Paralar"],
          ["Epigrafi", "Yazıtlar"],
          ["Kronoloji", "Zaman sıralaması"],
        ]),
        choice(
          "Tarih öncesi ile tarihî çağları ayıran gelişme hangisidir?",
          "Yazının bulunması",
          ["Ateşin bulunması", "Tekerleğin bulunması", "Paranın bulunması"],
          { why: "Yazıyı Sümerler bulmuştur." },
        ),
        number("1453 yılı kaçıncı yüzyıldadır?", 15),
      ],
      "İlk uygarlıklar": [
        match("Uygarlıkları özellikleriyle eşleştir.", [
          ["Sümerler", "Çivi yazısı"],
          ["Lidyalılar", "Para"],
          ["Mısırlılar", "Piramitler"],
          ["Fenikeliler", "Harf yazısı"],
        ]),
        choice(
          "Kadeş Antlaşması hangi devletler arasında yapılmıştır?",
          "Hititler ve Mısırlılar",
          ["Sümerler ve Akadlar", "Frigler ve Lidyalılar", "Urartular ve Asurlular"],
          { why: "Bilinen ilk yazılı antlaşmalardandır." },
        ),
        choice("Hititlerin başkenti neresidir?", "Hattuşaş", ["Gordion", "Sardes", "Tuşpa"]),
        match("Uygarlıkları başkentleriyle eşleştir.", [
          ["Frigler", "Gordion"],
          ["Lidyalılar", "Sardes"],
          ["Urartular", "Tuşpa"],
        ]),
      ],
      "İlk Türk devletleri": [
        choice("Türk adıyla kurulan ilk Türk devleti hangisidir?", "Köktürkler", [
          "Uygurlar",
          "Asya Hunları",
          "Hazarlar",
        ]),
        choice("Orhun Yazıtları hangi devlet döneminde dikilmiştir?", "II. Köktürk Devleti", [
          "Asya Hun Devleti",
          "Avrupa Hun Devleti",
          "Uygur Devleti",
        ]),
        typed("Asya Hunlarının, onlu ordu düzenini kuran ünlü hükümdarı kimdir?", ["Mete Han", "Mete"]),
        choice("Eski Türklerde devlet işlerinin görüşüldüğü meclisin adı nedir?", "Kurultay", [
          "Divan",
          "Senato",
          "Yargan",
        ]),
      ],
    },
  ),
];

import { choice, match, number, order, readySet, trueFalse, typed } from "../making";

export const inkilap = [
  readySet(
    {
      id: "inkilap-8-milli-mucadele",
      title: "Millî Mücadele",
      description: "8. sınıf T.C. İnkılap Tarihi: Samsun’dan Cumhuriyet’e.",
      subject: "inkilap",
      grade: 8,
    },
    {
      "Hazırlık dönemi": [
        order(
          "Olayları eskiden yeniye sırala.",
          [
            "Mustafa Kemal’in Samsun’a çıkışı",
            "Amasya Genelgesi",
            "Erzurum Kongresi",
            "Sivas Kongresi",
            "TBMM’nin açılışı",
          ],
          { why: "Mayıs, Haziran, Temmuz ve Eylül 1919; Nisan 1920." },
        ),
        choice("Mustafa Kemal Samsun’a hangi tarihte çıktı?", "19 Mayıs 1919", [
          "23 Nisan 1920",
          "30 Ağustos 1922",
          "29 Ekim 1923",
        ]),
        choice(
          "“Milletin istiklalini yine milletin azim ve kararı kurtaracaktır.” sözü hangi belgededir?",
          "Amasya Genelgesi",
          ["Misakımillî", "Mudanya Ateşkesi", "Lozan Antlaşması"],
        ),
        choice("TBMM nerede açıldı?", "Ankara", ["İstanbul", "Sivas", "Erzurum"]),
      ],
      Savaşlar: [
        match("Komutanları eşleştir.", [
          ["Doğu Cephesi", "Kâzım Karabekir"],
          ["İnönü Muharebeleri", "İsmet Bey (Paşa)"],
          ["Sakarya Meydan Muharebesi", "Mustafa Kemal Paşa"],
        ]),
        order("Muharebeleri sırala.", ["I. İnönü", "II. İnönü", "Sakarya", "Büyük Taarruz"]),
        choice(
          "Mustafa Kemal’e “gazi” unvanı ve “mareşal” rütbesi hangi zaferden sonra verildi?",
          "Sakarya Meydan Muharebesi",
          ["I. İnönü Muharebesi", "Büyük Taarruz", "Çanakkale Savaşı"],
        ),
        choice("30 Ağustos Zafer Bayramı hangi muharebenin anısınadır?", "Başkomutanlık Meydan Muharebesi", [
          "Sakarya Meydan Muharebesi",
          "II. İnönü Muharebesi",
          "Çanakkale Savaşı",
        ]),
      ],
      "Barış ve Cumhuriyet": [
        match("Belgeleri eşleştir.", [
          ["Mondros", "Osmanlı için I. Dünya Savaşı’nı bitiren ateşkes"],
          ["Mudanya", "Kurtuluş Savaşı’nı bitiren ateşkes"],
          ["Lozan", "Barış antlaşması"],
        ]),
        number("Cumhuriyet hangi yılda ilan edildi?", 1923),
        typed("Türkiye Cumhuriyeti’nin ilk cumhurbaşkanı kimdir?", [
          "Mustafa Kemal Atatürk",
          "Atatürk",
          "Mustafa Kemal",
          "Mustafa Kemal Paşa",
          "Gazi Mustafa Kemal",
          "Gazi Mustafa Kemal Paşa",
          "Gazi Mustafa Kemal Atatürk",
        ]),
        trueFalse("Saltanat, Cumhuriyet’in ilanından önce kaldırıldı.", true, {
          why: "Saltanat 1 Kasım 1922’de, Cumhuriyet’in ilanı 29 Ekim 1923’te.",
        }),
      ],
    },
  ),
];

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
        choice(
          "Mustafa Kemal Samsun’a hangi tarihte çıktı?",
          "19 Mayıs 1919",
          ["23 Nisan 1920", "30 Ağustos 1922", "29 Ekim 1923"],
          {
            why: "Bu gün Millî Mücadele’nin başlangıcı sayılır. Meclis 23 Nisan 1920’de açıldı, zafer 30 Ağustos 1922’de kazanıldı.",
          },
        ),
        choice(
          "“Milletin istiklalini yine milletin azim ve kararı kurtaracaktır.” sözü hangi belgededir?",
          "Amasya Genelgesi",
          ["Misakımillî", "Mudanya Ateşkesi", "Lozan Antlaşması"],
          {
            why: "Genelge (22 Haziran 1919) Millî Mücadele’nin amacını, gerekçesini ve yöntemini ilk kez duyurdu; bu söz amaçla yöntemi söyler.",
          },
        ),
        choice("TBMM nerede açıldı?", "Ankara", ["İstanbul", "Sivas", "Erzurum"], {
          why: "İstanbul 16 Mart 1920’de resmen işgal edilmişti; Ankara cephelere yakın, güvenli ve demir yolu olan bir yerdi.",
        }),
      ],
      Savaşlar: [
        match(
          "Cepheyi ya da muharebeyi komutanıyla eşleştir.",
          [
            ["Doğu Cephesi", "Kâzım Karabekir"],
            ["İnönü Muharebeleri", "İsmet Bey (Paşa)"],
            ["Sakarya Meydan Muharebesi", "Mustafa Kemal Paşa"],
          ],
          {
            why: "Kâzım Karabekir Ermeni kuvvetlerini durdurdu; Mustafa Kemal, Sakarya’da orduyu Başkomutan olarak yönetti.",
          },
        ),
        order("Muharebeleri sırala.", ["I. İnönü", "II. İnönü", "Sakarya", "Büyük Taarruz"], {
          why: "Ocak, mart–nisan ve ağustos–eylül 1921; Ağustos 1922. Arada Kütahya-Eskişehir’de geri çekilindi.",
        }),
        choice(
          "Mustafa Kemal’e “gazi” unvanı ve “mareşal” rütbesi hangi zaferden sonra verildi?",
          "Sakarya Meydan Muharebesi",
          ["I. İnönü Muharebesi", "Büyük Taarruz", "Çanakkale Savaşı"],
          {
            why: "TBMM bunları 19 Eylül 1921’de verdi; Sakarya ile geri çekilme bitti, taarruz sırası Türk ordusuna geçti.",
          },
        ),
        choice(
          "30 Ağustos Zafer Bayramı hangi muharebenin anısınadır?",
          "Başkomutanlık Meydan Muharebesi",
          ["Sakarya Meydan Muharebesi", "II. İnönü Muharebesi", "Çanakkale Savaşı"],
          { why: "Büyük Taarruz 26 Ağustos 1922’de başladı, 30 Ağustos’ta Dumlupınar’daki bu muharebeyle kazanıldı." },
        ),
      ],
      "Barış ve Cumhuriyet": [
        match(
          "Belgeleri eşleştir.",
          [
            ["Mondros", "Osmanlı için I. Dünya Savaşı’nı bitiren ateşkes"],
            ["Mudanya", "Kurtuluş Savaşı’nı bitiren ateşkes"],
            ["Lozan", "Barış antlaşması"],
          ],
          {
            why: "Ateşkes savaşı durdurur, barış antlaşması sınırları ve koşulları belirler. Mondros 1918’de, Mudanya 1922’de, Lozan 1923’tedir.",
          },
        ),
        number("Cumhuriyet hangi yılda ilan edildi?", 1923, {
          why: "29 Ekim 1923’te Meclis devletin yönetim biçimini cumhuriyet olarak belirledi. 1920, Meclis’in açıldığı yıldır.",
        }),
        typed(
          "Türkiye Cumhuriyeti’nin ilk cumhurbaşkanı kimdir?",
          [
            "Mustafa Kemal Atatürk",
            "Atatürk",
            "Mustafa Kemal",
            "Mustafa Kemal Paşa",
            "Kemal Atatürk",
            "M. Kemal Atatürk",
            "Gazi Mustafa Kemal",
            "Gazi Mustafa Kemal Paşa",
            "Gazi Mustafa Kemal Atatürk",
          ],
          { why: "Meclis onu Cumhuriyet’in ilan edildiği gün seçti; Atatürk soyadını 1934’te aldı." },
        ),
        trueFalse("Saltanat, Cumhuriyet’in ilanından önce kaldırıldı.", true, {
          why: "Saltanat 1 Kasım 1922’de, Cumhuriyet’in ilanı 29 Ekim 1923’te.",
        }),
      ],
    },
  ),
];

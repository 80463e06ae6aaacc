import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const sosyal4to6 = [
  readySet(
    {
      id: "sosyal-4-kimlik-kultur",
      title: "Ben, kültürüm, üretim",
      description: "4. sınıf sosyal bilgiler: kimlik, sözlü tarih, kroki, hava durumu, ihtiyaç ve bütçe.",
      subject: "sosyal",
      grade: 4,
    },
    {
      "Birey ve geçmiş": [
        multi(
          "Kimlik kartımızda hangileri yazar?",
          ["Adımız ve soyadımız", "Doğum tarihimiz"],
          ["En sevdiğimiz renk", "Okul numaramız"],
          { why: "Kimlik kartı kişiyi resmî olarak tanıtan bilgileri taşır." },
        ),
        choice(
          "Dedemizden eski bayramları dinleyip yazmak hangi yöntemdir?",
          "Sözlü tarih",
          ["Kroki çizme", "Deney", "Anket"],
          {
            why: "Olayları yaşayanlardan dinleyerek öğreniriz.",
          },
        ),
        order("Yaşam çizgine göre sırala.", ["Doğdum", "Yürümeye başladım", "Anaokuluna gittim", "Okumayı öğrendim"]),
        match("Millî Mücadele kahramanını yeriyle eşleştir.", [
          ["Sütçü İmam", "Kahramanmaraş"],
          ["Şahin Bey", "Gaziantep"],
          ["Ali Saip Bey", "Şanlıurfa"],
        ]),
      ],
      "İnsanlar, yerler, çevreler": [
        choice("Bir yerin kuş bakışı, ölçeksiz çizimine ne denir?", "Kroki", ["Harita", "Fotoğraf", "Grafik"], {
          why: "Haritada ölçek vardır, krokide yoktur.",
        }),
        choice("Havanın kısa süredeki durumuna ne denir?", "Hava durumu", ["İklim", "Mevsim", "Doğal afet"], {
          why: "İklim uzun yılların ortalamasıdır.",
        }),
        multi("Hangileri doğal unsurdur?", ["Dağ", "Göl"], ["Köprü", "Baraj"], {
          why: "Köprü ve barajı insan yapar; bunlar beşerî unsurdur.",
        }),
        trueFalse("Pusulanın renkli ucu her zaman kuzeyi gösterir.", true),
      ],
      "Üretim, dağıtım, tüketim": [
        choice("Hangisi temel ihtiyaçtır?", "Beslenme", ["Oyuncak", "Bisiklet", "Sinema"], {
          why: "Temel ihtiyaçlar karşılanmazsa yaşamımızı sürdüremeyiz.",
        }),
        order("Ekonomik faaliyetleri sırala.", ["Üretim", "Dağıtım", "Tüketim"]),
        number("Haftalık harçlığı 100 lira olan Ece 65 lira harcadı. Kaç lira biriktirdi?", 35, { unit: "lira" }),
        choice("Aldığımız bozuk ürünü değiştirmek için hangisi gerekir?", "Fiş ya da fatura", [
          "Kimlik kartı",
          "Poşet",
          "Reklam broşürü",
        ]),
      ],
    },
  ),
  readySet(
    {
      id: "sosyal-6-yeryuzu-yonetim",
      title: "Yeryüzü, ilk Türk devletleri, demokrasi",
      description: "6. sınıf sosyal bilgiler: konum, iklimler, Orta Asya’dan Anadolu’ya, yönetim biçimleri.",
      subject: "sosyal",
      grade: 6,
    },
    {
      "Yeryüzünde yaşam": [
        choice(
          "Dünya’yı kuzey ve güney olarak iki eş parçaya ayıran çizgi hangisidir?",
          "Ekvator",
          ["Başlangıç meridyeni", "Yengeç Dönencesi", "Kuzey Kutup Dairesi"],
          { why: "Ekvator 0° paralelidir; 0° meridyeni doğu ile batıyı ayırır." },
        ),
        choice("Arka arkaya iki meridyen arasındaki zaman farkı kaç dakikadır?", "4", ["1", "15", "60"], {
          why: "Dünya 360° dönüşünü 24 saatte tamamlar: 24 × 60 ÷ 360 = 4.",
        }),
        match("İklimi bitki örtüsüyle eşleştir.", [
          ["Akdeniz iklimi", "Maki"],
          ["Karadeniz iklimi", "Orman"],
          ["Karasal iklim", "Bozkır"],
          ["Çöl iklimi", "Seyrek kurakçıl bitkiler"],
        ]),
        trueFalse("Türkiye, Kuzey Yarım Küre’de yer alır.", true, { why: "36°–42° kuzey paralelleri arasındadır." }),
        choice("Türkiye’nin üç yanının denizlerle çevrili olması hangi konumuyla ilgilidir?", "Özel (göreceli) konum", [
          "Mutlak (matematik) konum",
          "Ekvator’a uzaklık",
          "Yerel saat",
        ]),
      ],
      "Türklerin tarihi": [
        order("Kuruluş sırasına koy.", [
          "Asya Hun Devleti",
          "Kök Türk Devleti",
          "Uygur Devleti",
          "Büyük Selçuklu Devleti",
        ]),
        choice(
          "Türkçenin bilinen ilk büyük yazılı belgeleri hangisidir?",
          "Orhun Yazıtları",
          ["Kutadgu Bilig", "Divanü Lügati’t-Türk", "Dede Korkut Hikâyeleri"],
          { why: "Yazıtlar 8. yüzyılda Kök Türkler döneminde dikildi." },
        ),
        choice("Yerleşik hayata geçen ilk Türk devleti hangisidir?", "Uygurlar", ["Hunlar", "Kök Türkler", "Avarlar"], {
          why: "Mani dininin de etkisiyle şehirler kurdular.",
        }),
        choice(
          "Anadolu’nun kapılarını Türklere açan savaş hangisidir?",
          "Malazgirt",
          ["Miryokefalon", "Dandanakan", "Kösedağ"],
          {
            why: "1071’de Sultan Alparslan Bizans’ı yendi.",
          },
        ),
        match("Yapıtı yazarıyla eşleştir.", [
          ["Kutadgu Bilig", "Yusuf Has Hacip"],
          ["Divanü Lügati’t-Türk", "Kaşgarlı Mahmut"],
          ["Divanıhikmet", "Hoca Ahmet Yesevi"],
        ]),
      ],
      "Etkin vatandaşlık": [
        match("Yönetim biçimini egemenlik kaynağıyla eşleştir.", [
          ["Cumhuriyet", "Halk"],
          ["Monarşi", "Tek kişi"],
          ["Oligarşi", "Küçük bir grup"],
          ["Teokrasi", "Din kuralları"],
        ]),
        multi(
          "Hangileri demokrasinin temel ilkelerindendir?",
          ["Seçim", "Eşitlik", "Çoğulculuk"],
          ["Tek kişinin kararı"],
        ),
        choice(
          "Türkiye’de yasama yetkisi kimdedir?",
          "Türkiye Büyük Millet Meclisi",
          ["Bağımsız mahkemeler", "Cumhurbaşkanı", "Valilikler"],
          { why: "Yasaları Meclis yapar; yürütme Cumhurbaşkanındadır, yargıyı mahkemeler kullanır." },
        ),
      ],
    },
  ),
];

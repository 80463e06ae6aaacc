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
        order(
          "Bir çocuğun yaşamındaki olayları eskiden yeniye sırala.",
          ["Doğdum", "Yürümeye başladım", "Anaokuluna gittim", "Okumayı öğrendim"],
          { why: "Olayları oluş sırasına koymaya kronoloji denir; yaşam çizgisi bu sırayla çizilir." },
        ),
        match(
          "Millî Mücadele kahramanını yeriyle eşleştir.",
          [
            ["Sütçü İmam", "Kahramanmaraş"],
            ["Şahin Bey", "Gaziantep"],
            ["Ali Saip Bey", "Şanlıurfa"],
          ],
          { why: "Halkın savunması anısına şehirlere “Kahraman”, “Gazi” ve “Şanlı” adları verildi." },
        ),
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
        trueFalse("Mıknatıstan uzak tutulan bir pusulanın renkli ucu kuzeyi gösterir.", true, {
          why: "İğne küçük bir mıknatıstır ve Dünya’nın manyetik alanına göre döner. Yakındaki demir ve mıknatıs onu şaşırtır.",
        }),
      ],
      "Üretim, dağıtım, tüketim": [
        choice("Hangisi temel ihtiyaçtır?", "Beslenme", ["Oyuncak", "Bisiklet", "Sinema"], {
          why: "Temel ihtiyaçlar karşılanmazsa yaşamımızı sürdüremeyiz.",
        }),
        order("Ekonomik faaliyetleri sırala.", ["Üretim", "Dağıtım", "Tüketim"], {
          why: "Ekmek fırında üretilir, araçla bakkala dağıtılır, evde tüketilir.",
        }),
        number("Haftalık harçlığı 100 lira olan Ece 65 lira harcadı. Kaç lira biriktirdi?", 35, {
          why: "Birikim, gelirden giderin çıkarılmasıyla bulunur: 100 − 65 = 35.",
          unit: "lira",
        }),
        choice(
          "Aldığımız bozuk ürünü değiştirmek için hangisi gerekir?",
          "Fiş ya da fatura",
          ["Kimlik kartı", "Poşet", "Reklam broşürü"],
          { why: "Fiş ya da fatura, ürünü nereden ve ne zaman aldığımızı gösterir; bu yüzden saklarız." },
        ),
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
        choice("Arka arkaya iki meridyen arasındaki yerel saat farkı kaç dakikadır?", "4", ["1", "15", "60"], {
          why: "Dünya 360° dönüşünü 24 saatte tamamlar: 24 × 60 ÷ 360 = 4.",
        }),
        match(
          "İklimi bitki örtüsüyle eşleştir.",
          [
            ["Akdeniz iklimi", "Maki"],
            ["Karadeniz iklimi", "Orman"],
            ["Karasal iklim", "Bozkır"],
            ["Çöl iklimi", "Seyrek kurakçıl bitkiler"],
          ],
          {
            why: "Bitkiyi yağış ve sıcaklık belirler: her mevsim yağış ormanı, yaz kuraklığı maki ve bozkırı getirir.",
          },
        ),
        trueFalse("Türkiye, Kuzey Yarım Küre’de yer alır.", true, { why: "36°–42° kuzey paralelleri arasındadır." }),
        choice(
          "Türkiye’nin üç yanının denizlerle çevrili olması hangi konumuyla ilgilidir?",
          "Özel (göreceli) konum",
          ["Mutlak (matematik) konum", "Ekvator’a uzaklık", "Yerel saat"],
          {
            why: "Özel konum bir yerin denizlere, dağlara, komşulara göre yeridir; matematik konum enlem ve boylamdır.",
          },
        ),
      ],
      "Türklerin tarihi": [
        order(
          "Kuruluş sırasına koy.",
          ["Asya Hun Devleti", "Kök Türk Devleti", "Uygur Devleti", "Büyük Selçuklu Devleti"],
          {
            why: "Hunlar MÖ 3. yüzyılda, Kök Türkler 552’de, Uygurlar 744’te, Büyük Selçuklular 1040’ta devlet kurdu.",
          },
        ),
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
        match(
          "Yapıtı yazarıyla eşleştir.",
          [
            ["Kutadgu Bilig", "Yusuf Has Hacip"],
            ["Divanü Lügati’t-Türk", "Kaşgarlı Mahmut"],
            ["Divanıhikmet", "Hoca Ahmet Yesevi"],
          ],
          {
            why: "Kutadgu Bilig yöneticiye öğütler verir, Divanü Lügati’t-Türk bir sözlüktür, Divanıhikmet dinî şiirlerdir.",
          },
        ),
      ],
      "Etkin vatandaşlık": [
        match(
          "Yönetim biçimini egemenlik kaynağıyla eşleştir.",
          [
            ["Cumhuriyet", "Halk"],
            ["Monarşi", "Tek kişi"],
            ["Oligarşi", "Küçük bir grup"],
            ["Teokrasi", "Din kuralları"],
          ],
          { why: "Ayırmak için “Son sözü kim söyler?” diye sor. Cumhuriyette halk, sözünü seçtikleriyle söyler." },
        ),
        multi(
          "Hangileri demokrasinin temel ilkelerindendir?",
          ["Seçim", "Eşitlik", "Çoğulculuk"],
          ["Tek kişinin kararı"],
          { why: "Demokraside güç tek elde toplanmaz; farklı düşünceler seçimde yarışır, herkesin oyu eşittir." },
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

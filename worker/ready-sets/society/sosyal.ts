import { choice, match, multi, number, order, readySet, trueFalse, typed } from "../making";

export const sosyal = [
  readySet(
    {
      id: "sosyal-5-turkiye-yeryuzu",
      title: "Türkiye’yi tanıyalım",
      description: "5. sınıf sosyal bilgiler: bölgeler, denizler, dağlar, göller ve harita bilgisi.",
      subject: "sosyal",
      grade: 5,
    },
    {
      "Denizler ve bölgeler": [
        number("Türkiye kaç coğrafi bölgeye ayrılır?", 7),
        multi(
          "Türkiye’nin kıyısı olan denizler hangileridir?",
          ["Karadeniz", "Ege Denizi", "Akdeniz"],
          ["Hazar Denizi"],
          { why: "Bir de iç denizimiz olan Marmara vardır." },
        ),
        choice(
          "Denize kıyısı olmayan bölgelerimizden biri hangisidir?",
          "İç Anadolu",
          ["Marmara", "Ege", "Karadeniz"],
          { why: "Doğu Anadolu ile Güneydoğu Anadolu’nun da denize kıyısı yoktur." },
        ),
        choice(
          "Karadeniz ile Marmara Denizi’ni birbirine hangi boğaz bağlar?",
          "İstanbul Boğazı",
          ["Çanakkale Boğazı", "Cebelitarık Boğazı", "Hürmüz Boğazı"],
          { why: "Çanakkale Boğazı, Marmara ile Ege’yi bağlar." },
        ),
      ],
      "Dağlar, göller, akarsular": [
        typed("Türkiye’nin yüz ölçümü en büyük gölü hangisidir?", ["Van Gölü", "Van"]),
        choice(
          "Tamamı Türkiye sınırları içinde akan en uzun akarsu hangisidir?",
          "Kızılırmak",
          ["Fırat", "Dicle", "Meriç"],
          { why: "Kızılırmak yurdumuzda doğar, Karadeniz’e dökülür." },
        ),
        match("Dağları bulundukları bölgelerle eşleştir.", [
          ["Ağrı Dağı", "Doğu Anadolu"],
          ["Uludağ", "Marmara"],
          ["Erciyes", "İç Anadolu"],
          ["Kaçkar Dağları", "Karadeniz"],
        ]),
      ],
      "Harita bilgisi": [
        choice("Fiziki haritalarda ovalar gibi alçak yerler hangi renkle gösterilir?", "Yeşil", [
          "Kahverengi",
          "Mavi",
          "Mor",
        ]),
        choice("Haritada mavi renk neyi gösterir?", "Suları", ["Ormanları", "Dağları", "Şehirleri"]),
        order("Çevresine göre yüksekliği azdan çoğa doğru sırala.", ["Ova", "Tepe", "Dağ"]),
      ],
      "İklim ve yaşam": [
        choice("Çayın en çok yetiştirildiği il hangisidir?", "Rize", ["Konya", "Şanlıurfa", "Ankara"], {
          why: "Çay bol yağış ve ılıman iklim ister.",
        }),
        trueFalse("Akdeniz ikliminde yazlar sıcak ve kurak geçer.", true),
      ],
    },
  ),
  readySet(
    {
      id: "sosyal-7-tarih-yolculugu",
      title: "Türk tarihinde yolculuk",
      description: "7. sınıf sosyal bilgiler: Osmanlı’nın kuruluşu, yükselişi ve dünyadaki değişim.",
      subject: "sosyal",
      grade: 7,
    },
    {
      "Kuruluş ve fetih": [
        order(
          "Olayları eskiden yeniye sırala.",
          ["Malazgirt Savaşı", "Osmanlı Beyliği’nin kuruluşu", "Ankara Savaşı", "İstanbul’un fethi"],
          { why: "1071, 1299 (bazı tarihçilere göre 1302), 1402 ve 1453." },
        ),
        number("İstanbul hangi yılda fethedildi?", 1453),
        choice("İstanbul’u fetheden padişah kimdir?", "Fatih Sultan Mehmet", [
          "Kanuni Sultan Süleyman",
          "Yavuz Sultan Selim",
          "Osman Bey",
        ]),
        choice("Osmanlı Beyliği’nin kurucusu kimdir?", "Osman Bey", ["Orhan Bey", "I. Murat", "Ertuğrul Gazi"]),
      ],
      "Devlet yönetimi": [
        match("Görevlileri görevleriyle eşleştir.", [
          ["Kadı", "Adalet işleri"],
          ["Defterdar", "Maliye işleri"],
          ["Sadrazam", "Padişahın vekili"],
          ["Kaptanıderya", "Donanma"],
        ]),
        choice("Devlet işlerinin görüşüldüğü kurula ne denirdi?", "Divan", ["Lonca", "Tımar", "Medrese"], {
          why: "Tımar toprak düzeni, medrese okul, lonca esnaf birliğidir.",
        }),
        choice("Ahilik teşkilatının amacı neydi?", "Esnafı bir arada tutmak, mesleği ve ahlakı korumak", [
          "Orduyu yönetmek",
          "Vergi toplamak",
          "Padişahı seçmek",
        ]),
      ],
      "Dünyada değişim": [
        choice("Matbaayı hareketli metal harflerle Avrupa’da yaygınlaştıran kimdir?", "Johannes Gutenberg", [
          "Galileo Galilei",
          "Isaac Newton",
          "Kristof Kolomb",
        ]),
        choice(
          "Dünya’nın çevresini ilk dolaşan sefere kim başlamıştır?",
          "Macellan",
          ["Vasco da Gama", "Kristof Kolomb", "Marco Polo"],
          { why: "Macellan yolda öldü, seferi Elcano tamamladı." },
        ),
        order("Çağları sırala.", ["İlk Çağ", "Orta Çağ", "Yeni Çağ", "Yakın Çağ"]),
        trueFalse("Coğrafi Keşifler’den sonra Akdeniz limanlarının önemi azaldı.", true, {
          why: "Ticaret yolları okyanuslara kaydı.",
        }),
      ],
    },
  ),
];

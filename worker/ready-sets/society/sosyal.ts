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
        number("Türkiye kaç coğrafi bölgeye ayrılır?", 7, {
          why: "Dördü adını kıyısındaki denizden alır: Karadeniz, Marmara, Ege, Akdeniz. Üçünün denize kıyısı yoktur: İç, Doğu ve Güneydoğu Anadolu.",
        }),
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
        typed("Türkiye’nin yüz ölçümü en büyük gölü hangisidir?", ["Van Gölü", "Van"], {
          why: "Van Gölü’nün suyu sodalıdır. İkinci büyük gölümüz Tuz Gölü’dür.",
        }),
        choice(
          "Tamamı Türkiye sınırları içinde akan en uzun akarsu hangisidir?",
          "Kızılırmak",
          ["Fırat", "Dicle", "Meriç"],
          { why: "Kızılırmak yurdumuzda doğar, Karadeniz’e dökülür." },
        ),
        match(
          "Dağları bulundukları bölgelerle eşleştir.",
          [
            ["Ağrı Dağı", "Doğu Anadolu"],
            ["Uludağ", "Marmara"],
            ["Erciyes", "İç Anadolu"],
            ["Kaçkar Dağları", "Karadeniz"],
          ],
          {
            why: "En yüksek dağımız Ağrı’dır (5137 m). Ağrı ve Erciyes volkanik dağlardır, lavların yığılmasıyla oluşmuştur.",
          },
        ),
      ],
      "Harita bilgisi": [
        choice(
          "Fiziki haritalarda ovalar gibi alçak yerler hangi renkle gösterilir?",
          "Yeşil",
          ["Kahverengi", "Mavi", "Mor"],
          { why: "Yeşil orman demek değildir: renkler yüksekliği gösterir. Yükseldikçe sarı, sonra kahverengi gelir." },
        ),
        choice("Haritada mavi renk neyi gösterir?", "Suları", ["Ormanları", "Dağları", "Şehirleri"], {
          why: "Deniz, göl ve akarsular mavidir; koyulaştıkça su derinleşir.",
        }),
        order("Çevresine göre yüksekliği azdan çoğa doğru sırala.", ["Ova", "Tepe", "Dağ"], {
          why: "Ova düzdür; tepe çevresinden biraz, dağ çok yüksektir.",
        }),
      ],
      "İklim ve yaşam": [
        choice("Çayın en çok yetiştirildiği il hangisidir?", "Rize", ["Konya", "Şanlıurfa", "Ankara"], {
          why: "Çay bol yağış ve ılıman iklim ister.",
        }),
        trueFalse("Akdeniz ikliminde yazlar sıcak ve kurak geçer.", true, {
          why: "Yağış daha çok kışın yağmur olarak düşer; maki bitkileri bu kuraklığa dayanır.",
        }),
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
        number("İstanbul hangi yılda fethedildi?", 1453, {
          why: "29 Mayıs 1453’te; Bizans sona erdi, birçok tarihçi Yeni Çağ’ı bu olayla başlatır.",
        }),
        choice(
          "İstanbul’u fetheden padişah kimdir?",
          "Fatih Sultan Mehmet",
          ["Kanuni Sultan Süleyman", "Yavuz Sultan Selim", "Osman Bey"],
          { why: "II. Mehmet fetihle “Fatih” diye anıldı. Yavuz Mısır’ı, Kanuni Belgrad’ı aldı." },
        ),
        choice("Osmanlı Beyliği’nin kurucusu kimdir?", "Osman Bey", ["Orhan Bey", "I. Murat", "Ertuğrul Gazi"], {
          why: "Beylik adını Osman Bey’den alır. Ertuğrul Gazi babası, Orhan Bey oğludur.",
        }),
      ],
      "Devlet yönetimi": [
        match(
          "Görevlileri görevleriyle eşleştir.",
          [
            ["Kadı", "Adalet işleri"],
            ["Defterdar", "Maliye işleri"],
            ["Sadrazam", "Padişahın vekili"],
            ["Kaptanıderya", "Donanma"],
          ],
          { why: "“Defter” hesabı, “derya” denizi anlatır; adların anlamı görevi hatırlatır." },
        ),
        choice("Devlet işlerinin görüşüldüğü kurula ne denirdi?", "Divan", ["Lonca", "Tımar", "Medrese"], {
          why: "Tımar toprak düzeni, medrese okul, lonca esnaf birliğidir.",
        }),
        choice(
          "Ahilik teşkilatının amacı neydi?",
          "Esnafı bir arada tutmak, mesleği ve ahlakı korumak",
          ["Orduyu yönetmek", "Vergi toplamak", "Padişahı seçmek"],
          {
            why: "Ahilik çırak yetiştirir, malın niteliğini ve fiyatını denetlerdi; devletin ordu ve vergi işlerine bakmazdı.",
          },
        ),
      ],
      "Dünyada değişim": [
        choice(
          "Matbaayı hareketli metal harflerle Avrupa’da yaygınlaştıran kimdir?",
          "Johannes Gutenberg",
          ["Galileo Galilei", "Isaac Newton", "Kristof Kolomb"],
          { why: "Kitap ucuzladı, bilgi yayıldı. Bu, Rönesans ve Reform’u hızlandırdı." },
        ),
        choice(
          "Dünya’nın çevresini ilk dolaşan sefere kim başlamıştır?",
          "Macellan",
          ["Vasco da Gama", "Kristof Kolomb", "Marco Polo"],
          { why: "Macellan yolda öldü, seferi Elcano tamamladı." },
        ),
        order("Çağları sırala.", ["İlk Çağ", "Orta Çağ", "Yeni Çağ", "Yakın Çağ"], {
          why: "Sırayla yazının bulunması, Kavimler Göçü, İstanbul’un fethi ve Fransız İhtilali ile başlatılır.",
        }),
        trueFalse("Coğrafi Keşifler’den sonra Akdeniz limanlarının önemi azaldı.", true, {
          why: "Ticaret yolları okyanuslara kaydı.",
        }),
      ],
    },
  ),
];

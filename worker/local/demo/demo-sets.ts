/** The demo teacher's sets: two lessons' worth of questions. The first option is the right one; `demoData` deals them. */
type DemoQuestion = readonly [
  text: string,
  right: string,
  wrong: readonly [string, string, string],
  explanation: string,
  outcome: string,
];
type DemoSet = {
  readonly title: string;
  readonly description: string;
  readonly subject: string;
  readonly grade: number;
  readonly questions: readonly DemoQuestion[];
};

export const demoSets: readonly DemoSet[] = [
  {
    title: "Hücre ve Bölünmeler",
    description: "7. sınıf fen bilimleri, hücrenin yapısı ile mitoz ve mayoz tekrarı.",
    subject: "fen",
    grade: 7,
    questions: [
      [
        "Mitoz bölünme sonunda oluşan yavru hücrelerin kromozom sayısı için hangisi doğrudur?",
        "Ana hücreninkiyle aynıdır",
        ["Ana hücrenin yarısı kadardır", "Ana hücreninkinin iki katıdır", "Her yavru hücrede farklıdır"],
        "Mitozda kalıtım maddesi önce eşlenir, sonra iki yavru hücreye eşit paylaştırılır.",
        "Mitoz",
      ],
      [
        "Bitki hücresinde bulunup hayvan hücresinde bulunmayan yapı hangisidir?",
        "Hücre duvarı",
        ["Hücre zarı", "Çekirdek", "Mitokondri"],
        "Hücre duvarı bitki hücresine sağlamlık ve belirli bir şekil verir.",
        "Hücre ve organeller",
      ],
      [
        "Hücrenin enerji üretim merkezi hangi organeldir?",
        "Mitokondri",
        ["Ribozom", "Koful", "Golgi cisimciği"],
        "Oksijenli solunum mitokondride gerçekleşir.",
        "Hücre ve organeller",
      ],
      [
        "Protein üretimi hangi organelde yapılır?",
        "Ribozom",
        ["Lizozom", "Sentrozom", "Kloroplast"],
        "Ribozom en küçük organeldir ve bütün canlı hücrelerde bulunur.",
        "Hücre ve organeller",
      ],
      [
        "Mayoz bölünme sonunda kaç hücre oluşur?",
        "4",
        ["2", "6", "8"],
        "Mayoz art arda iki bölünmeden oluşur; bir hücreden dört hücre meydana gelir.",
        "Mayoz",
      ],
      [
        "Parça değişimi hangi bölünmede görülür?",
        "Mayoz",
        ["Mitoz", "Her ikisinde", "Hiçbirinde"],
        "Parça değişimi, aynı türün bireyleri arasındaki çeşitliliğin nedenlerinden biridir.",
        "Mayoz",
      ],
      [
        "İnsanda vücut hücrelerinde kaç kromozom bulunur?",
        "46",
        ["23", "44", "92"],
        "Üreme hücrelerinde bu sayının yarısı, yani 23 kromozom vardır.",
        "Mitoz",
      ],
      [
        "Fotosentez bitki hücresinin hangi yapısında gerçekleşir?",
        "Kloroplast",
        ["Çekirdek", "Koful", "Hücre duvarı"],
        "Kloroplastta ışığı soğuran yeşil renkli klorofil bulunur.",
        "Hücre ve organeller",
      ],
      [
        "Hangisi mitoz bölünmenin canlılara sağladığı yararlardan biri değildir?",
        "Üreme hücrelerini oluşturmak",
        ["Büyümeyi sağlamak", "Yaraları onarmak", "Tek hücrelilerde çoğalmayı sağlamak"],
        "Üreme hücreleri mayoz bölünmeyle oluşur.",
        "Mitoz",
      ],
      [
        "Hücrede madde giriş çıkışını denetleyen yapı hangisidir?",
        "Hücre zarı",
        ["Sitoplazma", "Çekirdek", "Endoplazmik retikulum"],
        "Hücre zarı seçici geçirgendir: her maddenin geçmesine izin vermez.",
        "Hücre ve organeller",
      ],
    ],
  },
  {
    title: "Türkiye’yi Tanıyalım",
    description: "İller, dağlar, göller ve tarihimizden on kısa soru.",
    subject: "sosyal",
    grade: 6,
    questions: [
      [
        "Türkiye topraklarında doğup yine Türkiye’den denize dökülen en uzun akarsu hangisidir?",
        "Kızılırmak",
        ["Sakarya", "Yeşilırmak", "Büyük Menderes"],
        "Kızılırmak yaklaşık 1.355 kilometre uzunluğundadır ve Karadeniz’e dökülür.",
        "Yeryüzü şekilleri",
      ],
      [
        "Türkiye’nin yüz ölçümü en büyük gölü hangisidir?",
        "Van Gölü",
        ["Tuz Gölü", "Beyşehir Gölü", "Eğirdir Gölü"],
        "Van Gölü’nün suyu sodalıdır; inci kefali bu suda yaşar.",
        "Yeryüzü şekilleri",
      ],
      [
        "Türkiye’nin en yüksek dağı hangisidir?",
        "Ağrı Dağı",
        ["Erciyes Dağı", "Uludağ", "Süphan Dağı"],
        "Ağrı Dağı’nın zirvesi 5.137 metredir.",
        "Yeryüzü şekilleri",
      ],
      [
        "Türkiye Büyük Millet Meclisi hangi tarihte açılmıştır?",
        "23 Nisan 1920",
        ["19 Mayıs 1919", "29 Ekim 1923", "30 Ağustos 1922"],
        "Bu gün, Ulusal Egemenlik ve Çocuk Bayramı olarak kutlanır.",
        "Yakın tarih",
      ],
      [
        "İstiklâl Marşı’nın şairi kimdir?",
        "Mehmet Âkif Ersoy",
        ["Yahya Kemal Beyatlı", "Namık Kemal", "Tevfik Fikret"],
        "Marş 12 Mart 1921’de kabul edilmiştir.",
        "Yakın tarih",
      ],
      [
        "Peribacalarıyla tanınan Kapadokya’nın merkezi sayılan il hangisidir?",
        "Nevşehir",
        ["Konya", "Kayseri", "Sivas"],
        "Göreme, Ürgüp ve Avanos Nevşehir’in sınırları içindedir.",
        "İller",
      ],
      [
        "Plaka kodu 06 olan il hangisidir?",
        "Ankara",
        ["Antalya", "Amasya", "Adana"],
        "Plaka kodları ilk 67 ilde alfabe sırasına göre verilmiştir.",
        "İller",
      ],
      [
        "Göbeklitepe hangi ilimizdedir?",
        "Şanlıurfa",
        ["Gaziantep", "Mardin", "Diyarbakır"],
        "Göbeklitepe yaklaşık 11.500 yıl öncesine tarihlenir.",
        "İller",
      ],
      [
        "Karadeniz ile Marmara Denizi’ni birbirine bağlayan boğaz hangisidir?",
        "İstanbul Boğazı",
        ["Çanakkale Boğazı", "Kerç Boğazı", "Cebelitarık Boğazı"],
        "Çanakkale Boğazı ise Marmara’yı Ege Denizi’ne bağlar.",
        "Yeryüzü şekilleri",
      ],
      ["Türkiye kaç ilden oluşur?", "81", ["67", "78", "83"], "Seksen birinci il, 1999’da il olan Düzce’dir.", "İller"],
    ],
  },
];

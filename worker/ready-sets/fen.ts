import { choice, match, multi, number, order, readySet, trueFalse, typed } from "./making";

export const fen = [
  readySet(
    {
      id: "fen-3-duyular-maddeler",
      title: "Beş duyumuz, kuvvet ve madde",
      description: "3. sınıf fen bilimleri: duyu organları, itme ve çekme, maddenin hâlleri.",
      subject: "fen",
      grade: 3,
    },
    {
      "Beş duyumuz": [
        match("Duyu organını göreviyle eşleştir.", [
          ["Göz", "Görme"],
          ["Kulak", "İşitme"],
          ["Burun", "Koklama"],
          ["Dil", "Tat alma"],
        ]),
        choice("Bir yüzeyin sıcak ya da soğuk olduğunu hangi organımızla anlarız?", "Deri", ["Burun", "Kulak", "Dil"], {
          why: "Dokunma duyumuzun organı deridir.",
        }),
        trueFalse("Tanımadığımız maddeleri tadına bakarak tanımalıyız.", false, {
          why: "Zehirli olabilir; tanımadığımız hiçbir şeyi tatmayız.",
        }),
      ],
      Kuvvet: [
        choice("Çekmeceyi kendimize doğru açarken hangi kuvveti uygularız?", "Çekme", ["İtme", "Hiçbiri"]),
        multi(
          "Kuvvet bir cisimde neler yapabilir?",
          ["Durdurabilir", "Hızlandırabilir", "Yönünü değiştirebilir"],
          ["Görünmez yapabilir"],
        ),
        choice("Top kaleye doğru giderken kaleci topu tutarsa kuvvet topa ne yapmıştır?", "Topu durdurmuştur", [
          "Topu hızlandırmıştır",
          "Hiçbir şey yapmamıştır",
        ]),
      ],
      "Maddenin hâlleri": [
        match("Maddeleri hâlleriyle eşleştir.", [
          ["Taş", "Katı"],
          ["Süt", "Sıvı"],
          ["Balondaki hava", "Gaz"],
        ]),
        choice("Hangisi konduğu kabın şeklini alır?", "Su", ["Silgi", "Kaşık", "Tahta küp"], {
          why: "Sıvıların belirli bir şekli yoktur.",
        }),
        typed("Suyun donmuş hâline ne ad verilir?", ["buz"]),
        multi("Hangileri katıdır?", ["Kalem", "Buz", "Anahtar"], ["Zeytinyağı"]),
      ],
    },
  ),
  readySet(
    {
      id: "fen-4-madde-kuvvet",
      title: "Maddeyi tanıyalım",
      description: "4. sınıf fen bilimleri: maddenin ölçülebilir özellikleri, hâl değişimi, mıknatıs.",
      subject: "fen",
      grade: 4,
    },
    {
      "Kütle ve hacim": [
        choice(
          "Kütleyi hangi araçla ölçeriz?",
          "Eşit kollu terazi",
          ["Termometre", "Dereceli silindir", "Dinamometre"],
          { why: "Dinamometre kuvveti, dereceli silindir sıvının hacmini ölçer." },
        ),
        choice("Sıvıların hacmi hangi birimle ölçülür?", "Litre", ["Kilogram", "Metre", "Saniye"]),
        number("Bir kilogram kaç gramdır?", 1000, { unit: "gram" }),
      ],
      "Hâl değişimi": [
        match("Değişimleri adlarıyla eşleştir.", [
          ["Katıdan sıvıya", "Erime"],
          ["Sıvıdan katıya", "Donma"],
          ["Sıvıdan gaza", "Buharlaşma"],
        ]),
        choice(
          "Güneşte kuruyan çamaşırdaki su ne olmuştur?",
          "Buharlaşmıştır",
          ["Donmuştur", "Erimiştir", "Yok olmuştur"],
          { why: "Su ısı alıp gaz hâline geçmiştir; yok olmamıştır." },
        ),
        number("Saf su deniz seviyesinde kaç santigrat derecede donar?", 0, { unit: "°C" }),
      ],
      Mıknatıs: [
        multi("Mıknatıs hangilerini çeker?", ["Demir çivi", "Çelik ataş"], ["Tahta kaşık", "Plastik tarak"]),
        trueFalse("İki mıknatısın aynı kutupları birbirini iter.", true),
        choice("Bir mıknatısın kaç kutbu vardır?", "2", ["1", "3", "4"], { why: "Kuzey (N) ve güney (S) kutbu." }),
      ],
      "Karışımları ayırma": [
        match("Karışımı ayırma yoluyla eşleştir.", [
          ["Kum ve su", "Süzme"],
          ["Demir tozu ve kum", "Mıknatıs"],
          ["Un ve nohut", "Eleme"],
        ]),
      ],
    },
  ),
  readySet(
    {
      id: "fen-5-gunes-dunya-ay",
      title: "Güneş, Dünya ve Ay",
      description: "5. sınıf fen bilimleri: yapıları, hareketleri ve Ay’ın evreleri.",
      subject: "fen",
      grade: 5,
    },
    {
      "Güneş’in yapısı": [
        choice("Güneş nedir?", "Bir yıldız", ["Bir gezegen", "Bir uydu", "Bir gök taşı"], {
          why: "Kendi ısı ve ışığını üreten gök cisimlerine yıldız denir.",
        }),
        trueFalse("Güneş kendi ekseni etrafında döner.", true),
        order("Küçükten büyüğe sırala.", ["Ay", "Dünya", "Güneş"]),
      ],
      "Ay’ın yapısı ve hareketleri": [
        choice("Ay’ın yüzeyindeki çukurlara ne denir?", "Krater", ["Volkan", "Kanyon", "Delta"], {
          why: "Kraterler, yüzeye çarpan gök taşlarının izleridir.",
        }),
        trueFalse("Ay’ın hep aynı yüzünü görürüz.", true, {
          why: "Ay’ın kendi ekseni etrafındaki dönüş süresi, Dünya çevresindeki dolanma süresine eşittir.",
        }),
        choice(
          "Ay’da gündüz ile gece arasında sıcaklık farkı neden çok büyüktür?",
          "Atmosferi yok denecek kadar incedir",
          ["Güneş’e Dünya’dan çok yakındır", "Kendi ışığını üretir", "Hiç dönmez"],
        ),
      ],
      "Ay’ın evreleri": [
        order("Ay’ın ana evrelerini sırala; yeni ay ile başla.", ["Yeni ay", "İlk dördün", "Dolunay", "Son dördün"]),
        typed("Ay’ın Dünya’ya bakan yüzünün tamamının aydınlık göründüğü evre hangisidir?", ["dolunay"]),
        choice(
          "Ay kendi ışığını üretmediği hâlde neden parlak görünür?",
          "Güneş ışığını yansıtır",
          ["İçinde ateş yanar", "Dünya’nın ışıklarını yansıtır", "Yıldızlardan ısınır"],
          { why: "Ay, Güneş’ten aldığı ışığı yansıtır." },
        ),
      ],
      "Dünya’nın hareketleri": [
        match("Hareketi sonucuyla eşleştir.", [
          ["Dünya’nın kendi çevresinde dönmesi", "Gece ve gündüz"],
          ["Dünya’nın Güneş çevresinde dolanması", "Bir yıl"],
          ["Ay’ın Dünya çevresinde dolanması", "Ay’ın evreleri"],
        ]),
        number("Dünya kendi ekseni çevresindeki bir dönüşünü yaklaşık kaç saatte tamamlar?", 24, { unit: "saat" }),
      ],
    },
  ),
  readySet(
    {
      id: "fen-6-vucudumuz",
      title: "Vücudumuzdaki sistemler",
      description: "5. ve 6. sınıf fen bilimleri: destek ve hareket, sindirim, dolaşım ve solunum.",
      subject: "fen",
      grade: 6,
    },
    {
      "Destek ve hareket": [
        match("Kemikleri çeşitleriyle eşleştir.", [
          ["Uyluk kemiği", "Uzun kemik"],
          ["El bileği kemikleri", "Kısa kemik"],
          ["Kürek kemiği", "Yassı kemik"],
        ]),
        choice("Kalp kası için hangisi doğrudur?", "İsteğimiz dışında çalışır", [
          "İsteğimizle çalışır",
          "Çabuk yorulur",
          "Kemiklere tutunur",
        ]),
      ],
      Sindirim: [
        order("Besinin geçtiği yeri sırala.", [
          "Ağız",
          "Yutak",
          "Yemek borusu",
          "Mide",
          "İnce bağırsak",
          "Kalın bağırsak",
        ]),
        choice(
          "Sindirilmiş besinler kana en çok nerede geçer?",
          "İnce bağırsak",
          ["Mide", "Kalın bağırsak", "Yemek borusu"],
          { why: "İnce bağırsaktaki villüsler emilim yüzeyini artırır." },
        ),
        choice("Karbonhidratların kimyasal sindirimi nerede başlar?", "Ağız", ["Mide", "Yutak", "İnce bağırsak"], {
          why: "Tükürükteki enzimler nişastayı parçalamaya başlar.",
        }),
      ],
      Dolaşım: [
        number("İnsan kalbi kaç odacıklıdır?", 4),
        match("Damarları görevleriyle eşleştir.", [
          ["Atardamar", "Kanı kalpten uzağa taşır"],
          ["Toplardamar", "Kanı kalbe getirir"],
          ["Kılcal damar", "Hücrelerle madde alışverişi"],
        ]),
        choice(
          "Kanda oksijeni hangi hücreler taşır?",
          "Alyuvarlar",
          ["Akyuvarlar", "Kan pulcukları", "Sinir hücreleri"],
          { why: "Alyuvarlardaki hemoglobin oksijeni bağlar." },
        ),
        trueFalse("Küçük kan dolaşımı kalp ile akciğerler arasındadır.", true),
      ],
      Solunum: [
        order("Alınan havanın yolunu sırala.", ["Burun", "Yutak", "Gırtlak", "Soluk borusu", "Bronşlar", "Alveoller"]),
        typed("Akciğerlerde gaz alışverişinin yapıldığı küçük keseciklere ne denir?", [
          "alveol",
          "alveoller",
          "hava keseciği",
          "hava kesecikleri",
        ]),
        choice("Soluk alırken diyafram ne yapar?", "Kasılıp aşağı iner", ["Gevşeyip yukarı çıkar", "Hiç kıpırdamaz"], {
          why: "Diyafram inince göğüs boşluğu genişler, hava içeri dolar.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "fen-7-gunes-sistemi-karisimlar",
      title: "Uzay, atom ve karışımlar",
      description: "7. sınıf fen bilimleri: gök cisimleri, atomun yapısı, saf maddeler ve karışımlar.",
      subject: "fen",
      grade: 7,
    },
    {
      "Güneş sistemi ve ötesi": [
        order("Güneş’e yakından uzağa sırala.", ["Merkür", "Venüs", "Dünya", "Mars", "Jüpiter", "Satürn"]),
        choice("Güneş sistemindeki en büyük gezegen hangisidir?", "Jüpiter", ["Satürn", "Dünya", "Neptün"], {
          why: "Jüpiter bir gaz devidir.",
        }),
        typed("Güneş sistemimizin içinde bulunduğu gök adanın adı nedir?", [
          "Samanyolu",
          "Samanyolu Gök Adası",
          "Samanyolu Galaksisi",
        ]),
        choice("Işık yılı neyin birimidir?", "Uzaklık", ["Zaman", "Işık", "Hız"], {
          why: "Işığın bir yılda aldığı yoldur.",
        }),
      ],
      "Atomun yapısı": [
        match("Tanecikleri yükleriyle eşleştir.", [
          ["Proton", "Pozitif"],
          ["Elektron", "Negatif"],
          ["Nötron", "Yüksüz"],
        ]),
        multi("Atomun çekirdeğinde hangileri bulunur?", ["Proton", "Nötron"], ["Elektron", "Molekül"]),
        number("Nötr bir atomun 11 protonu varsa kaç elektronu vardır?", 11),
      ],
      "Saf madde ve karışım": [
        match("Maddeleri sınıflarıyla eşleştir.", [
          ["Altın", "Element"],
          ["Su", "Bileşik"],
          ["Ayran", "Heterojen karışım"],
          ["Tuzlu su", "Homojen karışım"],
        ]),
        choice(
          "Tuzlu sudan tuzu geri elde etmek için hangi yöntem kullanılır?",
          "Buharlaştırma",
          ["Süzme", "Eleme", "Mıknatısla ayırma"],
          { why: "Su buharlaşır, tuz kalır." },
        ),
        choice(
          "Suyun kimyasal formülü hangisidir?",
          "$\\mathrm{H_2O}$",
          ["$\\mathrm{CO_2}$", "$\\mathrm{O_2}$", "$\\mathrm{NaCl}$"],
          {
            why: "Bir su molekülünde iki hidrojen, bir oksijen atomu vardır.",
          },
        ),
        trueFalse("Karışımı oluşturan maddeler kendi özelliklerini kaybeder.", false, {
          why: "Özelliklerini kaybettikleri zaman yeni bir madde, bileşik oluşur.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "fen-8-basinc-maddeler",
      title: "Basınç, periyodik sistem, asit ve baz",
      description: "8. sınıf fen bilimleri: LGS’ye hazırlıkta temel kavramlar.",
      subject: "fen",
      grade: 8,
    },
    {
      Basınç: [
        multi(
          "Katı basıncını artıran hangileridir?",
          ["Ağırlığı artırmak", "Temas yüzeyini küçültmek"],
          ["Temas yüzeyini büyütmek", "Ağırlığı azaltmak"],
        ),
        choice(
          "Sıvı basıncı hangisine bağlı değildir?",
          "Kabın şekline",
          ["Sıvının yoğunluğuna", "Derinliğe", "Yer çekimine"],
          { why: "Sıvı basıncı derinlik, yoğunluk ve yer çekimiyle artar." },
        ),
        choice("Deniz seviyesinden yükseklere çıkıldıkça açık hava basıncı nasıl değişir?", "Azalır", [
          "Artar",
          "Değişmez",
          "Önce artar sonra azalır",
        ]),
        choice(
          "Kar ayakkabılarının tabanı neden geniştir?",
          "Basıncı azaltmak için",
          ["Ağırlığı azaltmak için", "Sürtünmeyi yok etmek için", "Basıncı artırmak için"],
          { why: "Yüzey büyüyünce aynı ağırlık daha az basınç yapar." },
        ),
      ],
      "Periyodik sistem": [
        match("Elementleri sembolleriyle eşleştir.", [
          ["Sodyum", "Na"],
          ["Potasyum", "K"],
          ["Demir", "Fe"],
          ["Karbon", "C"],
          ["Klor", "Cl"],
        ]),
        choice("Periyodik sistemde düşey sütunlara ne denir?", "Grup", ["Periyot", "Blok", "Dizi"], {
          why: "Yatay sıralara periyot denir.",
        }),
        choice("Aynı grupta bulunan elementlerin hangi özelliği benzerdir?", "Kimyasal özellikleri", [
          "Kütleleri",
          "Proton sayıları",
          "Renkleri",
        ]),
      ],
      "Asitler ve bazlar": [
        order("pH değeri küçükten büyüğe sırala.", ["Limon suyu", "Saf su", "Sabunlu su"]),
        match("Maddeleri sınıflarıyla eşleştir.", [
          ["Sirke", "Asit"],
          ["Çamaşır suyu", "Baz"],
          ["Saf su", "Nötr"],
        ]),
        choice("Mavi turnusol kâğıdını kırmızıya çeviren hangisidir?", "Asit", ["Baz", "Saf su", "Tuzlu su"], {
          why: "Bazlar kırmızı turnusolü maviye çevirir.",
        }),
        number("25 °C’de saf suyun pH değeri kaçtır?", 7),
      ],
      "DNA ve genetik kod": [
        order("Küçükten büyüğe sırala.", ["Nükleotit", "Gen", "DNA", "Kromozom"]),
        choice("DNA’da adenin hangi organik bazla eşleşir?", "Timin", ["Guanin", "Sitozin", "Adenin"]),
      ],
    },
  ),
];

import { choice, match, multi, number, order, readySet, spot, trueFalse, typed } from "../making";

export const fen3to5 = [
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
        match(
          "Duyu organını göreviyle eşleştir.",
          [
            ["Göz", "Görme"],
            ["Kulak", "İşitme"],
            ["Burun", "Koklama"],
            ["Dil", "Tat alma"],
          ],
          { why: "Dünyayı beş duyu organımızla tanırız; beşincisi deridir, onunla dokunuruz." },
        ),
        choice("Bir yüzeyin sıcak ya da soğuk olduğunu hangi organımızla anlarız?", "Deri", ["Burun", "Kulak", "Dil"], {
          why: "Dokunma duyumuzun organı deridir.",
        }),
        trueFalse("Tanımadığımız maddeleri tadına bakarak tanımalıyız.", false, {
          why: "Zehirli olabilir; tanımadığımız hiçbir şeyi tatmayız.",
        }),
      ],
      Kuvvet: [
        choice("Çekmeceyi kendimize doğru açarken hangi kuvveti uygularız?", "Çekme", ["İtme", "Kuvvet uygulamayız"], {
          why: "Bir şeyi kendimize doğru getirmek çekme, kendimizden uzaklaştırmak itmedir.",
        }),
        multi(
          "Kuvvet bir cisimde neler yapabilir?",
          ["Durdurabilir", "Hızlandırabilir", "Yönünü değiştirebilir"],
          ["Rengini değiştirebilir"],
          {
            why: "Kuvvet hareketi değiştirir: başlatır, hızlandırır, yavaşlatır, durdurur, yönünü değiştirir. Rengi değiştirmez.",
          },
        ),
        choice(
          "Top kaleye doğru giderken kaleci topu tutarsa kuvvet topa ne yapmıştır?",
          "Topu durdurmuştur",
          ["Topu hızlandırmıştır", "Topu etkilememiştir"],
          { why: "Kaleci topa gidişine karşı kuvvet uygular; kuvvet hareketli bir cismi durdurabilir." },
        ),
      ],
      "Maddenin hâlleri": [
        match(
          "Maddeleri hâlleriyle eşleştir.",
          [
            ["Taş", "Katı"],
            ["Süt", "Sıvı"],
            ["Balondaki hava", "Gaz"],
          ],
          {
            why: "Katının belli bir şekli vardır, sıvı akar ve kabın şeklini alır, gaz bulunduğu yerin her yanına yayılır.",
          },
        ),
        choice("Hangisi konduğu kabın şeklini alır?", "Su", ["Silgi", "Kaşık", "Tahta küp"], {
          why: "Sıvıların belirli bir şekli yoktur.",
        }),
        typed("Suyun donmuş hâline ne ad verilir?", ["buz"], {
          why: "Su çok soğuyunca donar ve katı olur. Buz ısınınca yeniden su olur.",
        }),
        multi("Hangileri katıdır?", ["Kalem", "Buz", "Anahtar"], ["Zeytinyağı"], {
          why: "Buz da katıdır, belli bir şekli vardır. Zeytinyağı dökülebilir, yani sıvıdır.",
        }),
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
        choice("Sıvıların hacmi hangi birimle ölçülür?", "Litre", ["Kilogram", "Metre", "Saniye"], {
          why: "Litre ve mililitre hacim birimidir. Kilogram kütlenin, metre uzunluğun, saniye zamanın birimidir.",
        }),
        number("Bir kilogram kaç gramdır?", 1000, {
          why: "“Kilo” bin demektir: 1 kilogram 1000 gramdır.",
          unit: "gram",
        }),
      ],
      "Hâl değişimi": [
        match(
          "Değişimleri adlarıyla eşleştir.",
          [
            ["Katıdan sıvıya", "Erime"],
            ["Sıvıdan katıya", "Donma"],
            ["Sıvıdan gaza", "Buharlaşma"],
          ],
          { why: "Erime ve buharlaşmada madde ısı alır, donmada ısı verir." },
        ),
        choice(
          "Güneşte kuruyan çamaşırdaki su ne olmuştur?",
          "Buharlaşmıştır",
          ["Donmuştur", "Erimiştir", "Yok olmuştur"],
          { why: "Su ısı alıp gaz hâline geçmiştir; yok olmamıştır." },
        ),
        number("Saf su deniz seviyesinde kaç santigrat derecede donar?", 0, {
          why: "Buz da bu sıcaklıkta erir: saf suyun donma ve erime sıcaklığı aynıdır.",
          unit: "°C",
        }),
      ],
      Mıknatıs: [
        multi("Mıknatıs hangilerini çeker?", ["Demir çivi", "Çelik ataş"], ["Tahta kaşık", "Plastik tarak"], {
          why: "Mıknatıs demir, nikel ve kobalt içeren cisimleri çeker; çeliğin içinde demir vardır.",
        }),
        trueFalse("İki mıknatısın aynı kutupları birbirini iter.", true, {
          why: "Zıt kutuplar (N ile S) ise birbirini çeker.",
        }),
        choice("Bir mıknatısın kaç kutbu vardır?", "2", ["1", "3", "4"], {
          why: "Kuzey (N) ve güney (S) kutbu. Mıknatıs ortadan bölünse bile her parçanın iki kutbu olur.",
        }),
      ],
      "Karışımları ayırma": [
        match(
          "Karışımı ayırma yoluyla eşleştir.",
          [
            ["Kum ve su", "Süzme"],
            ["Demir tozu ve kum", "Mıknatıs"],
            ["Un ve nohut", "Eleme"],
          ],
          {
            why: "Ayırırken maddelerin farkına bakarız: çözünmeyen kum süzgeçte kalır, demiri mıknatıs çeker, iri nohut elekte kalır.",
          },
        ),
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
        trueFalse("Güneş kendi ekseni etrafında döner.", true, {
          why: "Güneş lekelerinin yer değiştirmesi, Güneş’in döndüğünü gösterir.",
        }),
        order("Küçükten büyüğe sırala.", ["Ay", "Dünya", "Güneş"], {
          why: "Ay ile Güneş gökyüzünde aynı boyda görünür; çünkü Güneş çok büyük ama çok uzaktır.",
        }),
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
          { why: "Dünya’da atmosfer, gündüz ısınmayı ve gece soğumayı azaltır; Ay’da bu örtü yoktur." },
        ),
      ],
      "Ay’ın evreleri": [
        order("Ay’ın ana evrelerini sırala; yeni ay ile başla.", ["Yeni ay", "İlk dördün", "Dolunay", "Son dördün"], {
          why: "Aydınlık bölüm yeni aydan dolunaya kadar büyür, sonra küçülür. İki ana evre arasında yaklaşık bir hafta vardır.",
        }),
        typed(
          "Ay’ın Dünya’ya bakan yüzünün tamamının aydınlık göründüğü evre hangisidir?",
          ["dolunay", "dolunay evresi"],
          {
            why: "Dolunayda Dünya, Güneş ile Ay’ın arasındadır; Ay’ın bize dönük yüzü bütünüyle ışık alır.",
          },
        ),
        spot(
          "Ay hangi konumdayken Dünya’dan dolunay olarak görünür? O konumdaki Ay’a dokun. (Çizim ölçekli değildir.)",
          {
            drawing: "ay-konumlari",
            alt: "Güneş solda, Dünya ortada. Ay dört yerde: 1 Dünya ile Güneş’in arasında, 2 altta, 3 Dünya’nın öbür yanında, 4 üstte. Her Ay’ın Güneş’e bakan yarısı aydınlık.",
          },
          [[895, 500, 85]],
          {
            why: "3. konumda Ay’ın aydınlık yarısı bütünüyle Dünya’ya bakar. 1. konumda bize karanlık yarısı dönüktür: yeni ay. Evreleri Dünya’nın gölgesi değil, Ay’ın konumu oluşturur.",
            seconds: 60,
          },
        ),
        choice(
          "Ay kendi ışığını üretmediği hâlde neden parlak görünür?",
          "Güneş ışığını yansıtır",
          ["İçinde ateş yanar", "Dünya’nın ışıklarını yansıtır", "Güneş gibi bir yıldızdır"],
          { why: "Ay, Güneş’ten aldığı ışığı yansıtır." },
        ),
      ],
      "Dünya’nın hareketleri": [
        match(
          "Hareketi sonucuyla eşleştir.",
          [
            ["Dünya’nın kendi çevresinde dönmesi", "Gece ve gündüz"],
            ["Dünya’nın Güneş çevresinde dolanması", "Bir yılın geçmesi"],
            ["Ay’ın Dünya çevresinde dolanması", "Ay’ın evreleri"],
          ],
          { why: "Dönme, cismin kendi çevresindeki; dolanma, başka bir cismin çevresindeki hareketidir." },
        ),
        number("Dünya kendi ekseni çevresindeki bir dönüşünü yaklaşık kaç saatte tamamlar?", 24, {
          why: "Bu süreye bir gün deriz; gece ve gündüz bu dönüşle oluşur.",
          unit: "saat",
        }),
      ],
    },
  ),
];

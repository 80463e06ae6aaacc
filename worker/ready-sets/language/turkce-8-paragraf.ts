import { choice, order, readySet } from "../making";

/** Long texts: read on the phone, or from the last row of the class. */
export const turkce8paragraf = [
  readySet(
    {
      id: "turkce-8-paragraf",
      title: "Paragrafta anlam",
      description: "8. sınıf Türkçe, LGS’ye hazırlık: ana düşünce, çıkarım, akış, anlatım biçimleri.",
      subject: "turkce",
      grade: 8,
    },
    {
      "Ana düşünce ve konu": [
        choice(
          "Bir ustanın atölyesine girdiğinizde önce aletleri görürsünüz. Hepsi duvarda, yerli yerindedir. Usta, aradığını bakmadan bulur; çünkü işini düzenle kurmuştur. Acemi ise aynı aletlerle çalışır ama yarım gününü aramakla geçirir. İkisinin arasındaki fark ellerinde değil, alışkanlıklarındadır.\n\nBu paragrafın ana düşüncesi hangisidir?",
          "Düzenli çalışma alışkanlığı insana zaman kazandırır.",
          [
            "Usta olmak için pahalı aletler gerekir.",
            "Acemiler ustalardan daha az çalışır.",
            "Atölyeler her zaman toplu olmalıdır.",
          ],
          { why: "Son cümle farkın alışkanlıkta olduğunu söyler; aletler ikisinde de aynıdır.", seconds: 120 },
        ),
        choice(
          "Göçmen kuşlar her yıl aynı yolu izler. Bilim insanları bu kuşların Güneş’in konumunu, yıldızları ve Dünya’nın manyetik alanını birer işaret gibi kullandığını söylüyor. Bulutlu bir gecede yıldızları göremeyen kuş, manyetik alana güvenir; gündüz olduğunda yine Güneş’e döner.\n\nBu paragrafta asıl anlatılan nedir?",
          "Kuşların göç sırasında yönlerini nasıl bulduğu",
          ["Kuşların neden göç ettiği", "Manyetik alanın nasıl oluştuğu", "Bulutlu gecelerde kuşların uçamadığı"],
          { why: "Güneş, yıldızlar ve manyetik alan yön bulmanın araçları olarak sayılmıştır.", seconds: 120 },
        ),
        choice(
          "“Okumak, başkalarının yaşadığı hayatlara misafir olmaktır.” diyen yazar, okumanın hangi yönünü vurgular?",
          "Başkalarını anlamayı sağlamasını",
          ["Boş zamanı doldurmasını", "Yazım kurallarını öğretmesini", "Yalnız yapılan bir iş olmasını"],
          { why: "Misafir olmak, o hayatı içeriden görmektir.", seconds: 60 },
        ),
      ],
      Çıkarım: [
        choice(
          "Bir kasabada kütüphanenin açık kaldığı saatler iki katına çıkarıldı. İlk ay gelenlerin sayısı değişmedi. Üçüncü ayda okuma salonu dolmaya, altıncı ayda sıra beklenmeye başladı.\n\nBu metinden hangisi kesin olarak çıkarılabilir?",
          "Salona gelenlerin sayısı ilk aydan sonra artmıştır.",
          [
            "Kasabada herkes kitap okumayı sever.",
            "Kütüphaneye yeni kitaplar alınmıştır.",
            "Okuma salonu kasabanın en büyük yapısıdır.",
          ],
          { why: "Metin yalnız aylara göre artışı verir; ötekiler metinde yoktur.", seconds: 120 },
        ),
        choice(
          "Bir sınıfta kitap okuyanların hepsi okuma kulübündedir. Kulüptekilerin bazıları satranç da oynar. Elif bu sınıftadır ve kitap okur.\n\nBuna göre hangisi kesinlikle doğrudur?",
          "Elif okuma kulübündedir.",
          ["Elif satranç oynar.", "Kulüptekilerin hepsi kitap okur.", "Satranç oynayanların hepsi kulüptedir."],
          { why: "Kitap okuyanların hepsi kulüpteyse Elif de kulüptedir; ötekiler için bilgi yetmez.", seconds: 90 },
        ),
        choice(
          "“Sözün ağırlığı, söyleyenin susmayı bildiği ölçüde artar.” Bu sözle anlatılmak istenen nedir?",
          "Yerinde susmayı bilenin sözü daha değerlidir.",
          ["Çok konuşan insan daha etkilidir.", "Susmak her zaman konuşmaktan iyidir.", "Ağır sözler insanı üzer."],
          { why: "Değer, susmanın kendisinden değil, ne zaman susulacağını bilmekten gelir.", seconds: 60 },
        ),
      ],
      "Paragrafın akışı": [
        choice(
          "(I) Çay, dünyada sudan sonra en çok içilen içecektir. (II) Anavatanının Çin olduğu kabul edilir. (III) Türkiye’de çay yetiştiriciliği Doğu Karadeniz’de yapılır. (IV) Fındık da bu bölgenin önemli geçim kaynağıdır. (V) Bölgenin bol yağışı bitkinin büyümesine uygundur.\n\nNumaralı cümlelerden hangisi düşüncenin akışını bozar?",
          "IV",
          ["II", "III", "V"],
          { why: "Konu çaydır; IV. cümle fındığa geçer, V. cümle yeniden çaya döner.", seconds: 120 },
        ),
        order(
          "Cümleleri anlamlı bir paragraf olacak biçimde sırala.",
          [
            "Eskiden mektuplar haftalarca yol giderdi.",
            "Bu yüzden insanlar her sözcüğü düşünerek yazardı.",
            "Bugün ise bir ileti saniyeler içinde ulaşıyor.",
            "Belki de bu hız, sözcüklerin değerini azalttı.",
          ],
          {
            why: "“Bu yüzden” önceki cümlenin sonucu, “bugün ise” karşılaştırma, “bu hız” onun devamıdır.",
            seconds: 90,
          },
        ),
        choice(
          "“Deniz kıyısında büyüyenler bilir: ________. Rüzgârın yönünden, martıların uçuşundan, suyun renginden anlarlar.”\n\nBoşluğa hangisi gelmelidir?",
          "havanın değişeceği önceden bellidir",
          ["balık tutmak çok sabır ister", "yazın sahiller kalabalık olur", "denizde yüzmek sağlığa yararlıdır"],
          { why: "Sonraki cümlede sayılanlar havanın belirtileridir.", seconds: 90 },
        ),
      ],
      "Anlatım biçimleri": [
        choice(
          "“Köyün girişinde yaşlı bir çınar, hemen arkasında beyaz badanalı, pencereleri mavi boyalı küçük bir okul vardı.”\n\nBu cümlede hangi anlatım biçimi kullanılmıştır?",
          "Betimleme",
          ["Öyküleme", "Tartışma", "Açıklama"],
          { why: "Varlıklar, göz önünde canlanacak biçimde renkleri ve yerleriyle anlatılmıştır.", seconds: 60 },
        ),
        choice(
          "“Kimileri, kısa öykünün kolay yazıldığını sanır. Oysa az sözle çok şey anlatmak, uzun uzun anlatmaktan güçtür.”\n\nBu parçada hangi anlatım biçimi ağır basar?",
          "Tartışma",
          ["Betimleme", "Öyküleme", "Açıklama"],
          { why: "Yazar bir görüşe karşı çıkıp kendi görüşünü savunur.", seconds: 60 },
        ),
        choice(
          "“Arılar, tıpkı iyi çalışan bir fabrikanın işçileri gibi iş bölümü yapar.” Bu cümlede hangi düşünceyi geliştirme yoluna başvurulmuştur?",
          "Benzetme",
          ["Tanık gösterme", "Sayısal verilerden yararlanma", "Tanımlama"],
          { why: "Arılar, “gibi” sözcüğüyle fabrika işçilerine benzetilmiştir.", seconds: 60 },
        ),
      ],
    },
  ),
];

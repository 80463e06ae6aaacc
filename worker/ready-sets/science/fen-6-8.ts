import { choice, match, multi, number, order, readySet, trueFalse, typed } from "../making";

export const fen6to8 = [
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
        match(
          "Kemikleri çeşitleriyle eşleştir.",
          [
            ["Uyluk kemiği", "Uzun kemik"],
            ["El bileği kemikleri", "Kısa kemik"],
            ["Kürek kemiği", "Yassı kemik"],
          ],
          { why: "Uzun kemikler kol ve bacakta, kısa kemikler bilekte, yassı kemikler kafatası, göğüs ve omuzdadır." },
        ),
        choice(
          "Kalp kası için hangisi doğrudur?",
          "İsteğimiz dışında çalışır",
          ["İsteğimizle çalışır", "Çabuk yorulur", "Kemiklere tutunur"],
          {
            why: "Kalp kası çizgili görünse de isteğimiz dışında ve yorulmadan çalışır; kemiklere tutunan, iskelet kaslarıdır.",
          },
        ),
      ],
      Sindirim: [
        order(
          "Besinin geçtiği yeri sırala.",
          ["Ağız", "Yutak", "Yemek borusu", "Mide", "İnce bağırsak", "Kalın bağırsak"],
          { why: "Karaciğer ve pankreas sindirime salgılarıyla yardım eder ama besin onların içinden geçmez." },
        ),
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
        number("İnsan kalbi kaç odacıklıdır?", 4, {
          why: "Üstte iki kulakçık kanı alır, altta iki karıncık kanı pompalar.",
        }),
        match(
          "Damarları görevleriyle eşleştir.",
          [
            ["Atardamar", "Kanı kalpten uzağa taşır"],
            ["Toplardamar", "Kanı kalbe getirir"],
            ["Kılcal damar", "Hücrelerle madde alışverişi"],
          ],
          {
            why: "Damarın adını kanın yönü belirler, kirli ya da temiz oluşu değil: akciğer atardamarı oksijence fakir kan taşır.",
          },
        ),
        choice(
          "Kanda oksijeni hangi hücreler taşır?",
          "Alyuvarlar",
          ["Akyuvarlar", "Kan pulcukları", "Sinir hücreleri"],
          { why: "Alyuvarlardaki hemoglobin oksijeni bağlar." },
        ),
        trueFalse("Küçük kan dolaşımı kalp ile akciğerler arasındadır.", true, {
          why: "Kan akciğerde oksijen alıp kalbe döner; büyük dolaşım ise kalp ile vücudun bütünü arasındadır.",
        }),
      ],
      Solunum: [
        order("Alınan havanın yolunu sırala.", ["Burun", "Yutak", "Gırtlak", "Soluk borusu", "Bronşlar", "Alveoller"], {
          why: "Hava burunda ısınır, nemlenir ve temizlenir; yutak besinle havanın ortak geçtiği yerdir.",
        }),
        typed(
          "Akciğerlerde gaz alışverişinin yapıldığı küçük keseciklere ne denir?",
          ["alveol", "alveoller", "hava keseciği", "hava kesecikleri"],
          { why: "Oksijen alveolden kana, karbondioksit kandan alveole geçer." },
        ),
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
        order("Güneş’e yakından uzağa sırala.", ["Merkür", "Venüs", "Dünya", "Mars", "Jüpiter", "Satürn"], {
          why: "İlk dördü karasal, Jüpiter ve Satürn gazlardan oluşan dev gezegenlerdir; sonra Uranüs ve Neptün gelir.",
        }),
        choice("Güneş sistemindeki en büyük gezegen hangisidir?", "Jüpiter", ["Satürn", "Dünya", "Neptün"], {
          why: "Bir gaz devidir; kütlesi öteki bütün gezegenlerin toplamından çoktur.",
        }),
        typed(
          "Güneş sistemimizin içinde bulunduğu gök adanın adı nedir?",
          ["Samanyolu", "Samanyolu Gök Adası", "Samanyolu Gökadası", "Samanyolu Galaksisi"],
          { why: "Gök ada milyarlarca yıldızın topluluğudur; Güneş, Samanyolu’ndaki yıldızlardan biridir." },
        ),
        choice("Işık yılı neyin birimidir?", "Uzaklık", ["Zaman", "Işık", "Hız"], {
          why: "Işığın bir yılda aldığı yoldur. Adındaki “yıl” yanıltır: bir zamanı değil, bir uzaklığı gösterir.",
        }),
      ],
      "Atomun yapısı": [
        match(
          "Tanecikleri yükleriyle eşleştir.",
          [
            ["Proton", "Pozitif"],
            ["Elektron", "Negatif"],
            ["Nötron", "Yüksüz"],
          ],
          { why: "Nötr atomda proton ve elektron sayısı eşit olduğu için yükler birbirini dengeler." },
        ),
        multi("Atomun çekirdeğinde hangileri bulunur?", ["Proton", "Nötron"], ["Elektron", "Molekül"], {
          why: "Elektronlar çekirdeğin çevresindeki katmanlardadır; molekül ise atomlardan oluşur, atomun içinde olamaz.",
        }),
        number("Nötr bir atomun 11 protonu varsa kaç elektronu vardır?", 11, {
          why: "Nötr atomda pozitif ve negatif yük eşittir; bu yüzden proton kadar elektron vardır.",
        }),
      ],
      "Saf madde ve karışım": [
        match(
          "Maddeleri sınıflarıyla eşleştir.",
          [
            ["Altın", "Element"],
            ["Su", "Bileşik"],
            ["Ayran", "Heterojen karışım"],
            ["Tuzlu su", "Homojen karışım"],
          ],
          {
            why: "Element tek cins atomdan oluşur. Bileşikte atomlar bağlıdır; karışımda maddeler bağlanmadan bir arada durur.",
          },
        ),
        choice(
          "Tuzlu sudan tuzu geri elde etmek için hangi yöntem kullanılır?",
          "Buharlaştırma",
          ["Süzme", "Eleme", "Mıknatısla ayırma"],
          { why: "Su buharlaşır, tuz kalır. Çözünmüş tuz süzgeçten geçtiği için süzme işe yaramaz." },
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
          {
            why: "Basınç, ağırlığın yüzeye bölümüdür: ağırlık artarsa ya da yüzey küçülürse artar. Bıçak bu yüzden bilenir.",
          },
        ),
        choice(
          "Sıvı basıncı hangisine bağlı değildir?",
          "Kabın şekline",
          ["Sıvının yoğunluğuna", "Derinliğe", "Yer çekimine"],
          { why: "Sıvı basıncı derinlik, yoğunluk ve yer çekimiyle artar." },
        ),
        choice(
          "Deniz seviyesinden yükseklere çıkıldıkça açık hava basıncı nasıl değişir?",
          "Azalır",
          ["Artar", "Değişmez", "Önce artar sonra azalır"],
          { why: "Yukarıda üzerimizdeki hava azalır ve seyrelir; havanın ağırlığı da azalır." },
        ),
        choice(
          "Kar ayakkabılarının tabanı neden geniştir?",
          "Basıncı azaltmak için",
          ["Ağırlığı azaltmak için", "Sürtünmeyi yok etmek için", "Basıncı artırmak için"],
          { why: "Yüzey büyüyünce aynı ağırlık daha az basınç yapar." },
        ),
      ],
      "Periyodik sistem": [
        match(
          "Elementleri sembolleriyle eşleştir.",
          [
            ["Sodyum", "Na"],
            ["Potasyum", "K"],
            ["Demir", "Fe"],
            ["Karbon", "C"],
            ["Klor", "Cl"],
          ],
          { why: "Bazı semboller Latince addan gelir: natrium (Na), kalium (K), ferrum (Fe)." },
        ),
        choice("Periyodik sistemde düşey sütunlara ne denir?", "Grup", ["Periyot", "Blok", "Dizi"], {
          why: "Yatay sıralara ise periyot denir; aynı gruptakilerin kimyasal özellikleri benzerdir.",
        }),
        choice(
          "Aynı grupta bulunan elementlerin hangi özelliği benzerdir?",
          "Kimyasal özellikleri",
          ["Kütleleri", "Proton sayıları", "Renkleri"],
          {
            why: "Aynı grupta genellikle son katmandaki elektron sayısı aynıdır; kimyasal özelliği bu belirler. Kütle ve proton sayısı her elementte farklıdır.",
          },
        ),
      ],
      "Asitler ve bazlar": [
        order("pH değeri küçükten büyüğe sırala.", ["Limon suyu", "Saf su", "Sabunlu su"], {
          why: "Asitlerin pH değeri 7’den küçük, nötr maddelerinki 7, bazlarınki 7’den büyüktür.",
        }),
        match(
          "Maddeleri sınıflarıyla eşleştir.",
          [
            ["Sirke", "Asit"],
            ["Çamaşır suyu", "Baz"],
            ["Saf su", "Nötr"],
          ],
          {
            why: "Ekşi maddeler genellikle asit, ele kaygan gelen temizlik maddeleri genellikle bazdır. Maddeler tadılarak sınanmaz.",
          },
        ),
        choice("Mavi turnusol kâğıdını kırmızıya çeviren hangisidir?", "Asit", ["Baz", "Saf su", "Tuzlu su"], {
          why: "Bazlar kırmızı turnusolü maviye çevirir.",
        }),
        number("25 °C’de saf suyun pH değeri kaçtır?", 7, {
          why: "Saf suda hidrojen ve hidroksit iyonları eşit miktardadır; bu yüzden ne asit ne bazdır.",
        }),
      ],
      "DNA ve genetik kod": [
        order("Küçükten büyüğe sırala.", ["Nükleotit", "Gen", "DNA", "Kromozom"], {
          why: "Nükleotitler DNA’yı oluşturur, gen DNA’nın görevli bir parçasıdır; DNA proteinlerle paketlenince kromozom olur.",
        }),
        choice("DNA’da adenin hangi organik bazla eşleşir?", "Timin", ["Guanin", "Sitozin", "Adenin"], {
          why: "Adenin timinle, guanin sitozinle eşleşir; bu yüzden DNA’da adenin ve timin sayıları eşittir.",
        }),
      ],
    },
  ),
];

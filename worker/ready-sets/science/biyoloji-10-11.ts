import { choice, match, multi, number, order, readySet, trueFalse, typed } from "../making";

export const biyoloji10to11 = [
  readySet(
    {
      id: "biyoloji-10-bolunme-kalitim",
      title: "Hücre bölünmeleri, kalıtım, ekosistem",
      description: "TYT biyoloji: mitoz ve mayoz, kalıtımın temelleri, ekosistem ekolojisi.",
      subject: "biyoloji",
      grade: 10,
    },
    {
      "Hücre bölünmeleri": [
        order("Mitozun evrelerini sırala.", ["Profaz", "Metafaz", "Anafaz", "Telofaz"], {
          why: "Profazda kromozomlar belirginleşir, metafazda ortada dizilir, anafazda ayrılır, telofazda iki çekirdek oluşur.",
        }),
        number("46 kromozomlu bir hücre mitoz geçirirse oluşan her hücrede kaç kromozom bulunur?", 46, {
          why: "Mitozda kromozom sayısı değişmez.",
        }),
        number("46 kromozomlu bir hücrenin mayozu sonunda oluşan her hücrede kaç kromozom bulunur?", 23, {
          why: "Mayoz kromozom sayısını yarıya indirir.",
        }),
        multi(
          "Hangileri mayozda görülür, mitozda görülmez?",
          ["Krossing over", "Homolog kromozomların ayrılması"],
          ["Kardeş kromatitlerin ayrılması", "DNA’nın eşlenmesi"],
          {
            why: "Kromatitler mitozda da ayrılır, DNA ikisinden önce de eşlenir; homologların parça değişimi ve ayrılması yalnız mayozdadır.",
          },
        ),
        choice(
          "Kromozomlar mitozun hangi evresinde hücrenin ortasında dizilir?",
          "Metafaz",
          ["Profaz", "Anafaz", "Telofaz"],
          { why: "Dizilen kromozomların kardeş kromatitleri anafazda karşı kutuplara çekilir." },
        ),
        match(
          "Eşeysiz üremeyi canlıyla eşleştir.",
          [
            ["Tomurcuklanma", "Bira mayası"],
            ["İkiye bölünme", "Amip"],
            ["Sporla üreme", "Eğrelti otu"],
            ["Vejetatif üreme", "Çilek"],
          ],
          {
            why: "Hepsinde tek ata vardır; yavrular, mutasyon olmadıkça ataya benzer. Vejetatif üremede bitki dal, kök ya da gövde parçasından çoğalır.",
          },
        ),
      ],
      Kalıtım: [
        choice(
          "Aa × Aa çaprazlamasında aa genotipli yavru olma olasılığı kaçtır?",
          "$\\frac{1}{4}$",
          ["$\\frac{1}{2}$", "$\\frac{3}{4}$", "0"],
          {
            why: "AA, Aa, Aa, aa: dört eşit durumdan biri.",
          },
        ),
        choice(
          "AABbCc genotipli bir birey en çok kaç çeşit gamet oluşturur? (Genler bağımsız)",
          "4",
          ["2", "8", "16"],
          {
            why: "$2^n$; heterozigot gen çifti sayısı $n = 2$.",
            seconds: 60,
          },
        ),
        trueFalse("AB kan grubunda A ve B alelleri eş baskındır.", true, {
          why: "Eş baskınlıkta iki alel de etkisini gösterir; alyuvarda hem A hem B antijeni bulunur.",
        }),
        typed("Canlının dış görünüşüne yansıyan özelliğe ne denir?", ["fenotip"], {
          why: "Genlerin tümü genotiptir; fenotip, genotip ile çevrenin birlikte verdiği görünüştür.",
        }),
      ],
      Ekosistem: [
        order("Besin zincirini üreticiden başlayarak sırala.", ["Ot", "Çekirge", "Kurbağa", "Yılan"], {
          why: "Üretici ot, birincil tüketici çekirge, ikincil kurbağa, üçüncül yılandır; enerji bu yönde aktarılır.",
        }),
        choice(
          "Besin zincirinde bir üst basamağa enerjinin yaklaşık yüzde kaçı aktarılır?",
          "%10",
          ["%50", "%90", "%1"],
          {
            why: "Kalanı yaşamsal olaylarda kullanılır ve ısı olarak kaybolur.",
          },
        ),
        multi("Hangi gruplarda ayrıştırıcı türler vardır?", ["Mantarlar", "Bakteriler"], ["Tavşanlar", "Yosunlar"], {
          why: "Ayrıştırıcılar ölü kalıntıları inorganik maddelere çevirir. Tavşan tüketici, yosun üreticidir.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "biyoloji-11-insan-fizyolojisi",
      title: "İnsan fizyolojisi",
      description: "AYT biyoloji: sinir, duyu, dolaşım, solunum, sindirim ve boşaltım sistemleri.",
      subject: "biyoloji",
      grade: 11,
    },
    {
      "Sinir, hormon, duyu": [
        match(
          "Merkezi göreviyle eşleştir.",
          [
            ["Beyincik", "Denge"],
            ["Omurilik soğanı", "Solunum ve yutma"],
            ["Hipotalamus", "Vücut sıcaklığı"],
            ["Beyin kabuğu", "Öğrenme ve konuşma"],
          ],
          {
            why: "Yaşamsal refleksler omurilik soğanında, iç dengenin ayarı hipotalamusta, bilinçli işler beyin kabuğundadır.",
          },
        ),
        choice("Kandaki şekeri düşüren hormon hangisidir?", "İnsülin", ["Glukagon", "Adrenalin", "Tiroksin"], {
          why: "Glukagon ve adrenalin kan şekerini yükseltir.",
        }),
        order("Işığın gözde geçtiği yerleri sırala.", ["Kornea", "Göz bebeği", "Mercek", "Retina"], {
          why: "Kornea ve mercek ışığı kırar, göz bebeği ışığın miktarını ayarlar, görüntü retinada oluşur.",
        }),
        trueFalse("Bir nörona gelen uyarı eşik değerin altındaysa impuls oluşmaz.", true, {
          why: "Ya hep ya hiç kuralı: eşiğin altındaki uyarı impuls başlatmaz, eşiği aşan her uyarı aynı büyüklükte impuls başlatır.",
        }),
      ],
      "Dolaşım ve solunum": [
        order(
          "Küçük kan dolaşımını sırala.",
          ["Sağ karıncık", "Akciğer atardamarı", "Akciğer", "Akciğer toplardamarı", "Sol kulakçık"],
          {
            why: "Küçük dolaşım kalp ile akciğer arasındadır. Akciğer atardamarı, atardamar olduğu hâlde oksijence fakir kan taşır.",
          },
        ),
        choice(
          "Oksijence en zengin kanı taşıyan toplardamar hangisidir?",
          "Akciğer toplardamarı",
          ["Üst ana toplardamar", "Alt ana toplardamar", "Böbrek toplardamarı"],
          { why: "Akciğerden gelen temiz kanı kalbe taşır." },
        ),
        multi(
          "Hangileri alyuvarlar için doğrudur?",
          ["Oksijen taşır", "Hemoglobin bulundurur"],
          ["Antikor üretir", "Kanı pıhtılaştırır"],
          { why: "Antikoru akyuvarlar (lenfositler) üretir, pıhtılaşmayı kan pulcukları başlatır." },
        ),
        choice("Gaz alışverişi akciğerin neresinde olur?", "Alveol", ["Bronş", "Soluk borusu", "Gırtlak"], {
          why: "Alveoller tek katlı ve kılcal damarlarla sarılıdır.",
        }),
      ],
      "Sindirim ve boşaltım": [
        choice(
          "Proteinlerin kimyasal sindirimi nerede başlar?",
          "Midede",
          ["Ağızda", "İnce bağırsakta", "Kalın bağırsakta"],
          {
            why: "Pepsin midede çalışır; ağızda nişasta sindirilir.",
          },
        ),
        choice("Safra nerede üretilir?", "Karaciğerde", ["Safra kesesinde", "Pankreasta", "Midede"], {
          why: "Safra kesesi, adına karşın safrayı üretmez; yalnız depolar ve bağırsağa boşaltır.",
        }),
        order(
          "İdrarın yolunu sırala.",
          ["Nefron", "Havuzcuk", "Üreter (idrar borusu)", "İdrar kesesi", "Üretra (idrar kanalı)"],
          {
            why: "İdrar nefronda oluşur, havuzcukta toplanır; üreter böbrekten keseye, üretra keseden dışarıya götürür.",
          },
        ),
        trueFalse("Sağlıklı bir insanın idrarında glikoz bulunması beklenmez.", true, {
          why: "Glikozun tamamı nefronda geri emilir.",
        }),
      ],
    },
  ),
];

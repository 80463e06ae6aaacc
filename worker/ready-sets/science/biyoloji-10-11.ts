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
        order("Mitozun evrelerini sırala.", ["Profaz", "Metafaz", "Anafaz", "Telofaz"]),
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
        ),
        choice("Kromozomlar mitozun hangi evresinde hücrenin ortasında dizilir?", "Metafaz", [
          "Profaz",
          "Anafaz",
          "Telofaz",
        ]),
        match("Eşeysiz üremeyi canlıyla eşleştir.", [
          ["Tomurcuklanma", "Bira mayası"],
          ["İkiye bölünme", "Amip"],
          ["Sporla üreme", "Eğrelti otu"],
          ["Vejetatif üreme", "Çilek"],
        ]),
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
        trueFalse("AB kan grubunda A ve B alelleri eş baskındır.", true),
        typed("Canlının dış görünüşüne yansıyan özelliğe ne denir?", ["fenotip"]),
      ],
      Ekosistem: [
        order("Besin zincirini üreticiden başlayarak sırala.", ["Ot", "Çekirge", "Kurbağa", "Yılan"]),
        choice(
          "Besin zincirinde bir üst basamağa enerjinin yaklaşık yüzde kaçı aktarılır?",
          "%10",
          ["%50", "%90", "%1"],
          {
            why: "Kalanı yaşamsal olaylarda kullanılır ve ısı olarak kaybolur.",
          },
        ),
        multi("Hangileri ayrıştırıcıdır?", ["Mantarlar", "Bakteriler"], ["Tavşanlar", "Yosunlar"], {
          why: "Soruda ayrıştırıcı türleri olan gruplar sorulur; tavşan tüketici, yosun üreticidir.",
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
        match("Merkezi göreviyle eşleştir.", [
          ["Beyincik", "Denge"],
          ["Omurilik soğanı", "Solunum ve yutma"],
          ["Hipotalamus", "Vücut sıcaklığı"],
          ["Ön beyin kabuğu", "Öğrenme ve konuşma"],
        ]),
        choice("Kandaki şekeri düşüren hormon hangisidir?", "İnsülin", ["Glukagon", "Adrenalin", "Tiroksin"], {
          why: "Glukagon ve adrenalin kan şekerini yükseltir.",
        }),
        order("Işığın gözde geçtiği yerleri sırala.", ["Kornea", "Göz bebeği", "Mercek", "Retina"]),
        trueFalse("Bir nörona gelen uyarı eşik değerin altındaysa impuls oluşmaz.", true, {
          why: "Ya hep ya hiç kuralı.",
        }),
      ],
      "Dolaşım ve solunum": [
        order("Küçük kan dolaşımını sırala.", [
          "Sağ karıncık",
          "Akciğer atardamarı",
          "Akciğer",
          "Akciğer toplardamarı",
          "Sol kulakçık",
        ]),
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
          why: "Kese onu yalnız depolar.",
        }),
        order("İdrarın yolunu sırala.", ["Nefron", "Havuzcuk", "İdrar borusu", "İdrar kesesi", "İdrar kanalı"]),
        trueFalse("Sağlıklı bir insanın idrarında glikoz bulunması beklenmez.", true, {
          why: "Glikozun tamamı nefronda geri emilir.",
        }),
      ],
    },
  ),
];

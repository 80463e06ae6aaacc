import { choice, match, multi, number, order, readySet, typed } from "../making";

export const kimya = [
  readySet(
    {
      id: "kimya-9-atom-baglar",
      title: "Atom, periyodik sistem, bağlar",
      description: "9. sınıf kimya: atom modelleri, periyodik özellikler ve kimyasal türler arası etkileşimler.",
      subject: "kimya",
      grade: 9,
    },
    {
      "Atom modelleri": [
        order("Atom modellerini eskiden yeniye sırala.", ["Dalton", "Thomson", "Rutherford", "Bohr"], {
          why: "Her model öncekinin açıklayamadığını açıklar: elektron, çekirdek, sonra enerji düzeyleri.",
        }),
        match(
          "Bilim insanlarını görüşleriyle eşleştir.",
          [
            ["Dalton", "İçi dolu, bölünemeyen küre"],
            ["Thomson", "Üzümlü kek"],
            ["Rutherford", "Çekirdekli atom"],
            ["Bohr", "Belirli enerji düzeyleri"],
          ],
          {
            why: "Thomson elektronu, Rutherford çekirdeği buldu; Bohr elektronların belirli düzeylerde olduğunu öne sürdü.",
          },
        ),
        number("Atom numarası 17, kütle numarası 35 olan atomun kaç nötronu vardır?", 18, {
          why: "Kütle numarası proton ile nötronun toplamıdır: $35 - 17 = 18$",
        }),
        choice("$\\mathrm{Na^+}$ iyonunda 11 proton olduğuna göre kaç elektron vardır?", "10", ["11", "12", "23"], {
          why: "Artı yük, bir elektron verildiğini gösterir: 11 − 1. 12 bulan, artıyı eklenen elektron sanmıştır.",
        }),
      ],
      "Periyodik özellikler": [
        choice(
          "Bir periyotta soldan sağa gidildikçe atom yarıçapı genellikle nasıl değişir?",
          "Küçülür",
          ["Büyür", "Değişmez", "Önce büyür sonra küçülür"],
          { why: "Çekirdek yükü arttıkça elektronlar daha güçlü çekilir." },
        ),
        multi("Hangileri soy gazdır?", ["Helyum", "Neon", "Argon"], ["Azot"], {
          why: "Azot da gazdır ama 5A grubundadır; soy gazlar 8A grubunda, son katmanı dolu olanlardır.",
        }),
        choice("7A grubunun adı nedir?", "Halojenler", ["Alkali metaller", "Soy gazlar", "Toprak alkali metaller"], {
          why: "Flor, klor, brom ve iyot buradadır. 1A alkali metaller, 2A toprak alkali metaller, 8A soy gazlardır.",
        }),
      ],
      "Kimyasal bağlar": [
        match(
          "Maddeleri bağ türüyle eşleştir.",
          [
            ["NaCl", "İyonik bağ"],
            ["$\\mathrm{H_2O}$ (molekül içi)", "Polar kovalent bağ"],
            ["$\\mathrm{N_2}$", "Apolar kovalent bağ"],
            ["Cu", "Metalik bağ"],
          ],
          { why: "Metal ile ametal iyonik, ametaller kovalent bağ yapar: atomlar aynıysa apolar, farklıysa polar." },
        ),
        choice(
          "$\\mathrm{CO_2}$ bileşiğinin adı nedir?",
          "Karbondioksit",
          ["Karbonmonoksit", "Karbonat", "Karbontetraoksit"],
          { why: "“Di” iki demektir: bir karbona iki oksijen bağlıdır. Karbonmonoksit CO’dur ve zehirlidir." },
        ),
        choice(
          "Su molekülleri arasında hangi etkileşim bulunur?",
          "Hidrojen bağı",
          ["İyonik bağ", "Metalik bağ", "Üçlü kovalent bağ"],
          {
            why: "Bir molekülün hidrojeni, komşusunun oksijenine çekilir. Molekülün içindeki bağ ise polar kovalenttir.",
          },
        ),
        typed(
          "NaCl bileşiğinin günlük hayattaki adını yaz.",
          ["sofra tuzu", "yemek tuzu", "tuz", "mutfak tuzu", "yemeklik tuz"],
          { why: "Sistematik adı sodyum klorürdür; denizden ve kaya tuzundan elde edilir." },
        ),
      ],
    },
  ),
];

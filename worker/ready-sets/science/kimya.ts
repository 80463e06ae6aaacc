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
        order("Atom modellerini eskiden yeniye sırala.", ["Dalton", "Thomson", "Rutherford", "Bohr"]),
        match("Bilim insanlarını görüşleriyle eşleştir.", [
          ["Dalton", "İçi dolu, bölünemeyen küre"],
          ["Thomson", "Üzümlü kek"],
          ["Rutherford", "Çekirdekli atom"],
          ["Bohr", "Belirli enerji düzeyleri"],
        ]),
        number("Atom numarası 17, kütle numarası 35 olan atomun kaç nötronu vardır?", 18, { why: "$35 - 17 = 18$" }),
        choice("$\\mathrm{Na^+}$ iyonunda 11 proton olduğuna göre kaç elektron vardır?", "10", ["11", "12", "23"], {
          why: "Bir elektron vermiştir.",
        }),
      ],
      "Periyodik özellikler": [
        choice(
          "Bir periyotta soldan sağa gidildikçe atom yarıçapı genellikle nasıl değişir?",
          "Küçülür",
          ["Büyür", "Değişmez", "Önce büyür sonra küçülür"],
          { why: "Çekirdek yükü arttıkça elektronlar daha güçlü çekilir." },
        ),
        multi("Hangileri soy gazdır?", ["Helyum", "Neon", "Argon"], ["Azot"]),
        choice("7A grubunun adı nedir?", "Halojenler", ["Alkali metaller", "Soy gazlar", "Toprak alkali metaller"]),
      ],
      "Kimyasal bağlar": [
        match("Maddeleri bağ türüyle eşleştir.", [
          ["NaCl", "İyonik bağ"],
          ["$\\mathrm{H_2O}$ (molekül içi)", "Polar kovalent bağ"],
          ["$\\mathrm{N_2}$", "Apolar kovalent bağ"],
          ["Cu", "Metalik bağ"],
        ]),
        choice("$\\mathrm{CO_2}$ bileşiğinin adı nedir?", "Karbondioksit", [
          "Karbonmonoksit",
          "Karbonat",
          "Karbontetraoksit",
        ]),
        choice("Su molekülleri arasında hangi etkileşim bulunur?", "Hidrojen bağı", [
          "İyonik bağ",
          "Metalik bağ",
          "Üçlü kovalent bağ",
        ]),
        typed("NaCl bileşiğinin günlük hayattaki adını yaz.", ["sofra tuzu", "yemek tuzu", "tuz", "mutfak tuzu"]),
      ],
    },
  ),
];

import { choice, match, multi, order, readySet, spot, trueFalse } from "../making";

export const biyoloji = [
  readySet(
    {
      id: "biyoloji-9-hucre-canlilar",
      title: "Hücre ve canlıların sınıflandırılması",
      description: "9. sınıf biyoloji: organik bileşikler, hücre, organeller ve sınıflandırma.",
      subject: "biyoloji",
      grade: 9,
    },
    {
      "Canlıların temel bileşenleri": [
        multi("Hangileri organik bileşiktir?", ["Protein", "Karbonhidrat", "Yağ"], ["Su"], {
          why: "Su inorganik bir bileşiktir.",
        }),
        match("Büyük molekülleri yapı birimleriyle eşleştir.", [
          ["Protein", "Amino asit"],
          ["Nişasta", "Glikoz"],
          ["Nükleik asit", "Nükleotit"],
        ]),
        choice(
          "Enzimler için hangisi doğrudur?",
          "Tepkimeden değişmeden çıkar",
          ["Tepkimede harcanır", "Aktivasyon enerjisini yükseltir", "Yalnız hücre dışında çalışır"],
          { why: "Enzimler aktivasyon enerjisini düşürür, tekrar tekrar kullanılır." },
        ),
      ],
      "Hücre ve organeller": [
        match("Organelleri görevleriyle eşleştir.", [
          ["Ribozom", "Protein sentezi"],
          ["Mitokondri", "Oksijenli solunum"],
          ["Lizozom", "Hücre içi sindirim"],
          ["Kloroplast", "Fotosentez"],
        ]),
        multi("Prokaryot hücrede hangileri bulunur?", ["Ribozom", "DNA"], ["Çekirdek", "Mitokondri"]),
        choice(
          "Suyun yarı geçirgen zardan çok yoğun ortama geçişine ne denir?",
          "Osmoz",
          ["Aktif taşıma", "Fagositoz", "Ekzositoz"],
          { why: "Osmoz, suyun difüzyonudur; enerji harcanmaz." },
        ),
        spot(
          "Bitki hücresinde fotosentezin gerçekleştiği organellerden birine dokun.",
          {
            drawing: "bitki-hucresi",
            alt: "Bitki hücresi çizimi: hücre duvarı, ortada büyük bir koful, solda çekirdek, çevrelerinde küçük organeller.",
          },
          [
            [208, 238, 62],
            [583, 185, 62],
            [833, 313, 62],
            [350, 790, 62],
            [750, 810, 62],
          ],
          { why: "Fotosentez, yeşil renkli kloroplastlarda gerçekleşir." },
        ),
        trueFalse("Aktif taşımada ATP harcanır.", true),
        choice(
          "Derişik tuzlu suya konan bitki hücresinde ne görülür?",
          "Plazmoliz",
          ["Deplazmoliz", "Hemoliz", "Hiçbir değişim olmaz"],
          { why: "Hücre su kaybederek büzülür." },
        ),
      ],
      Sınıflandırma: [
        order("En geniş gruptan en dar gruba doğru sırala.", ["Âlem", "Şube", "Sınıf", "Takım", "Aile", "Cins"], {
          why: "En dar birim türdür.",
        }),
        choice("Canlılara ikili adlandırmayı kim getirmiştir?", "Carl Linnaeus", [
          "Charles Darwin",
          "Gregor Mendel",
          "Robert Hooke",
        ]),
        choice("Yarasa hangi canlı grubundandır?", "Memeliler", ["Kuşlar", "Sürüngenler", "Böcekler"], {
          why: "Yavrularını sütle besler.",
        }),
      ],
    },
  ),
];

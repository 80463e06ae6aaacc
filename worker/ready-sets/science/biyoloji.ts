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
          why: "Organik bileşiklerin yapısında karbon ve hidrojen bulunur; suda karbon yoktur, su inorganiktir.",
        }),
        match(
          "Büyük molekülleri yapı birimleriyle eşleştir.",
          [
            ["Protein", "Amino asit"],
            ["Nişasta", "Glikoz"],
            ["Nükleik asit", "Nükleotit"],
          ],
          { why: "Yapı birimleri su çıkararak birleşir, büyük molekül oluşur; sindirimde bunun tersi olur." },
        ),
        choice(
          "Enzimler için hangisi doğrudur?",
          "Tepkimeden değişmeden çıkar",
          ["Tepkimede harcanır", "Aktivasyon enerjisini yükseltir", "Yalnız hücre dışında çalışır"],
          { why: "Enzimler aktivasyon enerjisini düşürür, tekrar tekrar kullanılır." },
        ),
      ],
      "Hücre ve organeller": [
        match(
          "Organelleri görevleriyle eşleştir.",
          [
            ["Ribozom", "Protein sentezi"],
            ["Mitokondri", "Oksijenli solunum"],
            ["Lizozom", "Hücre içi sindirim"],
            ["Kloroplast", "Fotosentez"],
          ],
          {
            why: "Kloroplast ışıkla besin üretir, mitokondri besinden enerji elde eder; bitki hücresinde ikisi de vardır.",
          },
        ),
        multi("Prokaryot hücrede hangileri bulunur?", ["Ribozom", "DNA"], ["Çekirdek", "Mitokondri"], {
          why: "Prokaryotta zarla çevrili çekirdek ve organel yoktur ama DNA vardır; ribozom zarsız olduğu için onda da bulunur.",
        }),
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
        trueFalse("Aktif taşımada ATP harcanır.", true, {
          why: "Madde azdan çoğa doğru taşınır; kendiliğinden olmayan bu taşıma enerji ister.",
        }),
        choice(
          "Derişik tuzlu suya konan bitki hücresinde ne görülür?",
          "Plazmoliz",
          ["Deplazmoliz", "Hemoliz", "Hiçbir değişim olmaz"],
          {
            why: "Hücre su kaybeder, zarı duvardan ayrılarak büzülür. Deplazmoliz tersidir: büzülmüş hücrenin yeniden su alması.",
          },
        ),
      ],
      Sınıflandırma: [
        order("En geniş gruptan en dar gruba doğru sırala.", ["Âlem", "Şube", "Sınıf", "Takım", "Aile", "Cins"], {
          why: "Genişten dara inildikçe canlı sayısı azalır, benzerlik artar; cinsten sonra en dar birim olan tür gelir.",
        }),
        choice(
          "Canlılara ikili adlandırmayı kim getirmiştir?",
          "Carl Linnaeus",
          ["Charles Darwin", "Gregor Mendel", "Robert Hooke"],
          {
            why: "Her türe iki sözcüklü bilimsel ad verdi: ilki cinsi, ikisi birlikte türü gösterir. Örnek: Felis catus, kedi.",
          },
        ),
        choice("Yarasa hangi canlı grubundandır?", "Memeliler", ["Kuşlar", "Sürüngenler", "Böcekler"], {
          why: "Uçması onu kuş yapmaz: tüyü değil kılı vardır, doğurur ve yavrusunu sütle besler.",
        }),
      ],
    },
  ),
];

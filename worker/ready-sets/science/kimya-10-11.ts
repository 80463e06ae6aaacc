import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const kimya10to11 = [
  readySet(
    {
      id: "kimya-10-mol-karisim",
      title: "Mol, tepkimeler, karışımlar",
      description: "TYT kimya: kimyanın temel kanunları, mol, karışımlar, asitler ve bazlar.",
      subject: "kimya",
      grade: 10,
    },
    {
      "Kanunlar ve mol": [
        choice(
          "Kapalı kapta bir tepkimede toplam kütlenin değişmemesi hangi kanundur?",
          "Kütlenin korunumu",
          ["Sabit oranlar", "Katlı oranlar", "Hacim oranları"],
          { why: "Atomlar yok olmaz, yalnız yeniden dizilir." },
        ),
        number("2 mol su (H₂O) kaç gramdır? (H: 1, O: 16)", 36, {
          unit: "g",
          why: "Bir mol su $2 + 16 = 18$ gramdır.",
        }),
        number("22 gram CO₂ kaç moldür? (C: 12, O: 16)", 0.5, {
          unit: "mol",
          why: "Bir mol CO₂ $12 + 2 \\cdot 16 = 44$ gramdır: $22 \\div 44 = 0{,}5$",
        }),
        choice(
          "1 mol maddede kaç tanecik vardır?",
          "$6{,}02 \\times 10^{23}$",
          ["$6{,}02 \\times 10^{-23}$", "$22{,}4$", "1000"],
          {
            why: "Bu sayıya Avogadro sayısı denir; 22,4 normal koşullarda bir mol gazın litre hacmidir.",
          },
        ),
        choice("$N_2 + xH_2 \\rightarrow 2NH_3$ tepkimesi denkleştirilirse $x$ kaç olur?", "3", ["1", "2", "6"], {
          why: "Sağda $2 \\cdot 3 = 6$ hidrojen atomu vardır; solda her molekülde 2 atom olduğundan 3 molekül gerekir.",
        }),
      ],
      Karışımlar: [
        multi("Hangileri homojen karışımdır?", ["Tuzlu su", "Hava", "Çelik"], ["Ayran", "Kum ve su"], {
          why: "Homojen karışımın her yeri aynıdır; çözelti de denir.",
        }),
        match(
          "Ayırma yöntemini karışımıyla eşleştir.",
          [
            ["Süzme", "Kum ile su"],
            ["Damıtma", "Alkol ile su"],
            ["Mıknatısla ayırma", "Demir tozu ile kum"],
            ["Ayırma hunisi", "Zeytinyağı ile su"],
          ],
          {
            why: "Her yöntem bir farkı kullanır: süzme tanecik boyutunu, damıtma kaynama noktasını, ayırma hunisi yoğunluğu.",
          },
        ),
        number("80 gram suda 20 gram şeker çözünürse çözelti kütlece yüzde kaçlıktır?", 20, {
          unit: "%",
          why: "$\\frac{20}{100} \\cdot 100$; payda suyun değil çözeltinin kütlesidir.",
        }),
        trueFalse("Suya tuz eklenince donma noktası yükselir.", false, {
          why: "Düşer; bu yüzden kışın yollara tuz dökülür.",
        }),
      ],
      "Asit ve baz": [
        choice(
          "pH’ı 3 olan bir çözelti için hangisi doğrudur?",
          "Asidiktir",
          ["Baziktir", "Nötrdür", "Turnusolu maviye çevirir"],
          {
            why: "pH 7’nin altı asit, üstü bazdır.",
          },
        ),
        multi("Hangileri baziktir?", ["Sabun", "Çamaşır suyu"], ["Limon", "Sirke"], {
          why: "Bazlar acıdır ve ele kaygan gelir; limon ve sirkenin ekşiliği asitten gelir.",
        }),
        choice(
          "Asit ile bazın tepkimesinden genellikle ne oluşur?",
          "Tuz ve su",
          ["Yalnız tuz", "Yalnız su", "Oksijen ve hidrojen"],
          {
            why: "Nötrleşmede asidin hidrojen iyonu ile bazın hidroksit iyonu suyu, kalan iyonlar tuzu oluşturur.",
          },
        ),
        order("pH değerine göre küçükten büyüğe sırala.", ["Limon suyu", "Saf su", "Sabunlu su", "Lavabo açıcı"], {
          why: "Limon suyu asit, saf su nötr, sabunlu su zayıf, lavabo açıcı kuvvetli bazdır.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "kimya-11-gaz-hiz-denge",
      title: "Gazlar, çözeltiler, hız ve denge",
      description: "AYT kimya: modern atom, gaz yasaları, derişim, tepkime hızı, denge.",
      subject: "kimya",
      grade: 11,
    },
    {
      "Modern atom": [
        number("Baş kuantum sayısı 3 olan katmanda en çok kaç elektron bulunur?", 18, {
          why: "Katmanda $n^2$ orbital, her orbitalde 2 elektron vardır: $2n^2 = 2 \\cdot 9$",
        }),
        choice("$_{11}Na$ atomunun elektron dizilimi hangisiyle biter?", "$3s^1$", ["$2p^6$", "$3p^1$", "$3s^2$"], {
          why: "$1s^2\\,2s^2\\,2p^6\\,3s^1$: ilk 10 elektron alttaki iki katmanı doldurur, on birincisi üçüncüye girer.",
        }),
        match(
          "Orbital türünü, o türdeki orbitallerin bir katmanda alabileceği en çok elektron sayısıyla eşleştir.",
          [
            ["s", "2"],
            ["p", "6"],
            ["d", "10"],
            ["f", "14"],
          ],
          {
            why: "Her orbital en çok 2 elektron alır; bir katmanda s türünden 1, p’den 3, d’den 5, f’den 7 orbital bulunabilir.",
          },
        ),
      ],
      Gazlar: [
        choice(
          "Sıcaklığı ve miktarı sabit bir gazın hacmi yarıya inerse basıncı ne olur?",
          "İki katına çıkar",
          ["Yarıya iner", "Değişmez", "Dört katına çıkar"],
          {
            why: "Boyle yasası: $P \\cdot V$ sabittir.",
          },
        ),
        number("27 °C kaç kelvindir?", 300, {
          unit: "K",
          why: "Kelvin, santigrat dereceye 273 eklenerek bulunur: $27 + 273$",
        }),
        choice(
          "Aynı koşullarda hangi gaz daha hızlı yayılır? (H: 1, He: 4, N: 14, O: 16)",
          "$H_2$",
          ["$He$", "$N_2$", "$O_2$"],
          {
            why: "Mol kütlesi küçük olan gaz daha hızlıdır.",
          },
        ),
        trueFalse("İdeal gaz tanecikleri arasında çekim kuvveti olmadığı kabul edilir.", true, {
          why: "Taneciklerin hacmi de yok sayılır. Gerçek gazlar düşük basınç ve yüksek sıcaklıkta ideale yaklaşır.",
        }),
      ],
      "Çözelti, hız, denge": [
        number("0,5 mol NaOH ile 2 L çözelti hazırlanıyor. Derişim kaç mol/L’dir?", 0.25, {
          unit: "mol/L",
          why: "Derişim, molün litreye oranıdır: $M = \\frac{n}{V} = \\frac{0{,}5}{2}$",
        }),
        multi(
          "Hangileri tepkime hızını artırır?",
          ["Sıcaklığı artırmak", "Katıyı toz hâline getirmek", "Katalizör kullanmak"],
          ["Derişimi azaltmak"],
          { why: "Hız, saniyedeki etkili çarpışmalarla artar; derişim azalınca çarpışma da azalır." },
        ),
        choice(
          "Katalizör bir tepkimede neyi değiştirir?",
          "Aktifleşme enerjisini",
          ["Tepkime ısısını", "Ürün miktarını", "Denge sabitini"],
          {
            why: "Daha düşük enerjili bir yol açar; denge yalnız daha çabuk kurulur.",
          },
        ),
        choice(
          "Ekzotermik bir denge tepkimesinde sıcaklık artırılırsa denge hangi yöne kayar?",
          "Girenlere",
          ["Ürünlere", "Kaymaz", "Önce ürünlere, sonra girenlere"],
          {
            why: "Le Chatelier: sistem eklenen ısıyı harcayan yöne kayar.",
          },
        ),
        order(
          "Tepkime hızına göre yavaştan hızlıya sırala.",
          ["Demirin paslanması", "Mumun yanması", "Barutun patlaması"],
          { why: "Paslanma aylar, yanma dakikalar sürer; patlama saniyeden kısa sürede biter." },
        ),
      ],
    },
  ),
];

import { choice, match, multi, order, readySet, trueFalse, typed } from "../making";

export const turkce1to4 = [
  readySet(
    {
      id: "turkce-1-harf-hece",
      title: "Harf, hece, sözcük",
      description: "1. sınıf Türkçe: sesli harfler, heceler, sözcükten cümleye.",
      subject: "turkce",
      grade: 1,
    },
    {
      Harfler: [
        choice("Hangisi sesli harftir?", "a", ["b", "k", "t"], { why: "Sesli harfler: a, e, ı, i, o, ö, u, ü." }),
        multi("Hangileri sesli harftir?", ["e", "ö", "u"], ["m", "s"], {
          why: "Sesli harfi tek başına rahatça uzatabiliriz: eee, ööö, uuu.",
        }),
        choice("“Masa” sözcüğü hangi harfle başlar?", "m", ["a", "s", "n"], {
          why: "Sözcüğü yavaşça söyle: mmm-asa. İlk duyduğun ses “m”dir.",
        }),
        choice("“Kalem” sözcüğünün son harfi hangisidir?", "m", ["k", "l", "e"], {
          why: "Sözcüğü yavaşça söyle: kale-mmm. En son duyduğun ses “m”dir.",
        }),
        typed("“.aşık” sözcüğünde noktanın yerine hangi harf gelirse yemek yediğimiz eşya olur?", ["k", "kaşık"], {
          typo: false,
          why: "Yemeği kaşıkla yeriz; “kaşık” sözcüğünün ilk sesi “k”dir.",
        }),
      ],
      Heceler: [
        choice("“Araba” sözcüğünde kaç hece vardır?", "3", ["1", "2", "4"], { why: "A - ra - ba." }),
        choice("Hangi sözcük tek hecelidir?", "Top", ["Kedi", "Elma", "Okul"], {
          why: "Bir sözcükte kaç sesli harf varsa o kadar hece vardır.",
        }),
        choice("“Kitap” sözcüğü nasıl hecelenir?", "ki - tap", ["kit - ap", "k - itap", "ki - ta - p"], {
          why: "Her hecede bir sesli harf olur; ortadaki “t” sonraki heceye geçer: ki - tap.",
        }),
        trueFalse("“Öğretmen” sözcüğünde üç hece vardır.", true, { why: "Öğ - ret - men." }),
        order("Heceleri sırala, bir meyve adı olsun.", ["por", "ta", "kal"], {
          why: "Hecelerin yeri değişirse sözcük bozulur: por - ta - kal.",
        }),
      ],
      "Sözcük ve cümle": [
        order("Sözcükleri sırala, anlamlı bir cümle olsun.", ["Küçük", "kedi", "sütünü", "içti."], {
          why: "Cümle büyük harfle başlar, noktayla biter: Küçük kedi sütünü içti.",
        }),
        choice(
          "Cümlenin sonuna hangi işaret gelir? “Bugün okula gittim”",
          "Nokta (.)",
          ["Soru işareti (?)", "Virgül (,)", "Kısa çizgi (-)"],
          { why: "Cümle bir şey anlatıp bitiyor; biten cümleye nokta konur." },
        ),
        choice(
          "“Senin adın ne” cümlesinin sonuna hangi işaret gelir?",
          "Soru işareti (?)",
          ["Nokta (.)", "Virgül (,)", "İki nokta (:)"],
          { why: "Bu cümle soru soruyor, cevap bekliyor." },
        ),
        match(
          "Sözcüğü zıt anlamlısıyla eşleştir.",
          [
            ["Büyük", "Küçük"],
            ["Uzun", "Kısa"],
            ["Sıcak", "Soğuk"],
            ["Gece", "Gündüz"],
          ],
          { why: "Zıt anlamlılar birbirinin tam tersini anlatır." },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-3-cumle-yazim",
      title: "Cümle, yazım, noktalama",
      description: "3. sınıf Türkçe: büyük harf, kesme işareti, tekil ve çoğul, eş sesli sözcükler.",
      subject: "turkce",
      grade: 3,
    },
    {
      "Büyük harfler ve kesme işareti": [
        choice(
          "Hangi cümle doğru yazılmıştır?",
          "Yarın Ankara’ya gideceğiz.",
          ["Yarın ankaraya gideceğiz.", "Yarın Ankaraya gideceğiz.", "yarın Ankara’ya gideceğiz."],
          { why: "Özel adlar büyük harfle başlar, gelen ek kesme işaretiyle ayrılır." },
        ),
        multi("Hangileri büyük harfle başlar?", ["Kişi adları", "Şehir adları"], ["Meyve adları", "Renk adları"], {
          why: "Tek bir kişiyi ya da yeri anlatan adlar özeldir.",
        }),
        trueFalse("“Minik adlı kedim çok tatlı.” cümlesinde “Minik” büyük harfle yazılmalıdır.", true, {
          why: "Hayvanlara verdiğimiz özel adlar büyük harfle başlar.",
        }),
      ],
      "Noktalama işaretleri": [
        choice(
          "“Çantamda kalem ( ) silgi ve defter var.” Boşluğa hangi işaret gelir?",
          "Virgül (,)",
          ["Nokta (.)", "Soru işareti (?)", "Ünlem işareti (!)"],
          { why: "Sıralanan sözcüklerin arasına virgül konur." },
        ),
        choice(
          "“Yaşasın, kazandık ( )” Sonuna hangi işaret gelir?",
          "Ünlem işareti (!)",
          ["Soru işareti (?)", "Virgül (,)", "İki nokta (:)"],
          { why: "Sevinç, coşku ve şaşkınlık bildiren cümlelerin sonuna ünlem konur." },
        ),
        choice(
          "Hangi cümlenin sonuna soru işareti gelir?",
          "Bu kitabı kim yazdı",
          ["Kitabı kimin yazdığını biliyorum", "Kitap masanın üstünde", "Yazarı çok sevdim"],
          { why: "Yalnız bu cümle cevap bekler." },
        ),
      ],
      "Tekil ve çoğul": [
        multi("Hangileri çoğuldur?", ["Kuşlar", "Evler"], ["Çiçek", "Kalem", "Yağmur"], {
          why: "Sözcüğe gelen “-lar, -ler” eki birden çok olduğunu anlatır.",
        }),
        typed("“Ağaç” sözcüğünün çoğulunu yaz.", ["ağaçlar"], {
          why: "Son sesli harf kalın olduğu için “-lar” gelir: ağaçlar.",
          typo: false,
        }),
        trueFalse("“Biber” sözcüğü “-er” ile bittiği için çoğuldur.", false, {
          why: "“Biber” tek bir sebzenin adıdır; çoğulu “biberler”dir.",
        }),
      ],
      "Eş sesli ve eş anlamlı sözcükler": [
        choice("Hangi sözcüğün birbirinden farklı iki anlamı vardır?", "Yüz", ["Masa", "Kitap", "Pencere"], {
          why: "Yüz: hem bir sayı hem başımızın ön bölümüdür.",
        }),
        choice(
          "“Kır” sözcüğü hangi cümlede açık, yeşil alan anlamındadır?",
          "Baharda kırda papatya topladık.",
          ["Dalı sakın kırma.", "Cevizi taşla kır.", "Kır saçlı bir adam geldi."],
          { why: "Papatya toplanan yer açık alandır. Ötekiler “kırmak” işini ve saçın ağarmasını anlatır." },
        ),
        choice("Hangi ikili eş anlamlıdır?", "Hediye, armağan", ["İleri, geri", "Açık, kapalı", "Yaz, kış"], {
          why: "Hediye ile armağan aynı anlamdadır; öteki ikililer zıt anlamlıdır.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-4-metin-anlam",
      title: "Okuyorum, anlıyorum",
      description: "4. sınıf Türkçe: metinde ana fikir, sebep ve sonuç, gerçek ve mecaz anlam, olayların sırası.",
      subject: "turkce",
      grade: 4,
    },
    {
      "Okuduğunu anlama": [
        choice(
          "“Kerem her sabah fidanına su verdi. Kimi gün üşendi ama yine gitti. Üç yıl sonra ağacın gölgesinde kitap okudu.” Bu metin en çok neyi anlatır?",
          "Sabreden emeğinin karşılığını alır.",
          ["Ağaçlar çok hızlı büyür.", "Kitap yalnız gölgede okunur.", "Üşenen insan tembeldir."],
          { why: "Kerem üşense de vazgeçmedi; üç yıl sonra gölgesine kavuştu.", seconds: 90 },
        ),
        choice(
          "“Yağmur üç gün dinmedi. Dere taştı, köprü kapandı.” Köprünün kapanmasının sebebi nedir?",
          "Derenin taşması",
          ["Köprünün eski olması", "Yolun bozulması", "Havanın kararması"],
          { why: "Olaylar zinciri: yağmur, taşan dere, kapanan köprü.", seconds: 45 },
        ),
        order("Olayları oluş sırasına koy.", ["Tohumu toprağa ektim.", "Filiz çıktı.", "Çiçek açtı.", "Meyve oldu."], {
          why: "Bitki önce filizlenir, çiçekten sonra meyve verir.",
        }),
        choice(
          "“Elif eve koşarak girdi, karnesini annesine uzattı, gözleri parlıyordu.” Elif nasıl hissediyor?",
          "Sevinçli",
          ["Üzgün", "Korkmuş", "Kızgın"],
          { why: "Gözlerinin parlaması ve koşması sevincini gösterir.", seconds: 45 },
        ),
      ],
      "Sebep ve sonuç": [
        choice(
          "Hangi cümlede sebep bildirilmiştir?",
          "Hasta olduğu için okula gelmedi.",
          ["Yarın okula gidecek.", "Okulumuz çok büyük.", "Okuldan erken çıktı."],
          { why: "“Okula neden gelmedi?” sorusunun cevabı cümlede vardır." },
        ),
        match(
          "Sebebi sonucuyla eşleştir.",
          [
            ["Çok çalıştı", "Sınavı geçti"],
            ["Kar yağdı", "Yollar kapandı"],
            ["Su kaynadı", "Buhar çıktı"],
            ["Pil bitti", "Fener söndü"],
          ],
          { why: "“Neden?” sorusunun cevabı sebeptir: Fener neden söndü? Çünkü pil bitti." },
        ),
      ],
      "Sözcükte anlam": [
        choice(
          "“Ağır” sözcüğü hangi cümlede mecaz anlamlıdır?",
          "Ona çok ağır sözler söyledi.",
          ["Bu çanta çok ağır.", "Ağır dolabı taşıdık.", "Demir, tahtadan ağırdır."],
          { why: "Burada “kırıcı” demektir; ötekiler tartıyla ilgilidir." },
        ),
        choice(
          "“Kulak kesilmek” deyimi ne demektir?",
          "Dikkatle dinlemek",
          ["Kulağı acımak", "Hiç duymamak", "Çok konuşmak"],
          {
            why: "Deyimler sözcüklerin gerçek anlamından uzaklaşır: kulağın kesilmesi değil, bütün dikkatle dinlemektir.",
          },
        ),
        choice(
          "“Gözü doymamak” deyimi ne anlatır?",
          "Elindekiyle yetinmemek",
          ["İyi görememek", "Uykusuz kalmak", "Çok ağlamak"],
          { why: "Doymayan, hep daha çoğunu ister; deyimin görmekle ilgisi yoktur." },
        ),
        typed("“Cesur” sözcüğünün eş anlamlısını yaz.", ["yürekli", "yiğit", "gözü pek", "korkusuz", "cesaretli"], {
          why: "Cesur, tehlikeden korkmayan kimsedir; yürekli ve yiğit de bunu anlatır.",
        }),
        trueFalse("“Damlaya damlaya göl olur.” atasözü tutumlu olmayı öğütler.", true, {
          why: "Küçük birikimler zamanla çoğalır.",
        }),
      ],
    },
  ),
];

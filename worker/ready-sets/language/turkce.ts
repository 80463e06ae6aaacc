import { choice, match, multi, readySet, trueFalse, typed } from "../making";

export const turkce = [
  readySet(
    {
      id: "turkce-2-es-zit-anlam",
      title: "Eş anlamlı, zıt anlamlı",
      description: "2. sınıf Türkçe: sözcüklerin anlamdaşı ve karşıtı.",
      subject: "turkce",
      grade: 2,
    },
    {
      "Eş anlamlı sözcükler": [
        choice("“Okul” sözcüğünün eş anlamlısı hangisidir?", "Mektep", ["Sınıf", "Öğretmen", "Ders"], {
          why: "Mektep, okulun eski adıdır.",
        }),
        match(
          "Eş anlamlıları eşleştir.",
          [
            ["Cevap", "Yanıt"],
            ["Öğrenci", "Talebe"],
            ["Siyah", "Kara"],
            ["Yıl", "Sene"],
          ],
          { why: "Eş anlamlılar yazılışı ayrı, anlamı aynı sözcüklerdir." },
        ),
        typed("“Doktor” sözcüğünün eş anlamlısını yaz.", ["hekim", "tabip", "tabib"], {
          why: "Hekim, hastaları iyileştiren doktordur; “hâkim” ise mahkemede karar verir.",
          typo: false,
        }),
        choice("Hangi ikili eş anlamlıdır?", "Beyaz, ak", ["Uzun, kısa", "Gece, gündüz", "Alt, üst"], {
          why: "Öteki ikililer zıt anlamlıdır.",
        }),
        typed("“Konuk” sözcüğünün eş anlamlısını yaz.", ["misafir"], { why: "Eve gelen konuğa misafir de deriz." }),
      ],
      "Zıt anlamlı sözcükler": [
        choice("“Uzak” sözcüğünün zıt anlamlısı hangisidir?", "Yakın", ["Irak", "Yavaş", "Geniş"], {
          why: "Irak, uzak ile eş anlamlıdır.",
        }),
        match(
          "Zıt anlamlıları eşleştir.",
          [
            ["Açık", "Kapalı"],
            ["Islak", "Kuru"],
            ["Ucuz", "Pahalı"],
            ["Dolu", "Boş"],
          ],
          { why: "Zıt anlamlılar birbirinin tersini anlatır: açık olan kapalı değildir." },
        ),
        typed("“İnce kitap” sözündeki “ince”nin zıt anlamlısını yaz.", ["kalın"], {
          why: "Sayfası az olan kitap ince, çok olan kalındır.",
        }),
        trueFalse("“Güzel” ile “çirkin” zıt anlamlıdır.", true, {
          why: "Anlamları birbirinin tam tersidir; “güzel değil” ise yalnız olumsuzudur.",
        }),
        trueFalse("“Gelmek” sözcüğünün zıt anlamlısı “gelmemek”tir.", false, {
          why: "Olumsuzu zıt anlamlısı değildir; zıt anlamlısı “gitmek”tir.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-5-sozcukte-anlam",
      title: "Sözcükte anlam",
      description: "5. sınıf Türkçe: gerçek, mecaz ve terim anlam; deyimler ve atasözleri.",
      subject: "turkce",
      grade: 5,
    },
    {
      "Gerçek ve mecaz anlam": [
        choice(
          "“Soğuk” sözcüğü hangi cümlede mecaz anlamlıdır?",
          "Bizi soğuk karşıladı.",
          ["Su çok soğuktu.", "Dışarısı soğuk.", "Soğuk süt içti."],
          { why: "Burada ilgisiz, içten olmayan demektir." },
        ),
        choice(
          "“Kırmak” sözcüğü hangi cümlede gerçek anlamlıdır?",
          "Bardağı elinden düşürüp kırdı.",
          ["Sözleri kalbimi kırdı.", "Cesaretini kırma.", "Rekoru yine o kırdı."],
          { why: "Ötekilerde sözcük mecaz anlamdadır." },
        ),
        trueFalse("“Tatlı bir çocuk” sözünde “tatlı” mecaz anlamlıdır.", true, {
          why: "Çocuğun tadına bakılmaz; burada “sevimli” demektir.",
        }),
      ],
      "Terim anlam": [
        match(
          "Terimleri alanlarıyla eşleştir.",
          [
            ["Üçgen", "Matematik"],
            ["Nota", "Müzik"],
            ["Ofsayt", "Futbol"],
            ["Özne", "Dil bilgisi"],
          ],
          { why: "Terim, bir bilim, sanat ya da spor dalına özgü sözcüktür." },
        ),
        choice("Hangi sözcük bir terimdir?", "Açıortay", ["Pencere", "Sabah", "Arkadaş"], {
          why: "Açıortay, geometrinin terimidir.",
        }),
      ],
      "Deyimler ve atasözleri": [
        match(
          "Deyimleri anlamlarıyla eşleştir.",
          [
            ["Göz atmak", "Kısaca bakmak"],
            ["Kulak misafiri olmak", "Konuşulanları katılmadan dinlemek"],
            ["El ele vermek", "Yardımlaşmak"],
            ["Burnu havada olmak", "Kendini beğenmek"],
          ],
          { why: "Deyimler kalıplaşmıştır; anlamı sözcüklerin gerçek anlamından başkadır." },
        ),
        typed("“Damlaya damlaya … olur.” atasözünde boş yere ne gelir?", ["göl"], {
          why: "Küçük birikimler zamanla büyür; atasözü tutumlu olmayı öğütler.",
        }),
        choice("“Etekleri zil çalmak” ne demektir?", "Çok sevinmek", ["Çok korkmak", "Acele etmek", "Gürültü yapmak"], {
          why: "Deyimde ses ya da acele değil, içe sığmayan sevinç anlatılır.",
        }),
        typed("“Ağaç … iken eğilir.” atasözünde boş yere ne gelir?", ["yaş"], {
          why: "Yaş dal kolay eğilir; insan da küçük yaşta daha kolay eğitilir.",
        }),
        choice(
          "“Sakla samanı, gelir zamanı.” atasözü neyi öğütler?",
          "Tutumlu olmayı",
          ["Acele etmeyi", "Yardım istemeyi", "Susmayı"],
          { why: "Bugün gereksiz görüneni saklayan, gerektiğinde onu bulur." },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-6-isim-sifat-zamir",
      title: "İsim, sıfat, zamir",
      description: "6. sınıf Türkçe: sözcük türlerini cümle içinde ayırt etme.",
      subject: "turkce",
      grade: 6,
    },
    {
      İsimler: [
        choice("Hangisi özel isimdir?", "Erzurum", ["Şehir", "Irmak", "Öğretmen"], {
          why: "“Erzurum” tek bir şehrin adıdır; “şehir” bütün şehirlerin ortak adıdır.",
        }),
        choice("Hangisi topluluk ismidir?", "Sürü", ["Koyunlar", "Koyun", "Ağaçlar"], {
          why: "Topluluk ismi çoğul eki almadan çokluk bildirir.",
        }),
        match(
          "Örnekleri türleriyle eşleştir.",
          [
            ["Sevgi", "Soyut isim"],
            ["Masa", "Somut isim"],
            ["Ekip", "Topluluk ismi"],
            ["Kızılay", "Özel isim"],
          ],
          { why: "Duyularla algılanamayan isim soyuttur. “Ekip” tekil görünür ama birçok kişiyi anlatır." },
        ),
      ],
      Sıfatlar: [
        choice("“Yaşlı adam iki ekmek aldı.” cümlesinde sayı sıfatı hangisidir?", "iki", ["yaşlı", "adam", "ekmek"], {
          why: "“Kaç ekmek?” sorusunun cevabıdır. “Yaşlı” ise niteleme sıfatıdır.",
        }),
        choice(
          "“Bu ev çok eski.” cümlesinde “bu” hangi türdendir?",
          "İşaret sıfatı",
          ["İşaret zamiri", "Niteleme sıfatı", "Belgisiz zamir"],
          { why: "“Bu” sözcüğü “ev” ismini gösteriyor. “Bu çok eski.” deseydik ismin yerini tutar, zamir olurdu." },
        ),
        multi("Hangi sözlerde niteleme sıfatı vardır?", ["Mavi gömlek", "Uzun yol"], ["Üç elma", "Şu kapı"], {
          why: "“Üç” sayı, “şu” işaret sıfatıdır.",
        }),
      ],
      Zamirler: [
        choice("“Sen bunu bana dün verdin.” cümlesindeki işaret zamiri hangisidir?", "bunu", ["Sen", "bana", "dün"], {
          why: "“Bunu” bir nesneyi göstererek yerini tutar. “Sen” ve “bana” kişi zamiridir.",
        }),
        multi("Hangileri kişi zamiridir?", ["Ben", "Sen", "Biz"], ["Kim", "Şu"], {
          why: "“Kim” soru, “şu” işaret zamiridir.",
        }),
        choice(
          "“Herkes salona girdi.” cümlesinde “herkes” hangi türden zamirdir?",
          "Belgisiz zamir",
          ["Kişi zamiri", "İşaret zamiri", "Soru zamiri"],
          { why: "Kimleri karşıladığı kesin olarak belli değildir." },
        ),
        trueFalse("“O kitap benim.” cümlesinde “o” zamirdir.", false, {
          why: "“O”, “kitap” ismini gösterdiği için işaret sıfatıdır; “O benim.” cümlesinde zamir olurdu.",
        }),
      ],
    },
  ),
];

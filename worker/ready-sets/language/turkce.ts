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
        match("Eş anlamlıları eşleştir.", [
          ["Cevap", "Yanıt"],
          ["Öğrenci", "Talebe"],
          ["Siyah", "Kara"],
          ["Yıl", "Sene"],
        ]),
        typed("“Doktor” sözcüğünün eş anlamlısını yaz.", ["hekim", "tabip"], { typo: false }),
        choice("Hangi ikili eş anlamlıdır?", "Beyaz, ak", ["Uzun, kısa", "Gece, gündüz", "Alt, üst"], {
          why: "Öteki ikililer zıt anlamlıdır.",
        }),
        typed("“Konuk” sözcüğünün eş anlamlısını yaz.", ["misafir"]),
      ],
      "Zıt anlamlı sözcükler": [
        choice("“Uzak” sözcüğünün zıt anlamlısı hangisidir?", "Yakın", ["Irak", "Yavaş", "Geniş"], {
          why: "Irak, uzak ile eş anlamlıdır.",
        }),
        match("Zıt anlamlıları eşleştir.", [
          ["Açık", "Kapalı"],
          ["Islak", "Kuru"],
          ["Ucuz", "Pahalı"],
          ["Dolu", "Boş"],
        ]),
        typed("“İnce” sözcüğünün zıt anlamlısını yaz.", ["kalın"]),
        trueFalse("“Güzel” ile “çirkin” zıt anlamlıdır.", true),
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
        trueFalse("“Tatlı bir çocuk” sözünde “tatlı” mecaz anlamlıdır.", true),
      ],
      "Terim anlam": [
        match("Terimleri alanlarıyla eşleştir.", [
          ["Üçgen", "Matematik"],
          ["Nota", "Müzik"],
          ["Ofsayt", "Futbol"],
          ["Özne", "Dil bilgisi"],
        ]),
        choice("Hangi sözcük bir terimdir?", "Açıortay", ["Pencere", "Sabah", "Arkadaş"], {
          why: "Açıortay, geometrinin terimidir.",
        }),
      ],
      "Deyimler ve atasözleri": [
        match("Deyimleri anlamlarıyla eşleştir.", [
          ["Göz atmak", "Kısaca bakmak"],
          ["Kulak misafiri olmak", "İstemeden duymak"],
          ["El ele vermek", "Yardımlaşmak"],
          ["Burnu havada olmak", "Kendini beğenmek"],
        ]),
        typed("“Damlaya damlaya … olur.” atasözünde boş yere ne gelir?", ["göl"]),
        choice("“Etekleri zil çalmak” ne demektir?", "Çok sevinmek", ["Çok korkmak", "Acele etmek", "Gürültü yapmak"]),
        typed("“Ağaç … iken eğilir.” atasözünde boş yere ne gelir?", ["yaş"]),
        choice("“Sakla samanı, gelir zamanı.” atasözü neyi öğütler?", "Tutumlu olmayı", [
          "Acele etmeyi",
          "Yardım istemeyi",
          "Susmayı",
        ]),
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
          why: "Tek bir varlığı karşılar ve büyük harfle başlar.",
        }),
        choice("Hangisi topluluk ismidir?", "Sürü", ["Koyunlar", "Koyun", "Ağaçlar"], {
          why: "Topluluk ismi çoğul eki almadan çokluk bildirir.",
        }),
        match("Örnekleri türleriyle eşleştir.", [
          ["Sevgi", "Soyut isim"],
          ["Masa", "Somut isim"],
          ["Ekip", "Topluluk ismi"],
          ["Kızılay", "Özel isim"],
        ]),
      ],
      Sıfatlar: [
        choice("“Yaşlı adam iki ekmek aldı.” cümlesinde sayı sıfatı hangisidir?", "iki", ["yaşlı", "adam", "ekmek"]),
        choice(
          "“Bu ev çok eski.” cümlesinde “bu” hangi türdendir?",
          "İşaret sıfatı",
          ["İşaret zamiri", "Niteleme sıfatı", "Belgisiz zamir"],
          { why: "“Bu” sözcüğü “ev” ismini belirtiyor." },
        ),
        multi("Hangi sözlerde niteleme sıfatı vardır?", ["Mavi gömlek", "Uzun yol"], ["Üç elma", "Şu kapı"], {
          why: "“Üç” sayı, “şu” işaret sıfatıdır.",
        }),
      ],
      Zamirler: [
        choice("“Bunu dün aldım.” cümlesindeki işaret zamiri hangisidir?", "Bunu", ["dün", "aldım", "Yok"]),
        multi("Hangileri kişi zamiridir?", ["Ben", "Sen", "Biz"], ["Kim"], { why: "“Kim” soru zamiridir." }),
        choice(
          "“Herkes salona girdi.” cümlesinde “herkes” hangi türden zamirdir?",
          "Belgisiz zamir",
          ["Kişi zamiri", "İşaret zamiri", "Soru zamiri"],
          { why: "Kimleri karşıladığı kesin olarak belli değildir." },
        ),
        trueFalse("“O kitap benim.” cümlesinde “o” zamirdir.", false, {
          why: "“Kitap” ismini belirttiği için işaret sıfatıdır.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-7-fiiller",
      title: "Fiilleri çözüyoruz",
      description: "7. sınıf Türkçe: kip, kişi, anlamına göre ve yapısına göre fiiller.",
      subject: "turkce",
      grade: 7,
    },
    {
      "Fiilde kip": [
        match("Fiilleri kipleriyle eşleştir.", [
          ["Geldi", "Bilinen geçmiş zaman"],
          ["Gelmiş", "Duyulan geçmiş zaman"],
          ["Geliyor", "Şimdiki zaman"],
          ["Gelecek", "Gelecek zaman"],
          ["Gelir", "Geniş zaman"],
        ]),
        choice(
          "“Yarın erken kalkmalısın.” cümlesindeki kip hangisidir?",
          "Gereklilik kipi",
          ["İstek kipi", "Dilek-şart kipi", "Emir kipi"],
          { why: "“-malı, -meli” eki gereklilik bildirir." },
        ),
        multi("Hangileri dilek kipindedir?", ["Okusa", "Okumalı", "Okuya"], ["Okuyor"], {
          why: "Haber kipleri zaman bildirir; “okuyor” şimdiki zamandadır.",
        }),
      ],
      "Fiilde kişi": [
        choice("“Sabah erkenden yola çıktık.” cümlesinde fiilin kişisi hangisidir?", "Birinci çoğul kişi", [
          "Birinci tekil kişi",
          "İkinci çoğul kişi",
          "Üçüncü çoğul kişi",
        ]),
        typed("“Yazdın” fiilinin kişi ekinin bildirdiği zamiri yaz.", ["sen"]),
      ],
      "Anlamına göre fiiller": [
        match(
          "Fiilleri anlam özelliklerine göre eşleştir.",
          [
            ["Kırmak", "Kılış"],
            ["Uyumak", "Durum"],
            ["Sararmak", "Oluş"],
          ],
          { why: "Kılış fiili nesne alır; oluş fiilinde kendiliğinden bir değişim vardır." },
        ),
        choice("Hangisi oluş fiilidir?", "Paslanmak", ["Taşımak", "Oturmak", "Çizmek"], {
          why: "Paslanmak kendiliğinden gerçekleşen bir değişimdir.",
        }),
      ],
      "Yapısına göre fiiller": [
        choice("Hangisi birleşik fiildir?", "Yapabilmek", ["Yapmak", "Yaptırmak", "Yapılmak"], {
          why: "Kurallı birleşik fiillerden yeterlik fiilidir.",
        }),
        choice("“Suladı” fiili yapısına göre nedir?", "Türemiş", ["Basit", "Birleşik"], {
          why: "“Su” isminden “-la” ekiyle türemiştir.",
        }),
        trueFalse("“Gördü” fiili yapısına göre basittir.", true, { why: "Çekim ekleri yapıyı değiştirmez." }),
      ],
    },
  ),
  readySet(
    {
      id: "turkce-8-fiilimsi-ogeler",
      title: "Fiilimsiler ve cümlenin ögeleri",
      description: "8. sınıf Türkçe: isim-fiil, sıfat-fiil, zarf-fiil; özne, yüklem, nesne ve tümleçler.",
      subject: "turkce",
      grade: 8,
    },
    {
      Fiilimsiler: [
        match("Fiilimsileri türleriyle eşleştir.", [
          ["Koşmak", "İsim-fiil"],
          ["Gelen (misafir)", "Sıfat-fiil"],
          ["Gülerek", "Zarf-fiil"],
        ]),
        choice(
          "“Ağlayan çocuk annesini arıyordu.” cümlesindeki fiilimsi hangisidir?",
          "Ağlayan",
          ["çocuk", "annesini", "arıyordu"],
          { why: "“-an” ekiyle sıfat-fiil olmuştur." },
        ),
        multi("Hangileri zarf-fiildir?", ["Okuyup", "Gelince", "Bakmadan"], ["Okumak"], {
          why: "“Okumak” isim-fiildir.",
        }),
        choice("Hangi cümlede isim-fiil vardır?", "Kitap okumak beni dinlendirir.", [
          "Okunan kitap rafta.",
          "Okuyunca anladım.",
          "Bu kitabı okudum.",
        ]),
        trueFalse("“Dolma” sözcüğü yemek adı olarak kullanıldığında fiilimsi sayılmaz.", true, {
          why: "Kalıcı isim olmuştur.",
        }),
      ],
      "Cümlenin ögeleri": [
        choice(
          "“Dün akşam bize halamlar geldi.” cümlesinin öznesi hangisidir?",
          "halamlar",
          ["dün akşam", "bize", "geldi"],
          { why: "“Gelen kim?” sorusunun cevabıdır." },
        ),
        choice(
          "“Annem pazardan elma aldı.” cümlesinde “elma” hangi ögedir?",
          "Belirtisiz nesne",
          ["Belirtili nesne", "Özne", "Yer tamlayıcısı"],
          { why: "Yalın hâldedir ve “ne aldı?” sorusuna cevap verir." },
        ),
        match("“Ali | kitabı | sabah | okudu.” ögelerini eşleştir.", [
          ["Ali", "Özne"],
          ["kitabı", "Belirtili nesne"],
          ["sabah", "Zarf tamlayıcısı"],
          ["okudu", "Yüklem"],
        ]),
        choice(
          "“Çocuklar bahçede oynuyor.” cümlesinde “bahçede” hangi ögedir?",
          "Yer tamlayıcısı",
          ["Zarf tamlayıcısı", "Nesne", "Özne"],
          { why: "“Nerede?” sorusuna cevap verir." },
        ),
      ],
      "Yazım ve noktalama": [
        choice("Hangisi doğru yazılmıştır?", "Herhangi bir", ["Herhangibir", "Her hangi bir", "Herhangi-bir"]),
        typed("“Birşey” yazımının doğrusunu yaz.", ["bir şey"], { typo: false }),
        choice(
          "“Bende geliyorum.” cümlesindeki yanlış nedir?",
          "“de” ayrı yazılmalıydı",
          ["Soru işareti konmalıydı", "“geliyorum” ayrı yazılmalıydı", "Yanlış yok"],
          { why: "Bağlaç olan “de” ayrı yazılır: Ben de geliyorum." },
        ),
      ],
    },
  ),
];

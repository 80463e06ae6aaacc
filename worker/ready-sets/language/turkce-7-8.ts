import { choice, match, multi, readySet, trueFalse, typed } from "../making";

export const turkce7to8 = [
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
        match(
          "Fiilleri kipleriyle eşleştir.",
          [
            ["Geldi", "Bilinen geçmiş zaman"],
            ["Gelmiş", "Duyulan geçmiş zaman"],
            ["Geliyor", "Şimdiki zaman"],
            ["Gelecek", "Gelecek zaman"],
            ["Gelir", "Geniş zaman"],
          ],
          {
            why: "“-di” görülen, “-miş” duyulan geçmişi; “-yor” şimdiyi, “-ecek” geleceği, “-r” geniş zamanı bildirir.",
          },
        ),
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
        choice(
          "“Sabah erkenden yola çıktık.” cümlesinde fiilin kişisi hangisidir?",
          "Birinci çoğul kişi",
          ["Birinci tekil kişi", "İkinci çoğul kişi", "Üçüncü çoğul kişi"],
          { why: "“-k” eki “biz” demektir: Kim çıktı? Biz." },
        ),
        typed("“Yazdın” fiilinin kişi ekinin bildirdiği zamiri yaz.", ["sen"], {
          why: "“-n” eki ikinci tekil kişiyi bildirir: (sen) yazdın. “Siz” olsaydı “yazdınız” olurdu.",
        }),
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
        match(
          "Fiilimsileri türleriyle eşleştir.",
          [
            ["Koşmak", "İsim-fiil"],
            ["Gelen (misafir)", "Sıfat-fiil"],
            ["Gülerek", "Zarf-fiil"],
          ],
          { why: "“-mak” isim, “-en” sıfat, “-erek” zarf görevinde fiilimsi yapar." },
        ),
        choice(
          "“Ağlayan çocuk annesini arıyordu.” cümlesindeki fiilimsi hangisidir?",
          "Ağlayan",
          ["çocuk", "annesini", "arıyordu"],
          { why: "“-an” ekiyle sıfat-fiil olmuştur ve “çocuk” ismini niteler. “Arıyordu” ise çekimli fiildir." },
        ),
        multi("Hangileri zarf-fiildir?", ["Okuyup", "Gelince", "Bakarken"], ["Okumak", "Okunan"], {
          why: "“Okumak” isim-fiil, “okunan” sıfat-fiildir; zarf-fiil cümlede zarf gibi kullanılır.",
        }),
        choice(
          "Hangi cümlede isim-fiil vardır?",
          "Kitap okumak beni dinlendirir.",
          ["Okunan kitap rafta.", "Okuyunca anladım.", "Bu kitabı okudum."],
          { why: "“Okumak” eylemin adıdır. “Okunan” sıfat-fiil, “okuyunca” zarf-fiil, “okudum” çekimli fiildir." },
        ),
        trueFalse("“Dolma” sözcüğü yemek adı olarak kullanıldığında fiilimsi sayılmaz.", true, {
          why: "Kalıcı bir yemek adı olmuştur; “bardağın dolması” sözündeki gibi bir eylemi anlatmaz.",
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
        match(
          "“Ali | kitabı | sabah | okudu.” ögelerini eşleştir.",
          [
            ["Ali", "Özne"],
            ["kitabı", "Belirtili nesne"],
            ["sabah", "Zarf tamlayıcısı"],
            ["okudu", "Yüklem"],
          ],
          { why: "Önce yüklem bulunur: okudu. Kim? Ali. Neyi? Kitabı. Ne zaman? Sabah." },
        ),
        choice(
          "“Çocuklar bahçede oynuyor.” cümlesinde “bahçede” hangi ögedir?",
          "Yer tamlayıcısı",
          ["Zarf tamlayıcısı", "Nesne", "Özne"],
          { why: "“Nerede?” sorusuna cevap verir." },
        ),
      ],
      "Yazım ve noktalama": [
        choice("Hangisi doğru yazılmıştır?", "Herhangi bir", ["Herhangibir", "Her hangi bir", "Herhangi-bir"], {
          why: "“Herhangi” bitişik, “bir” ayrı yazılır.",
        }),
        typed("“Birşey” yazımının doğrusunu yaz.", ["bir şey"], {
          why: "“Şey” sözcüğü her zaman ayrı yazılır: bir şey, her şey, çok şey.",
          typo: false,
        }),
        choice(
          "“Bende geliyorum.” cümlesindeki yanlış nedir?",
          "“de” ayrı yazılmalıydı",
          ["“Ben’de” yazılmalıydı", "“geliyorum” ayrı yazılmalıydı", "Yanlış yok"],
          { why: "Bağlaç olan “de” ayrı yazılır: Ben de geliyorum." },
        ),
      ],
    },
  ),
];

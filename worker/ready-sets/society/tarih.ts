import { choice, match, number, readySet, typed } from "../making";

export const tarih = [
  readySet(
    {
      id: "tarih-9-ilk-uygarliklar",
      title: "Tarih bilimi ve ilk uygarlıklar",
      description: "9. sınıf tarih: yardımcı bilimler, Mezopotamya, Anadolu ve ilk Türk devletleri.",
      subject: "tarih",
      grade: 9,
    },
    {
      "Tarih bilimi": [
        match(
          "Yardımcı bilimleri konularıyla eşleştir.",
          [
            ["Arkeoloji", "Kazı bilimi"],
            ["Nümizmatik", "Paralar"],
            ["Epigrafi", "Yazıtlar"],
            ["Kronoloji", "Zaman sıralaması"],
          ],
          { why: "Tarihçi tek kaynağa güvenmez; kazı buluntusu, para ve yazıt aynı olayı ayrı yönlerden aydınlatır." },
        ),
        choice(
          "Tarih öncesi ile tarihî çağları ayıran gelişme hangisidir?",
          "Yazının bulunması",
          ["Ateşin bulunması", "Tekerleğin bulunması", "Paranın bulunması"],
          {
            why: "Yazıyı Sümerler bulmuştur; yazılı belgeler olayları doğrudan anlatır, öncesi yalnız buluntulardan bilinir.",
          },
        ),
        number("1453 yılı kaçıncı yüzyıldadır?", 15, {
          why: "15. yüzyıl 1401 ile 1500 arasıdır. İlk iki basamağa bakıp 14 demek yanıltır; ona 1 eklenir.",
        }),
      ],
      "İlk uygarlıklar": [
        match(
          "Uygarlıkları özellikleriyle eşleştir.",
          [
            ["Sümerler", "Çivi yazısı"],
            ["Lidyalılar", "Para"],
            ["Mısırlılar", "Piramitler"],
            ["Fenikeliler", "Harf yazısı"],
          ],
          { why: "Çivi yazısı hece ve sözcüğe, Fenike yazısı harfe dayanır; az işaretli harf yazısı kolayca yayıldı." },
        ),
        choice(
          "Kadeş Antlaşması hangi devletler arasında yapılmıştır?",
          "Hititler ve Mısırlılar",
          ["Sümerler ve Akadlar", "Frigler ve Lidyalılar", "Urartular ve Asurlular"],
          { why: "Devletler arasında yapılan, metni bilinen en eski antlaşmalardandır (MÖ 13. yüzyıl)." },
        ),
        choice("Hititlerin başkenti neresidir?", "Hattuşaş", ["Gordion", "Sardes", "Tuşpa"], {
          why: "Bugün Çorum’un Boğazkale ilçesindedir. Gordion Friglerin, Sardes Lidyalıların, Tuşpa Urartuların başkentidir.",
        }),
        match(
          "Uygarlıkları başkentleriyle eşleştir.",
          [
            ["Frigler", "Gordion"],
            ["Lidyalılar", "Sardes"],
            ["Urartular", "Tuşpa"],
          ],
          { why: "Gordion Polatlı’da (Ankara), Sardes Salihli’de (Manisa), Tuşpa bugünkü Van’dadır." },
        ),
      ],
      "İlk Türk devletleri": [
        choice(
          "Türk adıyla kurulan ilk Türk devleti hangisidir?",
          "Kök Türkler",
          ["Uygurlar", "Asya Hunları", "Hazarlar"],
          { why: "Asya Hunları daha eskidir ama devletlerinin adında “Türk” geçmez." },
        ),
        choice(
          "Orhun Yazıtları hangi devlet döneminde dikilmiştir?",
          "II. Kök Türk Devleti",
          ["Asya Hun Devleti", "Avrupa Hun Devleti", "Uygur Devleti"],
          {
            why: "Bilge Kağan, Kül Tigin ve Tonyukuk adınadır; 8. yüzyılda dikildiler. I. Kök Türk Devleti 7. yüzyılda yıkılmıştı.",
          },
        ),
        typed(
          "Asya Hunlarının, onlu ordu düzenini kuran ünlü hükümdarı kimdir?",
          ["Mete Han", "Mete", "Mete Kağan", "Mete Tanhu", "Mao-tun", "Motun"],
          {
            why: "Orduyu on, yüz, bin ve on bin kişilik birliklere ayırdı; bu düzen sonraki birçok orduya örnek oldu.",
          },
        ),
        choice(
          "Eski Türklerde devlet işlerinin görüşüldüğü meclisin adı nedir?",
          "Kurultay",
          ["Divan", "Senato", "Yargan"],
          {
            why: "Toy ya da kengeş de denir. Yargan ise yüksek mahkemedir; divan sonraki İslam devletlerinin kuruludur.",
          },
        ),
      ],
    },
  ),
];

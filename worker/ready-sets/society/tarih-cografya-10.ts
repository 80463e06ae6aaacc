import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const tarihCografya10 = [
  readySet(
    {
      id: "tarih-10-osmanli",
      title: "Beylikten devlete Osmanlı",
      description: "Lise tarih: kuruluştan Fatih dönemine Osmanlı; devlet, ordu ve toplum düzeni.",
      subject: "tarih",
      grade: 10,
    },
    {
      "Kuruluş dönemi": [
        order("Padişahları sırala.", ["Osman Bey", "Orhan Bey", "I. Murat", "Yıldırım Bayezit"], {
          why: "Her biri öncekinin oğludur; 1299 ile 1402 arasında beylik devlete dönüştü.",
        }),
        match(
          "Savaşı özelliğiyle eşleştir.",
          [
            ["Koyunhisar", "Bizans’la ilk savaş"],
            ["I. Kosova", "I. Murat’ın şehit düştüğü savaş"],
            ["Niğbolu", "Yıldırım Bayezit’in Haçlıları yendiği savaş"],
            ["Ankara", "Fetret Devri’ni başlatan savaş"],
          ],
          {
            why: "Koyunhisar 1302, I. Kosova 1389, Niğbolu 1396, Ankara 1402. Ankara’da Timur’a yenilince şehzadeler taht için savaştı.",
          },
        ),
        choice(
          "Osmanlılar Rumeli’de ilk toprağı hangi padişah döneminde kazandı?",
          "Orhan Bey",
          ["Osman Bey", "I. Murat", "Çelebi Mehmet"],
          {
            why: "1353’te Çimpe Kalesi alındı; I. Murat dönemindeki Edirne’nin fethi bundan sonradır.",
          },
        ),
        choice(
          "Fetret Devri’nden sonra devleti yeniden toparlayan padişah kimdir?",
          "Çelebi Mehmet",
          ["II. Murat", "Fatih Sultan Mehmet", "I. Murat"],
          { why: "1413’te kardeşlerini yenip birliği sağladı; bu yüzden devletin ikinci kurucusu da denir." },
        ),
        multi(
          "Osmanlı’nın kısa sürede büyümesinde hangileri etkilidir?",
          ["Bizans’ın zayıflığı", "İskân politikası", "Hoşgörülü yönetim"],
          ["Donanmasının baştan beri çok güçlü olması"],
          {
            why: "Beylik denize geç ulaştı; ilk donanma Karesi Beyliği’nin alınmasıyla oluştu, güçlü donanma sonradandır.",
          },
        ),
      ],
      "Fatih dönemi": [
        number("İstanbul hangi yıl fethedildi?", 1453, {
          why: "Kuşatma 6 Nisan’da başladı, 29 Mayıs 1453’te şehir alındı. Devletin başkenti Edirne’den buraya taşındı.",
        }),
        choice(
          "Fatih’in, İstanbul’un fethine hazırlanırken Boğaz’ı denetlemek için yaptırdığı hisar hangisidir?",
          "Rumeli Hisarı",
          ["Anadolu Hisarı", "Yedikule", "Kilitbahir"],
          { why: "Karşısındaki Anadolu Hisarı’nı Yıldırım Bayezit yaptırmıştı." },
        ),
        trueFalse("İstanbul’un fethiyle Bizans İmparatorluğu sona erdi.", true, {
          why: "Bizans bu sırada neredeyse yalnız İstanbul’dan oluşuyordu; son imparator XI. Konstantin’di.",
        }),
      ],
      "Devlet ve toplum": [
        match(
          "Kavramı anlamıyla eşleştir.",
          [
            ["Divanıhümayun", "Devlet işlerinin görüşüldüğü kurul"],
            ["Tımar", "Hizmet karşılığı verilen toprak geliri"],
            ["Devşirme", "Saray ve ordu için çocuk yetiştirme"],
            ["Vakıf", "Hayır için ayrılan mal"],
          ],
          { why: "Tımarda toprağın mülkiyeti değil, vergi geliri verilir; karşılığında asker yetiştirilir." },
        ),
        choice("Divanda adalet ve eğitim işlerine kim bakardı?", "Kazasker", ["Defterdar", "Nişancı", "Sadrazam"], {
          why: "Defterdar maliyeye, nişancı yazışmalara bakardı.",
        }),
        choice(
          "Tımarlı sipahilerin devlete yararı hangisidir?",
          "Hazineden para çıkmadan asker yetişmesi",
          ["Denizlerin korunması", "Yabancı elçilerin ağırlanması", "Kitap basılması"],
          { why: "Sipahi, köylünün vergisini toplar ve bununla atlı asker besler; toprağın boş kalmasını da önler." },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "cografya-10-yeryuzu-nufus",
      title: "Yer şekilleri, su, nüfus, göç",
      description: "Lise coğrafya: iç ve dış kuvvetler, kayaçlar, su kaynakları, nüfus ve göç.",
      subject: "cografya",
      grade: 10,
    },
    {
      "İç ve dış kuvvetler": [
        multi(
          "Hangileri iç kuvvettir?",
          ["Volkanizma", "Depremler", "Dağ oluşumu (orojenez)"],
          ["Akarsular", "Rüzgârlar"],
          {
            why: "İç kuvvetler enerjisini Dünya’nın içinden alır.",
          },
        ),
        match(
          "Şekli oluşturan kuvvetle eşleştir.",
          [
            ["Delta", "Akarsu"],
            ["Kumul", "Rüzgâr"],
            ["Moren", "Buzul"],
            ["Falez", "Dalga"],
          ],
          {
            why: "Dış kuvvetler hem aşındırır hem biriktirir: falez aşındırma, delta, kumul ve moren biriktirme şeklidir.",
          },
        ),
        choice("Kireç taşının suda çözünmesiyle oluşan şekil hangisidir?", "Mağara", ["Delta", "Kumul", "Krater"], {
          why: "Karstik şekillerdendir; dolin, obruk ve polye de öyledir.",
        }),
        match(
          "Kayacı türüyle eşleştir.",
          [
            ["Granit", "İç püskürük"],
            ["Bazalt", "Dış püskürük"],
            ["Kireç taşı", "Tortul"],
            ["Mermer", "Başkalaşım"],
          ],
          {
            why: "Yavaş soğuyan magma iri kristalli granit, hızlı soğuyan bazalt olur. Kireç taşı ısı ve basınçla mermerleşir.",
          },
        ),
        trueFalse("Türkiye’de depremlerin görülmesi genç bir arazi yapısıyla ilgilidir.", true, {
          why: "Türkiye, hareketi süren Alp-Himalaya kuşağındadır; levhalar faylar boyunca kaymaktadır.",
        }),
      ],
      "Su, toprak, bitki": [
        choice(
          "Türkiye’nin yüz ölçümü en büyük gölü hangisidir?",
          "Van Gölü",
          ["Tuz Gölü", "Beyşehir Gölü", "Eğirdir Gölü"],
          { why: "Van, volkanik set gölüdür. Tuz Gölü alanda ikinci, Beyşehir en büyük tatlı su gölümüzdür." },
        ),
        choice(
          "Muson ormanları hangi özelliğiyle bilinir?",
          "Kışın yaprak döker, yazın yeşerir",
          ["Yıl boyu yeşildir", "Yalnız çalılardan oluşur", "Kutuplarda görülür"],
          {
            why: "Muson ikliminde yaz yağışlı, kış kuraktır.",
          },
        ),
        order(
          "Kutuptan Ekvator’a doğru bitki örtüsünü sırala.",
          ["Tundra", "İğne yapraklı orman", "Karışık orman", "Yağmur ormanı"],
          { why: "Ekvator’a yaklaştıkça sıcaklık artar: yosun ve çalıdan iğne yapraklıya, oradan gür ormana geçilir." },
        ),
      ],
      "Nüfus ve göç": [
        choice(
          "Tabanı geniş, tepesi hızla daralan nüfus piramidi neyi gösterir?",
          "Doğum oranının yüksek olduğunu",
          ["Yaşlı nüfusun fazla olduğunu", "Dışarıdan göç alındığını", "Nüfusun azaldığını"],
          { why: "Taban çocukları, tepe yaşlıları gösterir; geniş taban çok doğum, dar tepe kısa ömür demektir." },
        ),
        number("Nüfusu 6 000 000, yüz ölçümü 60 000 km² olan ülkede aritmetik nüfus yoğunluğu kaç kişi/km²’dir?", 100, {
          unit: "kişi/km²",
          why: "Nüfus yüz ölçümüne bölünür: 6 000 000 ÷ 60 000 = 100.",
        }),
        multi(
          "Hangileri göçün itici nedenlerindendir?",
          ["İşsizlik", "Savaş", "Kuraklık"],
          ["İş olanakları", "İyi eğitim"],
          {
            why: "İş ve eğitim gidilen yerin çekici nedenleridir.",
          },
        ),
        trueFalse("Mevsimlik tarım işçilerinin hareketi geçici göçe örnektir.", true, {
          why: "İşçiler hasat bitince evlerine döner; kalıcı göçte yerleşilen yer değişir.",
        }),
      ],
    },
  ),
];

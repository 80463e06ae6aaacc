import { choice, match, multi, order, poll, readySet, trueFalse } from "../making";

export const hayatbilgisi2to3 = [
  readySet(
    {
      id: "hayat-2-ben-ve-cevrem",
      title: "Ben, ailem ve sağlığım",
      description: "2. sınıf hayat bilgisi: aile, sağlıklı beslenme, güvenlik ve tasarruf.",
      subject: "hayatbilgisi",
      grade: 2,
    },
    {
      "Ailem ve okulum": [
        match(
          "Kim olduğunu bul.",
          [
            ["Annenin annesi", "Anneanne"],
            ["Babanın babası", "Dede"],
            ["Babanın kız kardeşi", "Hala"],
            ["Annenin erkek kardeşi", "Dayı"],
          ],
          { why: "Annenin babası da dededir. Babanın erkek kardeşi amca, annenin kız kardeşi teyzedir." },
        ),
        choice(
          "Sınıf başkanı nasıl seçilir?",
          "Oy vererek",
          ["En uzun olan olur", "Yarışı kazanan olur", "Sıraya göre"],
          {
            why: "Seçimde herkesin bir oyu vardır; en çok oy alan seçilir.",
          },
        ),
        multi(
          "Hangileri evde senin de yapabileceğin işlerdir?",
          ["Yatağımı toplamak", "Sofrayı kurmaya yardım etmek"],
          ["Ütü yapmak", "Ocakta yemek pişirmek"],
          { why: "Ütü ve ocak çok sıcaktır, yakabilir; bu işleri büyükler yapar." },
        ),
        poll("Evde en çok hangi işe yardım ediyorsun?", ["Sofra", "Oda toplama", "Çiçek sulama", "Alışveriş"]),
      ],
      "Sağlıklı hayat": [
        order("Ellerini yıkama sırasına koy.", ["Ellerini ıslat", "Sabunla ov", "Duru suyla durula", "Kurula"], {
          why: "Sabun ıslak elde köpürür; köpük kiri ve mikropları söker, su da götürür.",
        }),
        choice("Günün ilk öğünü hangisidir?", "Kahvaltı", ["Öğle yemeği", "Akşam yemeği", "Ara öğün"], {
          why: "Kahvaltı, uykudan sonra vücuda enerji verir.",
        }),
        multi(
          "Hangileri sağlığımız için yararlıdır?",
          ["Meyve yemek", "Erken uyumak"],
          ["Çok gazoz içmek", "Saatlerce ekrana bakmak"],
          { why: "Gazozda çok şeker vardır; uzun süre ekrana bakmak gözü yorar, uykuyu kaçırır." },
        ),
        choice("Dişlerimizi günde en az kaç kez fırçalamalıyız?", "2", ["1", "5", "Yalnız dişimiz ağrıyınca"], {
          why: "Sabah kahvaltıdan sonra ve gece yatmadan önce.",
        }),
      ],
      "Güvenli hayat ve doğa": [
        match(
          "Acil durumu yardıma gelenle eşleştir.",
          [
            ["Yangın", "İtfaiye"],
            ["Hastalık", "Ambulans"],
            ["Hırsızlık", "Polis"],
          ],
          { why: "Hangisi gerekirse gereksin, numara aynıdır: 112." },
        ),
        choice("Türkiye’de acil durumlarda hangi numara aranır?", "112", ["118", "182", "100"], {
          why: "İtfaiye, polis ve ambulans 112’dedir.",
        }),
        choice(
          "Hangisi geri dönüşüm kutusuna atılır?",
          "Cam şişe",
          ["Elma kabuğu", "Islak mendil", "Ekmek kırıntısı"],
          {
            why: "Cam eritilip yeniden kullanılır.",
          },
        ),
        trueFalse("Dişlerimizi fırçalarken musluğu açık bırakmak suyu boşa harcar.", true, {
          why: "Musluğu kapatınca her fırçalamada şişeler dolusu su kalır.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "hayat-3-ulkem-yonler",
      title: "Yönler, ülkem, doğa",
      description: "3. sınıf hayat bilgisi: yön bulma, ülkemiz, bilinçli tüketim ve doğal afetler.",
      subject: "hayatbilgisi",
      grade: 3,
    },
    {
      "Yön bulma": [
        choice("Güneş hangi yönden doğar?", "Doğu", ["Batı", "Kuzey", "Güney"], {
          why: "Güneş doğu yönünden doğar, batı yönünden batar; “doğu” adı da doğmaktan gelir.",
        }),
        choice("Yüzümüzü doğuya dönersek sol kolumuz hangi yönü gösterir?", "Kuzey", ["Güney", "Batı", "Doğu"], {
          why: "Önümüz doğu, arkamız batı, sağımız güney, solumuz kuzeydir.",
        }),
        multi(
          "Hangileri yönümüzü bulmamıza yardım eder?",
          ["Pusula", "Kutup Yıldızı", "Karınca yuvası"],
          ["Trafik ışığı"],
          {
            why: "Karıncalar toprağı çoğunlukla yuvanın kuzeyine yığar. Pusula ve Kutup Yıldızı daha güvenilirdir.",
          },
        ),
        trueFalse("Ülkemizde ağaçların yosunlu yanı çoğunlukla kuzeyi gösterir.", true, {
          why: "Kuzey yanı az güneş alır ve nemli kalır; yosun orada çoğalır.",
        }),
      ],
      Ülkem: [
        choice("Ülkemizin başkenti hangisidir?", "Ankara", ["İstanbul", "İzmir", "Bursa"], {
          why: "Ankara 13 Ekim 1923’te başkent oldu. İstanbul en kalabalık şehrimizdir ama başkent değildir.",
        }),
        choice(
          "Cumhuriyet hangi gün ilan edildi?",
          "29 Ekim 1923",
          ["23 Nisan 1920", "19 Mayıs 1919", "30 Ağustos 1922"],
          { why: "23 Nisan’da Meclis açıldı, 19 Mayıs’ta Atatürk Samsun’a çıktı, 30 Ağustos’ta zafer kazanıldı." },
        ),
        match(
          "Bayramı günüyle eşleştir.",
          [
            ["Ulusal Egemenlik ve Çocuk Bayramı", "23 Nisan"],
            ["Gençlik ve Spor Bayramı", "19 Mayıs"],
            ["Zafer Bayramı", "30 Ağustos"],
            ["Cumhuriyet Bayramı", "29 Ekim"],
          ],
          { why: "Her bayram bir olayı anar: Meclis’in açılışını, Samsun’a çıkışı, zaferi ve Cumhuriyet’in ilanını." },
        ),
        choice("Bir köyü kim yönetir?", "Muhtar", ["Vali", "Kaymakam", "Belediye başkanı"], {
          why: "Muhtarı köyde oturanlar seçer.",
        }),
      ],
      "Bilinçli tüketim ve doğa": [
        choice(
          "Alışverişte önce hangisini almalıyız?",
          "İhtiyacımız olanı",
          ["En pahalısını", "En renklisini", "Reklamını gördüğümüzü"],
          {
            why: "İhtiyaç olmadan yapamadığımız şeydir, istek ise olsa hoşumuza gidecek şey; reklam isteği ihtiyaç gibi gösterir.",
          },
        ),
        multi(
          "Paketli yiyecek alırken nelere bakmalıyız?",
          ["Son tüketim tarihi", "Paketin sağlam olması"],
          ["Paketin rengi", "Oyuncak çıkması"],
          {
            why: "Tarihi geçmiş ya da paketi yırtık yiyecek bizi hasta edebilir; renk ve oyuncak yiyeceğin iyi olduğunu göstermez.",
          },
        ),
        choice(
          "Deprem anında sınıfta ilk ne yapmalıyız?",
          "Çök, kapan, tutun",
          ["Merdivene koşmak", "Pencereye gitmek", "Bağırmak"],
          { why: "Sağlam bir sıranın yanında küçül, başını koru, tutun; sarsıntı bitince çık." },
        ),
        order(
          "Bir tohumdan ekmeğe giden yolu sırala.",
          ["Buğday ekilir", "Başaklar biçilir", "Buğday öğütülüp un olur", "Ekmek pişirilir"],
          { why: "Ekmek birçok kişinin emeğiyle oluşur: çiftçi, değirmenci, fırıncı. Bu yüzden israf etmeyiz." },
        ),
      ],
    },
  ),
];

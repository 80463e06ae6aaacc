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
        match("Kim olduğunu bul.", [
          ["Annenin annesi", "Anneanne"],
          ["Babanın babası", "Dede"],
          ["Babanın kız kardeşi", "Hala"],
          ["Annenin erkek kardeşi", "Dayı"],
        ]),
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
        ),
        poll("Evde en çok hangi işe yardım ediyorsun?", ["Sofra", "Oda toplama", "Çiçek sulama", "Alışveriş"]),
      ],
      "Sağlıklı hayat": [
        order("Ellerini yıkama sırasına koy.", ["Ellerini ıslat", "Sabunla ov", "Duru suyla durula", "Kurula"]),
        choice("Günün ilk öğünü hangisidir?", "Kahvaltı", ["Öğle yemeği", "Akşam yemeği", "Ara öğün"], {
          why: "Kahvaltı, uykudan sonra vücuda enerji verir.",
        }),
        multi(
          "Hangileri sağlığımız için yararlıdır?",
          ["Meyve yemek", "Erken uyumak"],
          ["Çok gazoz içmek", "Saatlerce ekrana bakmak"],
        ),
        choice("Dişlerimizi günde en az kaç kez fırçalamalıyız?", "2", ["1", "Haftada 1", "Hiç"], {
          why: "Sabah kahvaltıdan sonra ve gece yatmadan önce.",
        }),
      ],
      "Güvenli hayat ve doğa": [
        match("Acil durumu sıralanan kurumla eşleştir.", [
          ["Yangın", "İtfaiye"],
          ["Hastalık", "Ambulans"],
          ["Hırsızlık", "Polis"],
        ]),
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
        trueFalse("Dişlerimizi fırçalarken musluğu açık bırakmak suyu boşa harcar.", true),
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
        choice("Güneş hangi yönden doğar?", "Doğu", ["Batı", "Kuzey", "Güney"]),
        choice("Yüzümüzü doğuya dönersek sol kolumuz hangi yönü gösterir?", "Kuzey", ["Güney", "Batı", "Doğu"], {
          why: "Önümüz doğu, arkamız batı, sağımız güney, solumuz kuzeydir.",
        }),
        multi(
          "Hangileri yönümüzü bulmamıza yardım eder?",
          ["Pusula", "Kutup Yıldızı", "Karınca yuvası"],
          ["Trafik ışığı"],
          {
            why: "Karıncalar yuvalarının ağzındaki toprağı kuzeye yığar.",
          },
        ),
        trueFalse("Ağaçların yosunlu yanı kuzeyi gösterir.", true, {
          why: "Kuzey yanı az güneş alır ve nemli kalır; yosun orada çoğalır.",
        }),
      ],
      Ülkem: [
        choice("Ülkemizin başkenti hangisidir?", "Ankara", ["İstanbul", "İzmir", "Bursa"], {
          why: "13 Ekim 1923’te başkent oldu.",
        }),
        choice("Cumhuriyet hangi gün ilan edildi?", "29 Ekim 1923", [
          "23 Nisan 1920",
          "19 Mayıs 1919",
          "30 Ağustos 1922",
        ]),
        match("Bayramı günüyle eşleştir.", [
          ["Ulusal Egemenlik ve Çocuk Bayramı", "23 Nisan"],
          ["Gençlik ve Spor Bayramı", "19 Mayıs"],
          ["Zafer Bayramı", "30 Ağustos"],
          ["Cumhuriyet Bayramı", "29 Ekim"],
        ]),
        choice("Bir köyü kim yönetir?", "Muhtar", ["Vali", "Kaymakam", "Belediye başkanı"], {
          why: "Muhtarı köyde oturanlar seçer.",
        }),
      ],
      "Bilinçli tüketim ve doğa": [
        choice("Alışverişte önce hangisini almalıyız?", "İhtiyacımız olanı", [
          "En pahalısını",
          "En renklisini",
          "Reklamını gördüğümüzü",
        ]),
        multi(
          "Paketli yiyecek alırken nelere bakmalıyız?",
          ["Son tüketim tarihi", "Paketin sağlam olması"],
          ["Paketin rengi", "Oyuncak çıkması"],
        ),
        choice(
          "Deprem anında sınıfta ilk ne yapmalıyız?",
          "Çök, kapan, tutun",
          ["Merdivene koşmak", "Pencereye gitmek", "Bağırmak"],
          { why: "Sağlam bir sıranın yanında küçül, başını koru, tutun; sarsıntı bitince çık." },
        ),
        order("Bir tohumdan ekmeğe giden yolu sırala.", [
          "Buğday ekilir",
          "Başaklar biçilir",
          "Un öğütülür",
          "Ekmek pişirilir",
        ]),
      ],
    },
  ),
];

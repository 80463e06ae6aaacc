import { choice, match, multi, readySet, trueFalse } from "../making";

export const turkceTyt = [
  readySet(
    {
      id: "edebiyat-12-tyt-turkce",
      title: "TYT Türkçe: anlam, dil bilgisi, paragraf",
      description: "12. sınıf ve mezunlar: sözcükte ve cümlede anlam, yazım, anlatım bozukluğu, paragraf.",
      subject: "edebiyat",
      grade: 12,
    },
    {
      "Sözcük ve cümle anlamı": [
        choice(
          "“Yazar, kitabında bu konuya şöyle bir değinmiş.” cümlesinde “değinmek” hangi anlamda kullanılmıştır?",
          "Kısaca söz etmek",
          ["Ayrıntılarıyla incelemek", "Karşı çıkmak", "Dokunmak"],
          { why: "“Şöyle bir” sözü konunun üstünde durulmadığını gösterir. “Dokunmak” sözcüğün gerçek anlamıdır." },
        ),
        choice(
          "Hangi cümlede nesnel bir yargı vardır?",
          "Roman 1936’da yayımlanmıştır.",
          ["Romanın dili çok akıcıdır.", "Yazarın en güzel romanı budur.", "Romanın sonu insanı sarsıyor."],
          {
            why: "Yayım yılı kanıtlanabilir; ötekiler kişiye göre değişir.",
          },
        ),
        choice(
          "Hangi cümlede koşul anlamı vardır?",
          "Erken gelirsen yemeği birlikte yeriz.",
          [
            "Erken geldiği için yemeği birlikte yedik.",
            "Yemek yemek için erken geldi.",
            "Erken geldi ama yemek yemedi.",
          ],
          {
            why: "Birlikte yemek, erken gelme koşuluna bağlıdır.",
          },
        ),
        match(
          "Cümleyi anlam ilişkisiyle eşleştir.",
          [
            ["Kazanmak için çok çalıştı.", "Amaç ve sonuç"],
            ["Çok çalıştığı için kazandı.", "Sebep ve sonuç"],
            ["Çok çalışırsan kazanırsın.", "Koşul ve sonuç"],
          ],
          {
            why: "“Kazanmak için” amaçtır, gerçekleşmemiş olabilir; “çalıştığı için” olmuş bir sebeptir; “-sa, -se” koşul bildirir.",
          },
        ),
      ],
      "Yazım ve anlatım": [
        choice("Hangi sözcüğün yazımı yanlıştır?", "herkez", ["yalnız", "yanlış", "birçok"], {
          why: "Doğrusu “herkes”tir.",
        }),
        choice(
          "“Ki” hangi cümlede yanlış yazılmıştır?",
          "Duydumki unutmuşsun gözlerimin rengini.",
          ["Evdeki hesap çarşıya uymaz.", "Benimki daha yeni.", "Öyle güldü ki hepimiz güldük."],
          {
            why: "Bağlaç olan “ki” ayrı yazılır: “Duydum ki”.",
          },
        ),
        choice(
          "Hangi cümlede anlatım bozukluğu vardır?",
          "Yaklaşık beş altı kişi kadar vardı.",
          ["Beş altı kişi vardı.", "Yaklaşık altı kişi vardı.", "Altı kişi kadar vardı."],
          {
            why: "“Yaklaşık”, “beş altı” ve “kadar” aynı anlamı yineler.",
          },
        ),
        trueFalse("“Her şey” ayrı yazılır.", true, { why: "“Şey” sözcüğü her zaman ayrı yazılır." }),
        multi("Hangileri birleşik yazılır?", ["birkaç", "başöğretmen"], ["herşey", "hiçkimse"], {
          why: "“Her şey” ve “hiç kimse” ayrı yazılır.",
        }),
      ],
      Paragraf: [
        choice(
          "Eleştirmen, yapıtı okurdan önce okuyan değil, okura yeniden okutandır. Bir romanda gözümüzden kaçanı gösterir, bir şiirin sessizliğine kulak verdirir. Onun işi hüküm vermekten çok, ışığı başka bir köşeye tutmaktır.\n\nBu parçaya göre eleştirmenin asıl görevi hangisidir?",
          "Yapıta yeni bir gözle bakılmasını sağlamak",
          [
            "Yapıtın iyi ya da kötü olduğuna karar vermek",
            "Okurdan önce davranıp yapıtı tanıtmak",
            "Yazarın yaşamını araştırmak",
            "Okura hangi kitapları alacağını söylemek",
          ],
          {
            why: "“Işığı başka bir köşeye tutmak”, “yeniden okutmak” aynı görevi anlatır; hüküm vermek ikinci plandadır.",
            seconds: 120,
          },
        ),
        choice(
          "(I) Kahve, 16. yüzyılda İstanbul’a ulaştı. (II) Kısa sürede kahvehaneler açıldı. (III) Buralarda satranç oynanır, şiirler okunurdu. (IV) Kahve bitkisi sıcak ve nemli iklim ister. (V) Kahvehaneler zamanla kentin haber merkezi oldu.\n\nNumaralanmış cümlelerden hangisi düşüncenin akışını bozmaktadır?",
          "IV",
          ["I", "II", "III", "V"],
          {
            why: "Parça kahvehanelerin toplumsal yaşamdaki yerini anlatır; IV. cümle bitkinin iklimine geçer.",
            seconds: 120,
          },
        ),
        choice(
          "“Bir dili bilmek, sözlüğünü ezberlemek değildir. İnsanlarının neye güldüğünü, neye sustuğunu bilmektir.”\n\nBu sözle vurgulanan hangisidir?",
          "Dil, onu konuşanların kültürüyle birlikte öğrenilir.",
          [
            "Sözlük dil öğrenmede gereksizdir.",
            "Dil öğrenmek çok uzun sürer.",
            "Gülmek her kültürde aynıdır.",
            "Az sözcükle de konuşulabilir.",
          ],
          { why: "Neye gülündüğü ve neye susulduğu kültürün parçasıdır.", seconds: 90 },
        ),
      ],
    },
  ),
];

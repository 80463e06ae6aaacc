import { choice, cloud, match, multi, order, readySet, trueFalse } from "../making";

export const felsefe = [
  readySet(
    {
      id: "felsefe-10-dusunmek",
      title: "Felsefeyle düşünmek",
      description: "Lise felsefe: felsefenin anlamı, akıl yürütme, varlık, bilgi, ahlak ve sanat.",
      subject: "felsefe",
      grade: 10,
    },
    {
      "Felsefe ve akıl yürütme": [
        choice(
          "“Philosophia” sözcüğünün anlamı nedir?",
          "Bilgelik sevgisi",
          ["Doğa bilgisi", "Güzel konuşma", "Akıl oyunu"],
          {
            why: "“Philia” sevgi, “sophia” bilgelik demektir.",
          },
        ),
        multi(
          "Hangileri felsefi düşüncenin özelliğidir?",
          ["Sorgulayıcıdır", "Akla dayanır", "Eleştireldir"],
          ["Kesin ve değişmez sonuçlar verir"],
          {
            why: "Felsefede sorular cevaplardan önemlidir; her cevap yeni bir soruya açıktır, kesin sonuç amaçlanmaz.",
          },
        ),
        choice(
          "“Bütün insanlar ölümlüdür. Sokrates insandır. O hâlde Sokrates ölümlüdür.” Bu akıl yürütme hangisidir?",
          "Tümdengelim",
          ["Tümevarım", "Analoji", "Deney"],
          {
            why: "Genel bir yargıdan tek bir duruma inilir.",
            seconds: 60,
          },
        ),
        choice(
          "“Gördüğüm bütün kuğular beyazdı, öyleyse bütün kuğular beyazdır.” Bu akıl yürütme hangisidir?",
          "Tümevarım",
          ["Tümdengelim", "Analoji", "Totoloji"],
          {
            why: "Tek tek gözlemlerden genele gidilir; tek bir siyah kuğu sonucu çürütür.",
            seconds: 60,
          },
        ),
        cloud("Felsefe denince aklına gelen ilk sözcük nedir?"),
      ],
      "Varlık ve bilgi": [
        match(
          "Filozofu ilk maddesiyle (arkhe) eşleştir.",
          [
            ["Thales", "Su"],
            ["Anaksimenes", "Hava"],
            ["Herakleitos", "Ateş"],
            ["Demokritos", "Atom"],
          ],
          { why: "Bu filozoflar varlığın ilk maddesini efsanelerle değil, doğanın içinden açıklamaya çalıştı." },
        ),
        match(
          "Görüşü bilginin kaynağıyla eşleştir.",
          [
            ["Rasyonalizm", "Akıl"],
            ["Empirizm", "Deney"],
            ["Entüisyonizm", "Sezgi"],
            ["Kritisizm", "Akıl ve deney birlikte"],
          ],
          { why: "Kant’ın kritisizmi iki görüşü birleştirir: bilgi deneyle başlar, akılla biçimlenir." },
        ),
        choice("“Düşünüyorum, öyleyse varım.” sözü kimindir?", "Descartes", ["Locke", "Kant", "Platon"], {
          why: "Descartes kuşkuyla başlar, kuşku duyanın var olduğundan kuşku duyamaz.",
        }),
        choice(
          "Zihni doğuştan boş bir levhaya benzeten düşünür kimdir?",
          "John Locke",
          ["Descartes", "Platon", "Hegel"],
          {
            why: "“Tabula rasa”: bilgiler deneyimle kazanılır.",
          },
        ),
      ],
      "Ahlak, siyaset, sanat": [
        choice(
          "Kant’a göre bir eylemi ahlaklı yapan nedir?",
          "Ödev duygusuyla yapılması",
          ["Haz vermesi", "Çok kişiye yarar sağlaması", "Beğenilmesi"],
          {
            why: "Haz ve yarar sonuca bakar; Kant niyete bakar.",
          },
        ),
        choice(
          "En çok sayıda insana en çok yararı sağlayan eylemi iyi sayan görüş hangisidir?",
          "Faydacılık",
          ["Hazcılık", "Ödev ahlakı", "Bencillik"],
          {
            why: "Bencillik yalnız kendi yararını, hazcılık hazzı ölçü alır; faydacılık herkesin yararını birlikte düşünür.",
          },
        ),
        order("Yaşadıkları döneme göre sırala.", ["Sokrates", "Platon", "Aristoteles", "Descartes"], {
          why: "Platon Sokrates’in, Aristoteles Platon’un öğrencisidir.",
        }),
        trueFalse("Estetik, güzelin ve sanatın ne olduğunu sorgular.", true, {
          why: "Estetik, felsefenin bir dalıdır: “Güzel nedir, beğeni kişiden kişiye değişir mi?” gibi sorular sorar.",
        }),
      ],
    },
  ),
];

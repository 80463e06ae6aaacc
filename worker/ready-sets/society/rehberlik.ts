import { choice, cloud, poll, readySet, trueFalse } from "../making";

export const rehberlik = [
  readySet(
    {
      id: "rehberlik-tanisalim",
      title: "Tanışalım, nasılız?",
      description: "Her yaş için: dersin başında sınıfın nabzını tutan anketler ve kelime bulutları.",
      subject: "rehberlik",
      grade: null,
    },
    {
      "Sınıfın nabzı": [
        poll("Bugün nasılsın?", ["Çok iyi", "İyi", "Şöyle böyle", "Biraz yorgun"]),
        cloud("Bugünü tek kelimeyle anlat."),
        poll("Nasıl çalışmayı seversin?", ["Dinleyerek", "Görerek", "Yaparak", "Arkadaşımla çalışarak"]),
        cloud("Bu dersten beklentin ne? Bir iki kelimeyle yaz."),
        poll("Teneffüste en çok ne yapmayı seversin?", ["Oyun oynamak", "Sohbet etmek", "Kitap okumak", "Dinlenmek"]),
      ],
      "Birlikte çalışmak": [
        cloud("İyi bir arkadaşı hangi kelime anlatır?"),
        poll("Grup çalışmasında hangisi olmayı seversin?", ["Fikir üreten", "Düzenleyen", "Sunan", "Araştıran"]),
        choice(
          "Arkadaşın konuşurken hangisi iyi dinlemedir?",
          "Sözünü kesmeden yüzüne bakmak",
          ["Telefona bakmak", "Hemen cevap yetiştirmek", "Başka yere yürümek"],
          { why: "Cevabını hazırlayan, söyleneni kaçırır; iyi dinleyen önce anlamaya çalışır." },
        ),
        trueFalse("Bir konuda ayrı düşünmek arkadaşlığa engeldir.", false, {
          why: "Arkadaşlar her konuda aynı düşünmez; saygıyla konuşunca birbirlerinden öğrenirler.",
        }),
      ],
    },
  ),
];

import { choice, match, multi, readySet } from "../making";

export const edebiyat = [
  readySet(
    {
      id: "edebiyat-9-siir-hikaye",
      title: "Şiir ve hikâye bilgisi",
      description: "9. sınıf Türk dili ve edebiyatı: nazım birimi, ölçü, uyak, söz sanatları ve hikâye ögeleri.",
      subject: "edebiyat",
      grade: 9,
    },
    {
      "Şiir bilgisi": [
        match(
          "Terimleri açıklamalarıyla eşleştir.",
          [
            ["Mısra", "Şiirin her bir satırı"],
            ["Beyit", "İki dizelik birim"],
            ["Dörtlük", "Dört dizelik birim"],
            ["Mahlas", "Şairin şiirdeki takma adı"],
          ],
          {
            why: "Mısra tek dizedir; iki dize beyit, dört dize dörtlük olur. Mahlas, şairin şiirinde kullandığı addır.",
          },
        ),
        choice(
          "Hece ölçüsü neye dayanır?",
          "Dizelerdeki hece sayısının eşitliğine",
          ["Hecelerin uzunluk ve kısalığına", "Uyak düzenine", "Harf sayısına"],
          { why: "Hecelerin uzunluk ve kısalığına dayanan ölçü aruzdur." },
        ),
        choice("“aaab” uyak düzeni en çok hangi nazım biçiminde görülür?", "Koşma", ["Gazel", "Kaside", "Mesnevi"], {
          why: "Koşmada dörtlüklerin son dizeleri aynı uyağı taşır: cccb, dddb. Gazel, kaside ve mesnevi beyitlerle yazılır.",
        }),
        multi("Hangileri divan edebiyatı nazım biçimidir?", ["Gazel", "Kaside", "Rubai"], ["Mâni", "Koşma"], {
          why: "Mâni ve koşma, dörtlüklerle kurulan halk edebiyatı ürünleridir.",
        }),
      ],
      "Söz sanatları": [
        choice(
          "“Cep telefonu bana küsmüş, hiç çalmıyor.” sözündeki sanat hangisidir?",
          "Kişileştirme",
          ["Benzetme", "Abartma", "Tezat"],
          { why: "Küsmek insana özgüdür; telefona insan özelliği verilmiştir." },
        ),
        choice(
          "“Aslan gibi güçlüydü.” sözündeki sanat hangisidir?",
          "Benzetme",
          ["Kişileştirme", "Konuşturma", "Kinaye"],
          { why: "“Gibi” benzetme edatıdır; güç bakımından aslana benzetilmiştir." },
        ),
        choice(
          "“Bir ah çeksem dağı taşı eritir.” dizesindeki sanat hangisidir?",
          "Abartma",
          ["Tezat", "Tariz", "Tevriye"],
          {
            why: "Bir ahın dağı taşı eritmesi olamayacak kadar büyütülmüştür; tezatta ise karşıt kavramlar bir araya gelir.",
          },
        ),
      ],
      Hikâye: [
        multi("Hangileri hikâyenin yapı unsurudur?", ["Olay örgüsü", "Kişiler", "Zaman", "Mekân"], ["Uyak", "Ölçü"], {
          why: "Uyak ve ölçü şiirin ögeleridir; hikâye olay, kişi, zaman ve mekân üzerine kurulur.",
        }),
        choice(
          "Olay hikâyesinin dünya edebiyatındaki öncüsü kimdir?",
          "Guy de Maupassant",
          ["Anton Çehov", "Victor Hugo", "Molière"],
          { why: "Maupassant’ın hikâyeleri serim, düğüm, çözümle ilerler; Çehov ise durum hikâyesinin öncüsüdür." },
        ),
        choice(
          "Türk edebiyatında durum hikâyesinin ustalarından biri kimdir?",
          "Sait Faik Abasıyanık",
          ["Ömer Seyfettin", "Refik Halit Karay", "Namık Kemal"],
          { why: "Sait Faik günlük yaşamdan kesitler anlatır; Ömer Seyfettin ve Refik Halit olay hikâyesi yazmıştır." },
        ),
        choice(
          "Anlatıcının her şeyi bildiği bakış açısı hangisidir?",
          "İlahi bakış açısı",
          ["Gözlemci bakış açısı", "Kahraman bakış açısı"],
          {
            why: "İlahi anlatıcı kişilerin aklından geçeni de bilir; gözlemci yalnız gördüğünü, kahraman yalnız kendi bildiğini anlatır.",
          },
        ),
      ],
    },
  ),
];

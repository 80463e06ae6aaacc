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
        match("Terimleri açıklamalarıyla eşleştir.", [
          ["Mısra", "Şiirin her bir satırı"],
          ["Beyit", "İki dizelik birim"],
          ["Dörtlük", "Dört dizelik birim"],
          ["Mahlas", "Şairin şiirdeki takma adı"],
        ]),
        choice(
          "Hece ölçüsü neye dayanır?",
          "Dizelerdeki hece sayısının eşitliğine",
          ["Hecelerin uzunluk ve kısalığına", "Uyak düzenine", "Harf sayısına"],
          { why: "Hecelerin uzunluk ve kısalığına dayanan ölçü aruzdur." },
        ),
        choice("“aaab” uyak düzeni en çok hangi nazım biçiminde görülür?", "Koşma", ["Gazel", "Kaside", "Mesnevi"], {
          why: "Koşmanın ilk dörtlüğünden sonraki dörtlükler cccb, dddb biçiminde uyaklanır.",
        }),
        multi("Hangileri Divan edebiyatı nazım biçimidir?", ["Gazel", "Kaside", "Rubai"], ["Mâni"]),
      ],
      "Söz sanatları": [
        choice("“Cep telefonu bana küsmüş, hiç çalmıyor.” sözündeki sanat hangisidir?", "Kişileştirme", [
          "Benzetme",
          "Abartma",
          "Tezat",
        ]),
        choice(
          "“Aslan gibi güçlüydü.” sözündeki sanat hangisidir?",
          "Benzetme",
          ["Kişileştirme", "Konuşturma", "Kinaye"],
          { why: "“Gibi” benzetme edatıdır." },
        ),
        choice("“Bir ah çeksem dağı taşı eritir” dizesindeki sanat hangisidir?", "Abartma", [
          "Tezat",
          "Tariz",
          "Tevriye",
        ]),
      ],
      Hikâye: [
        multi("Hangileri hikâyenin yapı unsurudur?", ["Olay örgüsü", "Kişiler", "Zaman", "Mekân"], ["Uyak"]),
        choice("Olay hikâyesinin dünya edebiyatındaki öncüsü kimdir?", "Guy de Maupassant", [
          "Anton Çehov",
          "Victor Hugo",
          "Molière",
        ]),
        choice("Türk edebiyatında durum hikâyesinin ustalarından biri kimdir?", "Sait Faik Abasıyanık", [
          "Ömer Seyfettin",
          "Refik Halit Karay",
          "Namık Kemal",
        ]),
        choice("Anlatıcının her şeyi bildiği bakış açısı hangisidir?", "İlahi bakış açısı", [
          "Gözlemci bakış açısı",
          "Kahraman bakış açısı",
        ]),
      ],
    },
  ),
];

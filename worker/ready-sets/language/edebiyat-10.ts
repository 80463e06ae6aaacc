import { choice, match, multi, order, readySet, trueFalse, typed } from "../making";

export const edebiyat10 = [
  readySet(
    {
      id: "edebiyat-10-donemler",
      title: "Destandan romana edebiyat",
      description: "Lise edebiyat: Türk edebiyatının dönemleri, halk ve divan şiiri, ilk roman ve tiyatrolar.",
      subject: "edebiyat",
      grade: 10,
    },
    {
      "Dönemler ve destanlar": [
        order("Türk edebiyatının dönemlerini sırala.", ["İslamiyet öncesi", "İslami dönem", "Tanzimat", "Cumhuriyet"]),
        match("Destanı ait olduğu toplulukla eşleştir.", [
          ["Ergenekon", "Göktürk"],
          ["Türeyiş", "Uygur"],
          ["Manas", "Kırgız"],
          ["Alp Er Tunga", "Saka"],
        ]),
        choice(
          "İslamiyet öncesinde ölen kişinin ardından söylenen şiire ne denir?",
          "Sagu",
          ["Koşuk", "Sav", "Mersiye"],
          {
            why: "Mersiye divan, ağıt halk edebiyatındaki karşılığıdır.",
          },
        ),
        choice("Destandan halk hikâyesine geçiş ürünü sayılan yapıt hangisidir?", "Dede Korkut Hikâyeleri", [
          "Kutadgu Bilig",
          "Leyla ile Mecnun",
          "Divanıhikmet",
        ]),
      ],
      "Halk ve divan şiiri": [
        match("Ozanı yapıtı ya da türüyle eşleştir.", [
          ["Karacaoğlan", "Koşma"],
          ["Köroğlu", "Koçaklama"],
          ["Yunus Emre", "İlahi"],
          ["Fuzuli", "Gazel"],
        ]),
        multi("Hangileri divan edebiyatı nazım biçimidir?", ["Gazel", "Kaside", "Rubai"], ["Koşma", "Mâni"], {
          why: "Koşma ve mâni halk edebiyatındandır.",
        }),
        trueFalse("Mâni genellikle yedili hece ölçüsüyle söylenir ve a a x a düzeninde uyaklanır.", true),
        choice("Divan şiirinde en çok hangi ölçü kullanılır?", "Aruz", ["Hece", "Serbest", "Parmak"], {
          why: "“Parmak” hecenin öteki adıdır.",
        }),
      ],
      "Roman, tiyatro, söz sanatı": [
        match("İlki yapıtıyla eşleştir.", [
          ["İlk yerli roman", "Taaşşuk-ı Talat ve Fitnat"],
          ["Batılı anlamda ilk tiyatro", "Şair Evlenmesi"],
          ["İlk edebî roman", "İntibah"],
          ["İlk köy romanı", "Karabibik"],
        ]),
        choice("“Şair Evlenmesi”nin yazarı kimdir?", "Şinasi", ["Namık Kemal", "Ziya Paşa", "Ahmet Mithat Efendi"]),
        typed("“Vatan yahut Silistre”nin yazarı kimdir?", ["Namık Kemal"]),
        choice(
          "“Bir ah çeksem karşıki dağlar yıkılır.” dizesinde hangi söz sanatı vardır?",
          "Abartma (mübalağa)",
          ["Karşıtlık (tezat)", "Benzetme (teşbih)", "Kinaye"],
          {
            why: "Bir ahla dağların yıkılması olamayacak kadar büyütülmüştür.",
          },
        ),
        choice(
          "“Güneş bulutların ardından göz kırptı.” cümlesinde hangi söz sanatı vardır?",
          "Kişileştirme",
          ["Abartma", "Karşıtlık", "Konuşturma"],
          {
            why: "Göz kırpmak insana özgüdür; güneş konuşmadığı için konuşturma yoktur.",
          },
        ),
      ],
    },
  ),
];

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
        order("Türk edebiyatının dönemlerini sırala.", ["İslamiyet öncesi", "İslami dönem", "Tanzimat", "Cumhuriyet"], {
          why: "İslamiyet’in kabulünden sonra İslami dönem, 1860’ta Tanzimat, 1923’ten sonra Cumhuriyet edebiyatı başlar.",
        }),
        match(
          "Destanı ait olduğu toplulukla eşleştir.",
          [
            ["Ergenekon", "Göktürk"],
            ["Türeyiş", "Uygur"],
            ["Manas", "Kırgız"],
            ["Alp Er Tunga", "Saka"],
          ],
          {
            why: "Ergenekon demir dağın eritilmesini, Türeyiş kurttan türemeyi, Manas Kırgızların savaşlarını, Alp Er Tunga Saka hükümdarını anlatır.",
          },
        ),
        choice(
          "İslamiyet öncesinde ölen kişinin ardından söylenen şiire ne denir?",
          "Sagu",
          ["Koşuk", "Sav", "Mersiye"],
          {
            why: "Sagu yuğ töreninde söylenir. Mersiye divan, ağıt halk edebiyatındaki karşılığıdır; koşuk sevgi ve doğa şiiridir.",
          },
        ),
        choice(
          "Destandan halk hikâyesine geçiş ürünü sayılan yapıt hangisidir?",
          "Dede Korkut Hikâyeleri",
          ["Kutadgu Bilig", "Leyla ile Mecnun", "Divan-ı Hikmet"],
          { why: "Hem destan gibi olağanüstülük hem hikâye gibi günlük yaşam içerir; nazım ile nesir iç içedir." },
        ),
      ],
      "Halk ve divan şiiri": [
        match(
          "Şairi en çok tanındığı şiirle eşleştir.",
          [
            ["Karacaoğlan", "Koşma"],
            ["Köroğlu", "Koçaklama"],
            ["Yunus Emre", "İlahi"],
            ["Fuzuli", "Gazel"],
          ],
          {
            why: "Koşma ile koçaklama âşık edebiyatının, ilahi tekke edebiyatının, gazel divan edebiyatının ürünüdür.",
          },
        ),
        multi("Hangileri divan edebiyatı nazım biçimidir?", ["Gazel", "Kaside", "Rubai"], ["Koşma", "Mâni"], {
          why: "Gazel, kaside ve rubai aruzla yazılır; koşma ve mâni heceyle söylenen halk edebiyatı ürünleridir.",
        }),
        trueFalse("Mâni genellikle yedili hece ölçüsüyle söylenir ve “aaxa” düzeninde uyaklanır.", true, {
          why: "İlk iki dize çoğu kez hazırlıktır, asıl söz son iki dizededir; üçüncü dize serbesttir.",
        }),
        choice("Divan şiirinde en çok hangi ölçü kullanılır?", "Aruz", ["Hece", "Serbest", "Parmak"], {
          why: "Aruz, hecelerin uzunluğuna ve kısalığına dayanır. “Parmak”, halk şiirindeki hece ölçüsünün öteki adıdır.",
        }),
      ],
      "Roman, tiyatro, söz sanatı": [
        match(
          "İlki yapıtıyla eşleştir.",
          [
            ["İlk yerli roman", "Taaşşuk-ı Talat ve Fitnat"],
            ["Batılı anlamda ilk tiyatro", "Şair Evlenmesi"],
            ["İlk edebî roman", "İntibah"],
            ["İlk köy romanı", "Karabibik"],
          ],
          {
            why: "İlk yerli romanı Şemsettin Sami, ilk tiyatroyu Şinasi, ilk edebî romanı Namık Kemal, ilk köy romanını Nabizade Nâzım yazmıştır.",
          },
        ),
        choice("“Şair Evlenmesi”nin yazarı kimdir?", "Şinasi", ["Namık Kemal", "Ziya Paşa", "Ahmet Mithat Efendi"], {
          why: "1860’ta yayımlanan bu tek perdelik komedi, tarafların birbirini görmeden evlendirilmesini eleştirir.",
        }),
        typed("“Vatan yahut Silistre”nin yazarı kimdir?", ["Namık Kemal", "N. Kemal"], {
          why: "Namık Kemal, 1873’te sahnelenen bu oyununda Silistre Kalesi’nin savunmasını ve vatan sevgisini işler.",
        }),
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

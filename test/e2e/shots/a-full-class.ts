import type { Page } from "@playwright/test";
import { aWrittenQuestion } from "../../builders/questions";
import { anHttpPupil, aGame, cells, plants } from "../steps/a-class";

/** Names of the greatest length, and names as classes have them. */
export const names: readonly string[] = (
  "Abdurrahman Efe Çağl, Fatma Zehra Karaduman, Muhammed Yusuf Şahin, Nurşah Gülbeniz Çiçe, Defne, Mert, Zeynep K., " +
  "Yağız, Elif Su, Ömer Faruk, Ayşegül, Çınar, Şevval, İbrahim, Nisa, Kaan, Gökçe, Eymen, Asya, Uğur Can, Ilgın, " +
  "Berat, Hira Nur, Doruk, Ecrin, Baran, Yiğit Alp, Şule, Miray, Poyraz, Tuğçe, Ceylin, Alparslan, Rüya, Umut, Nehir, " +
  "Batuhan, Duru, Emir, Beren, Arda 7C, Meltem, Kerem, Selin, Furkan, Öykü, Tuna, Azra, Oğuzhan, İrem, Mustafa K., " +
  "Dila, Ateş, Sude Naz, Enes, Buğlem, Rojin, Can, Ege, Pelin"
)
  .split(", ")
  .map((name) => name.slice(0, 20));

const longest = aWrittenQuestion({
  question_text:
    "Bir araştırmacı, aynı tür fasulye tohumlarını üç ayrı kaba ekiyor. Birinci kabı güneş alan pencerenin önüne, ikincisini karanlık bir dolaba, üçüncüsünü ise buzdolabına koyuyor; hepsine her gün aynı saatte eşit miktarda su veriyor ve iki hafta boyunca filizlerin boyunu ölçerek çizelgeye yazıyor. Birinci ve üçüncü kaptaki bitkilerin karşılaştırılmasıyla aşağıdaki sorulardan hangisine kesin bir cevap bulunamaz, çünkü iki kap arasında birden fazla koşul aynı anda değişmiştir? En uygununu seçiniz.",
  options: {
    A: "Sıcaklık bitkinin büyümesini tek başına etkiler mi, yoksa etkisi yalnızca ışığın az olduğu yerlerde mi görülür ve bu etki bütün bitki türlerinde aynı yönde midir, bunu deney gösterir mi acaba?",
    B: "Işık bitkinin büyümesini tek başına etkiler mi, yoksa sıcaklık düştüğünde ışığın etkisi de azalır mı ve bu iki koşul birbirinden ayrı olarak incelenmiş midir, bunu deney gösterir mi acaba?",
    C: "Su miktarı bitkinin büyümesini etkiler mi, yoksa toprağın cinsi ve kabın büyüklüğü gibi hiç değişmeyen koşullar mı sonucu belirler, bunu deney bize açıkça gösterir mi acaba dersiniz, neden?",
    D: "Tohumun türü bitkinin büyümesini etkiler mi, yoksa üç kapta da aynı tür kullanıldığı için bu soruya bu deneyle bakmak zaten mümkün değil midir, bunu deney bize gösterir mi acaba dersiniz?",
  },
  correct_option: "B",
  time_limit: 300,
  explanation:
    "Birinci ve üçüncü kap arasında hem ışık hem sıcaklık farklıdır. Bir deneyde aynı anda iki koşul değişirse sonucun hangisinden geldiği söylenemez; bu yüzden her seferinde tek bir koşul değiştirilir, ötekiler sabit tutulur. Buna kontrollü deney denir ve bilimsel yöntemin temelidir.",
});
const short = aWrittenQuestion({
  question_text: "Suyun kaynama sıcaklığı yükseklere çıkıldıkça düşer.",
  options: { A: "Doğru", B: "Yanlış" },
  time_limit: 300,
});

/** A usual question, a long one, one of the greatest length, and a short one. */
export const questions = [{ ...cells, time_limit: 300 }, { ...plants, time_limit: 300 }, longest, short];

/** A game of these questions with a full class. */
export async function aFullClass(page: Page, settings: object = {}) {
  const game = await aGame(page, questions, { reading_seconds: 5, ...settings });
  const pupils: Awaited<ReturnType<typeof anHttpPupil>>[] = [];
  return {
    ...game,
    fill: async (upTo: number) => {
      for (const name of names.slice(pupils.length, upTo)) pupils.push(await anHttpPupil(page, game.code, name));
    },
    /** Lets the first `count` pupils answer, each with one of these letters. */
    answer: async (letters: string, count = pupils.length) => {
      await Promise.all(
        pupils
          .slice(0, count)
          .map((pupil, i) => pupil.answers(letters[(i * 7) % letters.length]!, 3_000 * (1 + ((i * 13) % 31)))),
      );
    },
  };
}

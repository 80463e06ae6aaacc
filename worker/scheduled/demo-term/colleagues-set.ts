import type { StoredQuestion, WholeSet } from "#db/demo-term";
import { searchKey } from "#shared/fold";

/** A colleague's set, which waits for the administrator's look. The first option is the right one, and is dealt below. */
const questions = [
  [
    "“Etekleri zil çalmak” deyiminin anlamı hangisidir?",
    ["Çok sevinmek", "Çok korkmak", "Gürültü etmek", "Aceleyle giyinmek"],
    "Deyimde zil, sevinci anlatır: sevinçten yerinde duramayan kişi için söylenir.",
  ],
  [
    "“Kulak kabartmak” deyiminin anlamı hangisidir?",
    ["Belli etmeden dinlemek", "Duymazlıktan gelmek", "Yüksek sesle konuşmak", "Söz dinlememek"],
    "Kişi, konuşulanı duymak ister ama dinlediğini belli etmez.",
  ],
  [
    "“Damlaya damlaya göl olur.” atasözü ne anlatır?",
    ["Küçük birikimler zamanla büyür", "Su boşa harcanmamalıdır", "Yağmur bereket getirir", "Acele eden yanılır"],
    "Damla az olanı, göl çok olanı anlatır; atasözü yalnız su için değildir.",
  ],
  [
    "Hangisi deyimdir?",
    ["Göze girmek", "Ağaç yaşken eğilir", "Sakla samanı, gelir zamanı", "Kitap okumak"],
    "Deyim bir durumu anlatır, öğüt vermez. Öğüt veren iki söz atasözüdür.",
  ],
  [
    "“Ağaç yaşken eğilir.” atasözü ne anlatır?",
    ["Eğitim küçük yaşta başlar", "Ağaçlar korunmalıdır", "Yaşlılara saygı gösterilir", "Çalışan kazanır"],
    "Buradaki “yaş” taze demektir: insan küçükken daha kolay öğrenir.",
  ],
  [
    "“Ayağını yorganına göre uzat.” atasözü ne öğütler?",
    ["Gelire göre harcamayı", "Erken yatmayı", "Komşuyla iyi geçinmeyi", "Temiz olmayı"],
    "Yorgan geliri anlatır; harcama onu aşmamalıdır.",
  ],
  [
    "Hangi cümlede deyim kullanılmıştır?",
    ["Haberi duyunca küplere bindi.", "Otobüse son anda bindi.", "Küpleri üst üste dizdi.", "Atlara sırayla bindiler."],
    "“Küplere binmek” çok öfkelenmek demektir; öteki cümlelerde sözcükler gerçek anlamlarıyla geçer.",
  ],
  [
    "“Burnundan kıl aldırmamak” deyiminin anlamı hangisidir?",
    ["Kendisine söz söyletmemek", "Temizliğe çok önem vermek", "Hastalıktan korkmak", "Her kokuyu almak"],
    "Kendini beğenen, eleştiriye hiç dayanamayan kişi için söylenir.",
  ],
] as const;

const title = "Deyimler ve atasözleri";

export function colleaguesSet(ownerId: string, at: number): WholeSet {
  const id = "demo-set-7";
  return {
    set: {
      id,
      ownerId,
      title,
      titleKey: searchKey(title),
      description: "6. sınıf Türkçe: sık geçen deyimlerin ve atasözlerinin anlamı, ikisinin farkı.",
      bytes: 4_000,
      createdAt: at,
      updatedAt: at,
      drafts: "[]",
      language: "tr",
      subject: "turkce",
      grade: 6,
      visibility: "private",
      shareToken: null,
      showAuthor: false,
      showSchool: false,
      copies: 0,
      watched: false,
      folder: "",
      folderKey: "",
      archived: false,
    },
    questions: questions.map(([text, [right, ...wrong], explanation], position): StoredQuestion => {
      const place = (position * 3 + 1) % 4;
      const options = [...wrong.slice(0, place), right, ...wrong.slice(place)];
      return {
        id: `${id}-${position + 1}`,
        setId: id,
        position,
        text,
        options: Object.fromEntries(options.map((option, i) => ["ABCD"[i], option])),
        correct: "ABCD"[place]!,
        time_limit: 30,
        points: 1,
        explanation,
        createdAt: at,
        updatedAt: at,
        kind: "choice",
        fields: null,
        image: null,
        outcome: text.includes("atasöz") ? "Atasözleri" : "Deyimler",
      };
    }),
  };
}

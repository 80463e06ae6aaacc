import { picture } from "../example-pictures";
import type { AnyExample } from "./any-example";

export const turkish: AnyExample = {
  title: "Örnek set: Yazım ve anlam",
  description: "7. ve 8. sınıf Türkçe: yazım kuralları, deyimler ve görsel okuma, açıklamalı sorularla.",
  questions: [
    {
      question_text: "Hangisinin yazımı doğrudur?",
      options: { A: "herşey", B: "her şey", C: "herşeyi", D: "her-şey" },
      correct_option: "B",
      explanation: "“Şey” sözcüğü her zaman ayrı yazılır.",
      outcome: "Yazım kuralları",
    },
    {
      question_text: "“Sen … gelir misin?” cümlesine hangisi uyar?",
      options: { A: "de", B: "-de", C: "’de" },
      correct_option: "A",
      explanation: "Bağlaç olan “de” ayrı yazılır.",
      outcome: "Yazım kuralları",
    },
    {
      question_text: "Hangi cümlede “ki” doğru yazılmıştır?",
      options: {
        A: "Duydumki gelmişsin.",
        B: "Öyle güzelki bakamadım.",
        C: "Bilirim ki sözünü tutar.",
        D: "Masada ki kitap kimin?",
      },
      correct_option: "C",
      explanation: "Bağlaç olan “ki” ayrı, ek olan “-ki” bitişik yazılır.",
      outcome: "Yazım kuralları",
    },
    {
      question_text: "Hangisinde kesme işareti doğru kullanılmıştır?",
      options: { A: "Ankaraya’gittik.", B: "Ankara’ya gittik.", C: "Ankaralı’lar geldi.", D: "Türkçe’nin sesleri" },
      correct_option: "B",
      explanation:
        "Kesme işareti özel adlara gelen çekim eklerini ayırır; yapım ekleri ve onlardan sonrakiler ayrılmaz.",
      outcome: "Noktalama",
    },
    {
      question_text: "Bu afişin vermek istediği ileti hangisidir?",
      image: picture(
        "su-afisi",
        "Bir afiş. Açık kalmış musluktan üzgün bir dünyanın üstüne su damlıyor. Altında “Her damla bir dünya!” yazıyor.",
      ),
      options: {
        A: "Su boşa harcanmamalıdır.",
        B: "Musluklar temiz tutulmalıdır.",
        C: "Denizlerde dikkatli yüzülmelidir.",
        D: "Yağmurlu günlerde evde kalınmalıdır.",
      },
      correct_option: "A",
      explanation: "Damlayan musluk ile üzgün dünya, boşa akan suyun dünyaya zarar verdiğini anlatır.",
      outcome: "Görsel okuma",
    },
    {
      kind: "typed",
      question_text: "“Siyah” sözcüğünün eş anlamlısını yaz.",
      accepted: ["kara"],
      typo: true,
      outcome: "Eş anlam",
    },
    {
      kind: "match",
      question_text: "Deyimleri anlamlarıyla eşleştir.",
      pairs: [
        { left: "Kulak vermek", right: "Dikkatle dinlemek" },
        { left: "Göze girmek", right: "Güven ve beğeni kazanmak" },
        { left: "El atmak", right: "Bir işe girişmek" },
      ],
      time_limit: 45,
      outcome: "Deyimler",
    },
    {
      kind: "cloud",
      question_text: "Kitap okumak sana tek sözcükle neyi düşündürüyor?",
    },
  ],
};

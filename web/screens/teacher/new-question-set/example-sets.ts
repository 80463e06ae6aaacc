import type { ChoiceFields } from "#question/choice";
import type { CloudFields } from "#question/cloud";
import type { MatchFields } from "#question/match";
import type { MultiFields } from "#question/multi";
import type { NumberFields } from "#question/number";
import type { OrderFields } from "#question/order";
import type { PollFields } from "#question/poll";
import type { TypedFields } from "#question/typed";
import type { SetImport } from "../../../lib/sets-api";

type AnyFields =
  | ChoiceFields
  | MultiFields
  | TypedFields
  | NumberFields
  | OrderFields
  | MatchFields
  | PollFields
  | CloudFields;
type Common = Pick<
  SetImport["questions"][number],
  "question_text" | "time_limit" | "points" | "explanation" | "outcome"
>;
type ExampleSet = Omit<SetImport, "questions"> & { readonly questions: readonly (Common & AnyFields)[] };

/** Three subjects, and between them every kind of question: a new teacher sees what there is by playing it. */
const sets: readonly ExampleSet[] = [
  {
    title: "Örnek set: Zihinden işlem",
    description: "5. ve 6. sınıf matematik, kısa süreli ısınma soruları.",
    questions: [
      {
        question_text: "25 × 4 kaç eder?",
        options: { A: "90", B: "100", C: "110", D: "125" },
        correct_option: "B",
        time_limit: 15,
      },
      {
        question_text: "3/4 ondalık olarak nasıl yazılır?",
        options: { A: "0,34", B: "0,7", C: "0,75", D: "3,4" },
        correct_option: "C",
        time_limit: 20,
        explanation: "3 ÷ 4 = 0,75.",
      },
      {
        question_text: "200 sayısının yüzde 15’i kaçtır?",
        options: { A: "15", B: "20", C: "30", D: "35" },
        correct_option: "C",
        time_limit: 20,
        explanation: "Yüzde 10’u 20, yüzde 5’i 10; toplamı 30.",
      },
      {
        question_text: "Kenarları 6 cm ve 4 cm olan dikdörtgenin çevresi kaç cm’dir?",
        options: { A: "10", B: "20", C: "24", D: "48" },
        correct_option: "B",
        time_limit: 30,
        explanation: "2 × (6 + 4) = 20 cm. 24 ise alanıdır.",
      },
      {
        question_text: "Hangisi asal sayıdır?",
        options: { A: "21", B: "27", C: "29", D: "33" },
        correct_option: "C",
        time_limit: 20,
      },
      {
        question_text: "$2^5$ kaç eder?",
        options: { A: "10", B: "16", C: "25", D: "32" },
        correct_option: "D",
        time_limit: 20,
        points: 2,
        outcome: "Üslü sayılar",
      },
      {
        kind: "multi",
        question_text: "Hangileri 12’nin bölenidir?",
        options: { A: "2", B: "5", C: "6", D: "8", E: "12" },
        correct_option: "ACE",
        explanation: "12’yi kalansız bölenler: 1, 2, 3, 4, 6 ve 12.",
        outcome: "Çarpanlar",
      },
      {
        kind: "number",
        question_text: "$\\frac{3}{4}$ kilogram kaç gramdır?",
        value: 750,
        tolerance: 0,
        unit: "g",
        explanation: "1 kilogram 1000 gramdır; dörtte üçü 750 gram eder.",
        outcome: "Kesirler",
      },
      {
        kind: "order",
        question_text: "Sayıları küçükten büyüğe sırala.",
        items: ["0,09", "1/4", "0,5", "3/4"],
        time_limit: 45,
        explanation: "1/4 = 0,25 ve 3/4 = 0,75.",
        outcome: "Kesirler",
      },
      {
        kind: "poll",
        question_text: "Zihinden işlem yaparken en çok nerede zorlanıyorsun?",
        options: { A: "Toplama ve çıkarma", B: "Çarpma", C: "Bölme", D: "Kesirler" },
      },
    ],
  },
  {
    title: "Örnek set: Yazım kuralları",
    description: "7. ve 8. sınıf Türkçe, açıklamalı sorular.",
    questions: [
      {
        question_text: "Hangisinin yazımı doğrudur?",
        options: { A: "herşey", B: "her şey", C: "herşeyi", D: "her-şey" },
        correct_option: "B",
        explanation: "“Şey” sözcüğü her zaman ayrı yazılır.",
      },
      {
        question_text: "“Sen … gelir misin?” cümlesine hangisi uyar?",
        options: { A: "de", B: "-de", C: "’de" },
        correct_option: "A",
        explanation: "Bağlaç olan “de” ayrı yazılır.",
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
      },
      {
        question_text: "“yalnız / yanlız” sözcüğünün doğru yazımı hangisidir?",
        options: { A: "yalnız", B: "yanlız" },
        correct_option: "A",
        time_limit: 15,
        explanation: "“Yalın” kökünden gelir.",
      },
      {
        question_text: "Hangisinde kesme işareti doğru kullanılmıştır?",
        options: { A: "Ankaraya’gittik.", B: "Ankara’ya gittik.", C: "Ankaralı’lar geldi.", D: "Türkçe’nin sesleri" },
        correct_option: "B",
        explanation:
          "Kesme işareti özel adlara gelen çekim eklerini ayırır; yapım ekleri ve onlardan sonrakiler ayrılmaz.",
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
  },
  {
    title: "Örnek set: Fen tekrarı",
    description: "Fen bilimleri: doğru yanlış, sayı, sıralama ve eşleştirme.",
    questions: [
      {
        question_text: "Ses boşlukta yayılmaz.",
        options: { A: "Doğru", B: "Yanlış" },
        correct_option: "A",
        time_limit: 15,
        explanation: "Ses yayılmak için maddesel bir ortama gereksinim duyar.",
      },
      {
        question_text: "Ay kendi ışığını üretir.",
        options: { A: "Doğru", B: "Yanlış" },
        correct_option: "B",
        time_limit: 15,
        explanation: "Ay, Güneş’in ışığını yansıtır.",
      },
      {
        question_text: "Bitkiler gece de solunum yapar.",
        options: { A: "Doğru", B: "Yanlış" },
        correct_option: "A",
        time_limit: 15,
        explanation: "Fotosentez ışık ister, solunum ise gece gündüz sürer.",
      },
      {
        question_text: "Ağırlık kilogramla ölçülür.",
        options: { A: "Doğru", B: "Yanlış" },
        correct_option: "B",
        time_limit: 15,
        explanation: "Kilogram kütlenin birimidir; ağırlık newton ile ölçülür.",
      },
      {
        question_text: "Buz suda yüzer, çünkü yoğunluğu suyunkinden azdır.",
        options: { A: "Doğru", B: "Yanlış" },
        correct_option: "A",
        time_limit: 20,
      },
      {
        kind: "number",
        question_text: "Saf su, deniz seviyesinde yaklaşık kaç santigrat derecede kaynar?",
        value: 100,
        tolerance: 5,
        unit: "°C",
        slider: { min: 0, max: 200, step: 5 },
      },
      {
        kind: "order",
        question_text: "Gezegenleri Güneş’e yakından uzağa doğru sırala.",
        items: ["Merkür", "Venüs", "Dünya", "Mars"],
        time_limit: 45,
      },
      {
        kind: "match",
        question_text: "Büyüklükleri birimleriyle eşleştir.",
        pairs: [
          { left: "Kuvvet", right: "newton" },
          { left: "Kütle", right: "kilogram" },
          { left: "Enerji", right: "joule" },
        ],
        time_limit: 45,
      },
    ],
  },
];

/** A call takes any kind of question; its type names the choice. */
export const exampleSets = sets as readonly object[] as readonly SetImport[];

import type { SetImport } from "../../../lib/sets-api";

/** One for each kind of lesson: sums with short clocks, a text lesson with explanations, statements that are true or false. */
export const exampleSets: readonly SetImport[] = [
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
        question_text: "2⁵ kaç eder?",
        options: { A: "10", B: "16", C: "25", D: "32" },
        correct_option: "D",
        time_limit: 20,
        points: 2,
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
    ],
  },
  {
    title: "Örnek set: Doğru mu, yanlış mı?",
    description: "Fen bilimleri, iki şıklı hızlı tekrar.",
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
    ],
  },
];

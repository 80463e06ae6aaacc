import { picture } from "../example-pictures";
import type { AnyExample } from "./any-example";

export const mathematics: AnyExample = {
  title: "Örnek set: 8. sınıf matematik",
  description: "Üslü sayılar, olasılık, Pisagor bağıntısı ve koordinat sistemi; resimli sorularla.",
  questions: [
    {
      question_text: "$2^{-3}$ kaça eşittir?",
      options: { A: "−8", B: "−6", C: "$\\frac{1}{6}$", D: "$\\frac{1}{8}$" },
      correct_option: "D",
      time_limit: 20,
      explanation: "$2^{-3} = \\frac{1}{2^3} = \\frac{1}{8}$",
      outcome: "M.8.1.2.1",
    },
    {
      kind: "multi",
      question_text: "Hangileri 12’nin bölenidir?",
      options: { A: "2", B: "5", C: "6", D: "8", E: "12" },
      correct_option: "ACE",
      explanation: "12’yi kalansız bölenler: 1, 2, 3, 4, 6 ve 12.",
      outcome: "M.8.1.1.1",
    },
    {
      kind: "order",
      question_text: "Sayıları küçükten büyüğe sırala.",
      items: ["$4 \\cdot 10^{-3}$", "$9 \\cdot 10^{-2}$", "$2 \\cdot 10^{3}$", "$1{,}5 \\cdot 10^{4}$"],
      time_limit: 45,
      explanation: "Sırasıyla 0,004; 0,09; 2000 ve 15.000.",
      outcome: "M.8.1.2.5",
    },
    {
      question_text: "Hangi çarkta yıldız gelme olasılığı en fazladır?",
      options: { A: "", B: "", C: "", D: "" },
      option_images: {
        A: picture("cark-2-4", "Dört eş bölmeli çark, ikisinde yıldız var"),
        B: picture("cark-3-5", "Beş eş bölmeli çark, üçünde yıldız var"),
        C: picture("cark-4-6", "Altı eş bölmeli çark, dördünde yıldız var"),
        D: picture("cark-3-8", "Sekiz eş bölmeli çark, üçünde yıldız var"),
      },
      correct_option: "C",
      time_limit: 45,
      explanation: "Olasılıklar sırasıyla 2/4, 3/5, 4/6 ve 3/8; en büyüğü 4/6.",
      outcome: "M.8.5.1.2",
    },
    {
      kind: "number",
      question_text: "Şekildeki dik üçgende x kaç santimetredir?",
      image: picture(
        "dik-ucgen",
        "B köşesi dik açı olan ABC üçgeni. AB kenarı 6 cm, BC kenarı 8 cm, AC kenarı x ile gösterilmiş.",
      ),
      value: 10,
      tolerance: 0,
      unit: "cm",
      time_limit: 60,
      points: 2,
      explanation: "$x^2 = 6^2 + 8^2 = 100$, $x = 10$",
      outcome: "M.8.3.1.5",
    },
    {
      kind: "spot",
      question_text: "Koordinat sisteminde (3, −2) noktasına dokun.",
      image: picture("koordinat-sistemi", "Kareli zeminde x ve y eksenleri, ikisi de −5’ten 5’e kadar sayılarla."),
      areas: [{ x: 753, y: 669, r: 42 }],
      time_limit: 45,
      explanation: "Sağa 3, aşağı 2 birim gidilir.",
      outcome: "M.8.2.2.2",
    },
    {
      kind: "poll",
      question_text: "Hangi konuyu bir daha işleyelim?",
      options: { A: "Üslü sayılar", B: "Olasılık", C: "Pisagor bağıntısı", D: "Koordinat sistemi" },
    },
  ],
};

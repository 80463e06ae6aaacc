import { picture } from "../example-pictures";
import type { AnyExample } from "./any-example";

export const science: AnyExample = {
  title: "Örnek set: 8. sınıf fen tekrarı",
  description: "Mevsimler, kalıtım, besin zinciri ve enerji; resimde bulma, sıralama ve eşleştirme sorularıyla.",
  questions: [
    {
      question_text: "21 Haziran’da Türkiye’de hangisi yaşanır?",
      options: { A: "En uzun gündüz", B: "En uzun gece", C: "Gece ile gündüzün eşitliği" },
      correct_option: "A",
      time_limit: 20,
      explanation: "21 Haziran’da Güneş ışınları Yengeç Dönencesi’ne dik gelir; Kuzey Yarım Küre’de yaz başlar.",
      outcome: "F.8.1.1.1",
    },
    {
      kind: "spot",
      question_text: "Bitki hücresinde fotosentezin gerçekleştiği yapılardan birine dokun.",
      image: picture(
        "bitki-hucresi",
        "Bitki hücresi çizimi: hücre duvarı, ortada büyük bir koful, solda çekirdek, çevrelerinde küçük organeller.",
      ),
      areas: [
        { x: 208, y: 238, r: 62 },
        { x: 583, y: 185, r: 62 },
        { x: 833, y: 313, r: 62 },
        { x: 350, y: 790, r: 62 },
        { x: 750, y: 810, r: 62 },
      ],
      time_limit: 45,
      explanation: "Fotosentez, yeşil renkli kloroplastlarda gerçekleşir.",
      outcome: "F.8.6.2.1",
    },
    {
      question_text: "Bitkiler gece de solunum yapar.",
      options: { A: "Doğru", B: "Yanlış" },
      correct_option: "A",
      time_limit: 15,
      explanation: "Fotosentez ışık ister, solunum ise gece gündüz sürer.",
      outcome: "F.8.6.2.3",
    },
    {
      kind: "order",
      question_text: "Basitten karmaşığa doğru sırala.",
      items: ["Nükleotid", "Gen", "DNA", "Kromozom"],
      time_limit: 45,
      explanation: "Nükleotidler genleri, genler DNA’yı oluşturur; DNA kromozomda paketlenmiştir.",
      outcome: "F.8.2.1.1",
    },
    {
      kind: "match",
      question_text: "Canlıları besin zincirindeki görevleriyle eşleştir.",
      pairs: [
        { left: "Buğday", right: "Üretici" },
        { left: "Çekirge", right: "Birincil tüketici" },
        { left: "Küf mantarı", right: "Ayrıştırıcı" },
      ],
      time_limit: 45,
      outcome: "F.8.6.1.1",
    },
    {
      kind: "multi",
      question_text: "Anahtar kapalıyken K ampulü yerinden çıkarılırsa hangileri ışık vermeyi sürdürür?",
      image: picture(
        "paralel-devre",
        "Bir pil, kapalı bir anahtar ve birbirine paralel bağlı K, L ve M ampullerinden oluşan elektrik devresi.",
      ),
      options: { A: "K ampulü", B: "L ampulü", C: "M ampulü" },
      correct_option: "BC",
      time_limit: 45,
      explanation: "Paralel bağlı ampullerin her birinin akım yolu ayrıdır; birinin çıkması ötekileri söndürmez.",
      outcome: "Elektrik devreleri",
    },
    {
      kind: "number",
      question_text: "Saf su, deniz seviyesinde yaklaşık kaç santigrat derecede kaynar?",
      value: 100,
      tolerance: 5,
      unit: "°C",
      slider: { min: 0, max: 200, step: 5 },
      outcome: "Hâl değişimi",
    },
    {
      question_text: "Ağırlık kilogramla ölçülür.",
      options: { A: "Doğru", B: "Yanlış" },
      correct_option: "B",
      time_limit: 15,
      explanation: "Kilogram kütlenin birimidir; ağırlık newton ile ölçülür.",
      outcome: "Kütle ve ağırlık",
    },
  ],
};

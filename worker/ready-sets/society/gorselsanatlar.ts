import { choice, cloud, match, multi, order, poll, readySet, typed } from "../making";

export const gorselsanatlar = [
  readySet(
    {
      id: "muzik-gorsel-5-sanat",
      title: "Renkler, notalar, ritim",
      description: "5. sınıf görsel sanatlar ve müzik: renk bilgisi, notalar, çalgılar.",
      subject: "gorselsanatlar",
      grade: 5,
    },
    {
      "Renk bilgisi": [
        multi("Boyada ana renkler hangileridir?", ["Kırmızı", "Sarı", "Mavi"], ["Yeşil"]),
        match("Karışımları sonuçlarıyla eşleştir.", [
          ["Sarı + mavi", "Yeşil"],
          ["Kırmızı + sarı", "Turuncu"],
          ["Kırmızı + mavi", "Mor"],
        ]),
        choice("Hangisi sıcak renktir?", "Turuncu", ["Mavi", "Mor", "Yeşil"], {
          why: "Kırmızı, turuncu ve sarı sıcak renklerdir.",
        }),
        typed("Siyah ile beyaz karışınca hangi renk olur?", ["gri"]),
        cloud("En sevdiğin renk hangisi?"),
      ],
      Müzik: [
        order("Notaları ince seslere doğru sırala; do ile başla.", ["Do", "Re", "Mi", "Fa", "Sol", "La"]),
        match("Çalgıları türleriyle eşleştir.", [
          ["Bağlama", "Telli"],
          ["Ney", "Üflemeli"],
          ["Davul", "Vurmalı"],
        ]),
        choice("Dizek (porte) kaç çizgiden oluşur?", "5", ["4", "6", "7"]),
        choice("Bir dörtlük nota kaç sekizlik notaya eşittir?", "2", ["4", "8", "1"], {
          why: "Dörtlük nota, sekizliğin iki katı sürer.",
        }),
        poll("Hangi çalgıyı öğrenmek istersin?", ["Bağlama", "Gitar", "Keman", "Davul"]),
      ],
    },
  ),
];

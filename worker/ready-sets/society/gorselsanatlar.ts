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
        multi("Boyada ana renkler hangileridir?", ["Kırmızı", "Sarı", "Mavi"], ["Yeşil"], {
          why: "Ana renkler başka boyalar karıştırılarak elde edilemez; yeşil ise mavi ile sarıdan oluşur.",
        }),
        match(
          "Karışımları sonuçlarıyla eşleştir.",
          [
            ["Sarı + mavi", "Yeşil"],
            ["Kırmızı + sarı", "Turuncu"],
            ["Kırmızı + mavi", "Mor"],
          ],
          { why: "İki ana renk karışınca ara renk oluşur: yeşil, turuncu ve mor." },
        ),
        choice("Hangisi sıcak renktir?", "Turuncu", ["Mavi", "Turkuaz", "Yeşil"], {
          why: "Kırmızı, turuncu ve sarı sıcak renklerdir.",
        }),
        typed("Siyah ile beyaz karışınca hangi renk olur?", ["gri", "gri renk", "kül rengi"], {
          why: "Beyaz arttıkça gri açılır, siyah arttıkça koyulaşır.",
        }),
        cloud("En sevdiğin renk hangisi?"),
      ],
      Müzik: [
        order("Notaları ince seslere doğru sırala; do ile başla.", ["Do", "Re", "Mi", "Fa", "Sol", "La"], {
          why: "La’dan sonra si gelir; sonra daha ince bir do ile sıra yeniden başlar.",
        }),
        match(
          "Çalgıları türleriyle eşleştir.",
          [
            ["Bağlama", "Telli"],
            ["Ney", "Üflemeli"],
            ["Davul", "Vurmalı"],
          ],
          { why: "Ses bağlamada telin, neyde havanın, davulda gergin derinin titreşmesiyle oluşur." },
        ),
        choice("Dizek (porte) kaç çizgiden oluşur?", "5", ["4", "6", "7"], {
          why: "Beş çizginin dört aralığı vardır; notalar çizgilere ve aralıklara yazılır.",
        }),
        choice("Bir dörtlük nota kaç sekizlik notaya eşittir?", "2", ["4", "8", "1"], {
          why: "Adındaki sayı büyüdükçe nota kısalır: dörtlük nota, sekizliğin iki katı sürer.",
        }),
        poll("Hangi çalgıyı öğrenmek istersin?", ["Bağlama", "Gitar", "Keman", "Davul"]),
      ],
    },
  ),
];

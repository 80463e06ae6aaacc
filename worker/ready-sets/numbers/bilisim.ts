import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const bilisim = [
  readySet(
    {
      id: "bilisim-6-guvenli-internet",
      title: "Güvenli internet ve algoritma",
      description: "5. ve 6. sınıf bilişim: parola, kişisel veri, donanım, algoritmik düşünme.",
      subject: "bilisim",
      grade: 6,
    },
    {
      "Güvenli internet": [
        choice("Hangisi en güçlü paroladır?", "Kedi!7mavi_Bulut42", ["123456", "parola", "20102010"], {
          why: "Uzun olması, tahmin edilememesi ve farklı tür karakterler içermesi güçlendirir.",
        }),
        multi(
          "Hangileri internette paylaşılmamalıdır?",
          ["Ev adresi", "T.C. kimlik numarası", "Parola"],
          ["Sevdiğin renk"],
        ),
        choice("Tanımadığın birinden gelen bağlantıya ne yaparsın?", "Açmam, bir yetişkine gösteririm", [
          "Hemen tıklarım",
          "Arkadaşlarıma gönderirim",
          "Bilgilerimi yazarım",
        ]),
        trueFalse("İnternetten silinen bir fotoğrafın kopyaları başkalarında kalmış olabilir.", true),
      ],
      "Donanım ve yazılım": [
        match("Parçaları eşleştir.", [
          ["Klavye", "Giriş birimi"],
          ["Yazıcı", "Çıkış birimi"],
          ["Sabit disk", "Depolama birimi"],
          ["İşlemci", "İşlem birimi"],
        ]),
        multi("Hangileri yazılımdır?", ["İşletim sistemi", "İnternet tarayıcısı"], ["Fare", "Ekran"]),
        order("Küçükten büyüğe sırala.", ["Bayt", "Kilobayt", "Megabayt", "Gigabayt"]),
      ],
      Algoritma: [
        order("Çay demleme algoritmasını sırala.", [
          "Çaydanlığa su koy",
          "Suyu kaynat",
          "Kaynar suyu demlikteki çayın üstüne dök",
          "Demlenmesini bekle",
          "Bardağa doldur",
        ]),
        choice("Bir işi belirli sayıda tekrarlayan yapıya ne denir?", "Döngü", ["Değişken", "Koşul", "Veri"], {
          why: "Döngü, aynı adımları yeniden yazmadan tekrarlatır.",
        }),
        choice("“Eğer yağmur yağıyorsa şemsiye al.” hangi yapıya örnektir?", "Koşul", [
          "Döngü",
          "Değişken",
          "Açıklama",
        ]),
        number("x = 3 iken “3 kez x’i 2 artır” çalışırsa x kaç olur?", 9),
      ],
    },
  ),
];

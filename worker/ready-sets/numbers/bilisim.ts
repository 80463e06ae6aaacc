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
        choice("Hangisi en güçlü paroladır?", "Kedi!7mavi_Bulut42", ["123456", "Mavi2014", "20102010"], {
          why: "Uzun, tahmin edilemeyen ve farklı türde karakterler içeren parola güçlüdür; ad ile yıl ya da doğum tarihi kolay tahmin edilir.",
        }),
        multi(
          "Hangileri internette paylaşılmamalıdır?",
          ["Ev adresi", "TC kimlik numarası", "Parola"],
          ["Sevdiğin renk", "Sevdiğin kitap"],
          {
            why: "Bu bilgilerle biri seni bulabilir ya da senin yerine geçebilir; sevdiğin renk ve kitap seni ele vermez.",
          },
        ),
        choice(
          "Tanımadığın birinden gelen bağlantıya ne yaparsın?",
          "Açmam, bir yetişkine gösteririm",
          ["Hemen tıklarım", "Önce bir arkadaşıma açtırırım", "Bilgilerimi yazarım"],
          { why: "Bağlantı zararlı olabilir; arkadaşının açması da onu tehlikeye atar." },
        ),
        trueFalse("İnternetten silinen bir fotoğrafın kopyaları başkalarında kalmış olabilir.", true, {
          why: "Sen silsen de başkası kaydetmiş ya da paylaşmış olabilir.",
        }),
      ],
      "Donanım ve yazılım": [
        match(
          "Parçaları eşleştir.",
          [
            ["Klavye", "Giriş birimi"],
            ["Yazıcı", "Çıkış birimi"],
            ["Sabit disk", "Depolama birimi"],
            ["İşlemci", "İşlem birimi"],
          ],
          { why: "Klavye bilgisayara bilgi verir, yazıcı bilgiyi dışarı aktarır, disk saklar, işlemci işler." },
        ),
        multi("Hangileri yazılımdır?", ["İşletim sistemi", "İnternet tarayıcısı"], ["Fare", "Ekran"], {
          why: "Yazılım dokunulamayan programdır; fare ve ekran elle tutulan donanımdır.",
        }),
        order("Küçükten büyüğe sırala.", ["Bayt", "Kilobayt", "Megabayt", "Gigabayt"], {
          why: "Her birim öncekinin yaklaşık bin katıdır.",
        }),
      ],
      Algoritma: [
        order(
          "Çay demleme algoritmasını sırala.",
          [
            "Çaydanlığa su koy",
            "Suyu kaynat",
            "Kaynar suyu demlikteki çayın üstüne dök",
            "Demlenmesini bekle",
            "Bardağa doldur",
          ],
          { why: "Algoritmada sıra önemlidir: kaynamamış suyla çay demlenmez." },
        ),
        choice("Bir işi belirli sayıda tekrarlayan yapıya ne denir?", "Döngü", ["Değişken", "Koşul", "Veri"], {
          why: "Döngü, aynı adımları yeniden yazmadan tekrarlatır.",
        }),
        choice(
          "“Eğer yağmur yağıyorsa şemsiye al.” hangi yapıya örnektir?",
          "Koşul",
          ["Döngü", "Değişken", "Açıklama"],
          {
            why: "“Eğer” ile başlayan yapı bir şarta bakar; şart sağlanmazsa adım atlanır. Döngüde ise adım yinelenir.",
          },
        ),
        number("Başta x = 3. “x’i 2 artır” adımı 3 kez çalışırsa x kaç olur?", 9, {
          why: "x sırayla 5, 7, 9 olur. 5 yazan, adımı yalnız bir kez çalıştırmıştır.",
        }),
      ],
    },
  ),
];

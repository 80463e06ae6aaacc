import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const matematik10to12 = [
  readySet(
    {
      id: "matematik-10-sayma-fonksiyon",
      title: "Sayma, olasılık, fonksiyon, polinom",
      description:
        "TYT ve AYT matematik: permütasyon, kombinasyon, fonksiyonlar, polinomlar, ikinci dereceden denklemler.",
      subject: "matematik",
      grade: 10,
    },
    {
      "Sayma ve olasılık": [
        number("3 farklı gömlek ve 4 farklı pantolonla kaç değişik kıyafet oluşturulur?", 12, {
          why: "Çarpma yoluyla sayma: $3 \\cdot 4$.",
        }),
        number("5 kişi yan yana kaç farklı biçimde sıralanır?", 120, {
          why: "İlk yere 5, ikinciye 4 kişi gelebilir; böyle sürer: $5! = 5 \\cdot 4 \\cdot 3 \\cdot 2 \\cdot 1$.",
        }),
        number("6 kişiden 2 kişilik bir ekip kaç farklı biçimde seçilir?", 15, {
          why: "$\\binom{6}{2} = \\frac{6 \\cdot 5}{2} = 15$; seçimde sıra önemli değildir.",
        }),
        choice(
          "İki zar birlikte atılıyor. Üst yüze gelen sayıların toplamının 7 olma olasılığı kaçtır?",
          "$\\frac{1}{6}$",
          ["$\\frac{1}{12}$", "$\\frac{7}{36}$", "$\\frac{5}{36}$"],
          { why: "36 durumun 6’sında toplam 7’dir: $\\frac{6}{36}$.", seconds: 60 },
        ),
      ],
      Fonksiyonlar: [
        number("$f(x) = 2x + 1$ ise $f(3)$ kaçtır?", 7, { why: "$x$ yerine 3 yazılır: $2 \\cdot 3 + 1 = 7$." }),
        choice(
          "$f(x) = x + 2$ ve $g(x) = 3x$ ise $(f \\circ g)(x)$ hangisidir?",
          "$3x + 2$",
          ["$3x + 6$", "$x + 5$", "$3x^2 + 6x$"],
          {
            why: "Önce $g$: $f(3x) = 3x + 2$. $3x + 6$ ise $(g \\circ f)(x)$’tir.",
            seconds: 60,
          },
        ),
        choice(
          "$f(x) = 3x - 6$ fonksiyonunun tersi hangisidir?",
          "$\\frac{x + 6}{3}$",
          ["$\\frac{x - 6}{3}$", "$3x + 6$", "$\\frac{x}{3} + 6$"],
          {
            why: "$y = 3x - 6$ eşitliğinden $x = \\frac{y + 6}{3}$.",
            seconds: 60,
          },
        ),
        trueFalse("Her fonksiyonun ters fonksiyonu vardır.", false, {
          why: "Tersi olması için fonksiyonun birebir ve örten olması gerekir.",
        }),
      ],
      "Polinom ve denklem": [
        number("$P(x) = x^3 - 2x + 5$ polinomunun $x - 1$ ile bölümünden kalan kaçtır?", 4, {
          why: "Kalan $P(1) = 1 - 2 + 5$’tir.",
        }),
        choice(
          "$x^2 - 5x + 6 = 0$ denkleminin kökleri hangileridir?",
          "2 ve 3",
          ["$-2$ ve $-3$", "1 ve 6", "$-1$ ve 6"],
          {
            why: "$(x - 2)(x - 3) = 0$. Çarpımları 6, toplamları 5 olan sayılar aranır; −2 ile −3’ün toplamı −5’tir.",
          },
        ),
        number("$x^2 - 8x + 3 = 0$ denkleminin kökler toplamı kaçtır?", 8, {
          why: "$x_1 + x_2 = -\\frac{b}{a} = -\\frac{-8}{1} = 8$. 3 ise köklerin çarpımıdır.",
        }),
        match(
          "Diskriminantı köklerin durumuyla eşleştir.",
          [
            ["$\\Delta > 0$", "Farklı iki gerçek kök"],
            ["$\\Delta = 0$", "Eşit iki gerçek kök"],
            ["$\\Delta < 0$", "Gerçek kök yok"],
          ],
          {
            why: "$x = \\frac{-b \\pm \\sqrt{\\Delta}}{2a}$: $\\Delta$ sıfırsa iki kök birleşir, negatifse gerçek karekökü yoktur.",
          },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-11-trigonometri",
      title: "Trigonometri ve analitik geometri",
      description: "AYT matematik: yönlü açı, birim çember, doğrunun analitiği, parabol.",
      subject: "matematik",
      grade: 11,
    },
    {
      Trigonometri: [
        choice(
          "$\\sin 30^\\circ$ kaçtır?",
          "$\\frac{1}{2}$",
          ["$\\frac{\\sqrt{3}}{2}$", "$\\frac{\\sqrt{2}}{2}$", "1"],
          {
            why: "Eşkenar üçgen ortadan bölünürse 30°’nin karşısındaki kenar hipotenüsün yarısıdır. $\\frac{\\sqrt{3}}{2}$, $\\cos 30^\\circ$’dir.",
          },
        ),
        number("$405^\\circ$ açısının esas ölçüsü kaç derecedir?", 45, {
          unit: "°",
          why: "Tam turlar atılır: $405 - 360 = 45$.",
        }),
        choice("$\\frac{\\pi}{3}$ radyan kaç derecedir?", "60°", ["30°", "90°", "120°"], {
          why: "$\\pi$ radyan 180°’dir.",
        }),
        choice("$\\sin^2 x + \\cos^2 x$ kaçtır?", "1", ["0", "2", "$\\sin 2x$"], {
          why: "Birim çemberde Pisagor bağıntısıdır.",
        }),
        match(
          "Bölgeyi işaretlerle eşleştir.",
          [
            ["I. bölge", "sin +, cos +"],
            ["II. bölge", "sin +, cos −"],
            ["III. bölge", "sin −, cos −"],
            ["IV. bölge", "sin −, cos +"],
          ],
          { why: "Birim çemberde kosinüs x, sinüs y koordinatıdır; işaretleri bölgeden okunur." },
        ),
        trueFalse("$\\cos(-x) = -\\cos x$ her $x$ için doğrudur.", false, {
          why: "Kosinüs çift fonksiyondur: $\\cos(-x) = \\cos x$.",
        }),
      ],
      "Doğrunun analitiği": [
        number("$A(1, 2)$ ve $B(4, 6)$ noktaları arasındaki uzaklık kaç birimdir?", 5, {
          unit: "birim",
          why: "$\\sqrt{3^2 + 4^2} = 5$",
        }),
        choice("$(0, 1)$ ve $(2, 5)$ noktalarından geçen doğrunun eğimi kaçtır?", "2", ["$\\frac{1}{2}$", "3", "4"], {
          why: "$\\frac{5 - 1}{2 - 0} = 2$",
        }),
        choice(
          "$y = 2x + 3$ doğrusuna dik bir doğrunun eğimi kaçtır?",
          "$-\\frac{1}{2}$",
          ["2", "$-2$", "$\\frac{1}{2}$"],
          {
            why: "Dik doğruların eğimleri çarpımı $-1$’dir.",
          },
        ),
        choice(
          "$A(2, 3)$ ile $B(6, 7)$ noktalarının orta noktası hangisidir?",
          "$(4, 5)$",
          ["$(8, 10)$", "$(2, 2)$", "$(3, 5)$"],
          {
            why: "Koordinatların ortalaması alınır: $\\frac{2 + 6}{2} = 4$, $\\frac{3 + 7}{2} = 5$. $(8, 10)$ toplamdır.",
          },
        ),
      ],
      Parabol: [
        choice(
          "$y = (x - 2)^2 + 1$ parabolünün tepe noktası hangisidir?",
          "$(2, 1)$",
          ["$(-2, 1)$", "$(2, -1)$", "$(1, 2)$"],
          {
            why: "$(x - 2)^2$ en küçük değerini $x = 2$’de alır, o zaman $y = 1$ olur; parantezdeki işaret yanıltmasın.",
          },
        ),
        multi(
          "Hangilerinin kolları yukarı doğrudur?",
          ["$y = x^2 - 4$", "$y = 3x^2 + x$"],
          ["$y = -x^2 + 1$", "$y = 5 - 2x^2$"],
          {
            why: "$x^2$’nin katsayısı pozitifse kollar yukarıdır.",
          },
        ),
        number("$y = x^2 - 6x + 5$ parabolünün simetri ekseni $x = m$ doğrusudur. $m$ kaçtır?", 3, {
          why: "$m = -\\frac{b}{2a} = \\frac{6}{2} = 3$; $b = -6$ olduğundan işaret artı olur.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-12-tyt-problemler",
      title: "TYT: problemler",
      description: "12. sınıf ve mezunlar: sayı, yaş, yüzde, hız, işçi ve karışım problemleri.",
      subject: "matematik",
      grade: 12,
    },
    {
      "Sayı ve yaş": [
        number("Ardışık üç tek sayının toplamı 57’dir. En büyüğü kaçtır?", 21, {
          why: "Ortadaki $57 \\div 3 = 19$, en büyüğü 21.",
          seconds: 90,
        }),
        number("Bir anne 36, kızı 8 yaşında. Kaç yıl sonra annenin yaşı kızının yaşının 3 katı olur?", 6, {
          unit: "yıl",
          why: "$36 + t = 3(8 + t)$, $12 = 2t$.",
          seconds: 90,
        }),
        choice(
          "Bir sayının 3 katının 5 eksiği, 2 katının 7 fazlasına eşittir. Bu sayı kaçtır?",
          "12",
          ["2", "10", "14"],
          {
            why: "$3x - 5 = 2x + 7$, $x = 12$. “5 eksiği” çıkarma, “7 fazlası” toplama bildirir.",
            seconds: 60,
          },
        ),
        choice(
          "Bir sınıftaki sıralara öğrenciler ikişer oturursa 6 kişi ayakta kalıyor, üçer oturursa 2 sıra boş kalıyor. Sınıfta kaç öğrenci vardır?",
          "30",
          ["24", "36", "12"],
          {
            why: "$2s + 6 = 3(s - 2)$, $s = 12$; öğrenci $2 \\cdot 12 + 6 = 30$.",
            seconds: 120,
          },
        ),
      ],
      "Yüzde ve kâr": [
        number(
          "Fiyatı 400 lira olan ürüne önce %20 indirim, sonra indirimli fiyata %10 zam yapılıyor. Son fiyat kaç liradır?",
          352,
          {
            unit: "lira",
            why: "$400 \\cdot 0{,}8 \\cdot 1{,}1 = 352$",
            seconds: 90,
          },
        ),
        choice("%25 kârla 250 liraya satılan bir malın maliyeti kaç liradır?", "200", ["187,5", "225", "312,5"], {
          why: "Maliyetin $\\frac{5}{4}$’ü 250 liradır. 187,5 satış fiyatının %75’idir, maliyet değil.",
          seconds: 60,
        }),
        trueFalse("Bir sayıyı önce %10 artırıp sonra %10 azaltırsak sayı değişmez.", false, {
          why: "$1{,}1 \\cdot 0{,}9 = 0{,}99$; sayı %1 azalır.",
        }),
      ],
      "Hız, işçi, karışım": [
        number("Saatte 80 km hızla giden bir araç 200 km yolu kaç saatte alır?", 2.5, {
          unit: "saat",
          why: "Süre, yolun hıza bölümüdür: $200 \\div 80 = 2{,}5$.",
        }),
        choice(
          "Aralarında 300 km olan iki araç, 60 km/sa ve 90 km/sa hızlarla birbirine doğru yola çıkıyor. Kaç saat sonra karşılaşırlar?",
          "2",
          ["3", "5", "10"],
          {
            why: "Her saat $60 + 90 = 150$ km yaklaşırlar. Hızlar farkı, aynı yöne giderken kullanılır.",
            seconds: 90,
          },
        ),
        number("Bir işi Ali 6, Veli 12 günde yapıyor. Birlikte kaç günde bitirirler?", 4, {
          unit: "gün",
          why: "$\\frac{1}{6} + \\frac{1}{12} = \\frac{3}{12} = \\frac{1}{4}$",
          seconds: 90,
        }),
        choice(
          "Tuz oranı %20 olan 30 gram çözeltiye 10 gram su eklenirse tuz oranı yüzde kaç olur?",
          "15",
          ["10", "18", "5"],
          {
            why: "Tuz 6 gram, çözelti 40 gramdır: $\\frac{6}{40} = \\%15$.",
            seconds: 90,
          },
        ),
        order(
          "Bir problemi çözme adımlarını sırala.",
          ["Verilenleri ve isteneni belirle", "Bilinmeyene ad ver", "Denklemi kur ve çöz", "Sonucu soruda denetle"],
          { why: "Denklem ancak neyin bilinmediği belli olunca kurulur; denetim, işlem hatasını yakalar." },
        ),
      ],
    },
  ),
];

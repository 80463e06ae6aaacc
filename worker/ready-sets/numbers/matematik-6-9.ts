import { choice, multi, number, order, readySet, spot, trueFalse } from "../making";

export const matematik6to9 = [
  readySet(
    {
      id: "matematik-6-carpanlar-katlar",
      title: "Çarpanlar, katlar, bölünebilme",
      description: "6. sınıf matematik: asal sayılar, bölünebilme kuralları, EBOB ve EKOK’a hazırlık.",
      subject: "matematik",
      grade: 6,
    },
    {
      "Bölünebilme kuralları": [
        choice("Hangi sayı 3’e kalansız bölünür?", "471", ["472", "473", "475"], {
          why: "Rakamları toplamı 4 + 7 + 1 = 12, 3’ün katıdır.",
        }),
        multi("Hangi sayılar hem 2’ye hem 5’e kalansız bölünür?", ["70", "340"], ["205", "122"], {
          why: "Birler basamağı 0 olmalıdır.",
        }),
        trueFalse("9’a kalansız bölünen her sayı 3’e de kalansız bölünür.", true, {
          why: "9 = 3 × 3’tür; 9’un her katı 3’ün de katıdır. Tersi doğru değildir: 6, 3’e bölünür ama 9’a bölünmez.",
        }),
        trueFalse("4’e kalansız bölünen her sayı 8’e de kalansız bölünür.", false, {
          why: "Örneğin 12, 4’e bölünür ama 8’e bölünmez.",
        }),
      ],
      "Asal sayılar ve çarpanlar": [
        multi("Hangileri asal sayıdır?", ["2", "17", "29"], ["21", "1"], {
          why: "21 = 3 × 7’dir. 1’in yalnız bir böleni vardır, asal değildir; 2 ise tek çift asal sayıdır.",
        }),
        number("En küçük asal sayı kaçtır?", 2, {
          why: "Asal sayının tam iki böleni olur: 1 ve kendisi. 1’in bir böleni olduğundan en küçüğü 2’dir.",
        }),
        choice(
          "36’nın asal çarpanlarına ayrılmış hâli hangisidir?",
          "$2^2 \\times 3^2$",
          ["$2 \\times 18$", "$4 \\times 9$", "$6^2$"],
          { why: "4, 9, 18 ve 6 asal değildir." },
        ),
        number("18’in kaç tane doğal sayı çarpanı vardır?", 6, { why: "1, 2, 3, 6, 9, 18" }),
      ],
      "Ortak kat ve bölen": [
        number("12 ve 18’in en büyük ortak böleni kaçtır?", 6, { why: "Ortak bölenler 1, 2, 3 ve 6’dır." }),
        number("4 ve 6’nın en küçük ortak katı kaçtır?", 12, {
          why: "4’ün katları 4, 8, 12; 6’nın katları 6, 12. 24 de ortak kattır ama en küçüğü değildir.",
        }),
        choice(
          "Biri 6, öbürü 8 dakikada bir çalan iki zil birlikte çaldı. Bundan kaç dakika sonra ilk kez yeniden birlikte çalarlar?",
          "24",
          ["14", "48", "2"],
          { why: "6 ile 8’in en küçük ortak katı 24’tür. 48 de ortak kattır ama ilk buluşma değildir." },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-7-tam-sayilar",
      title: "Tam sayılar, oran ve denklem",
      description: "7. sınıf matematik: tam sayılarla işlemler, oran, orantı, yüzde ve birinci dereceden denklemler.",
      subject: "matematik",
      grade: 7,
    },
    {
      "Tam sayılarla işlemler": [
        number("$(-8) + 5$ kaçtır?", -3, { why: "Sayı doğrusunda −8’den sağa 5 adım gidilir: −3." }),
        number("$(-4) \\times (-6)$ kaçtır?", 24, {
          why: "İşaretleri aynı olan iki sayının çarpımı pozitiftir: $4 \\times 6 = 24$.",
        }),
        choice("$(-2)^3$ kaçtır?", "$-8$", ["$8$", "$-6$", "$6$"], {
          why: "$(-2) \\times (-2) \\times (-2) = -8$. Üs çarpan değildir; $-2 \\times 3 = -6$ ile karıştırılmamalıdır.",
        }),
        order("Küçükten büyüğe sırala.", ["$-9$", "$-3$", "$0$", "$4$"], {
          why: "Negatif sayılarda sıfırdan uzak olan daha küçüktür: −9 < −3.",
        }),
        trueFalse("İki negatif tam sayının toplamı negatiftir.", true, {
          why: "Sayı doğrusunda sıfırın solundan yine sola gidilir. Çarpım kuralıyla karıştırma: çarpımları pozitiftir.",
        }),
      ],
      "Oran ve orantı": [
        choice("3 kalem 45 liraysa 5 kalem kaç liradır?", "75", ["60", "65", "90"], { why: "Bir kalem 15 liradır." }),
        choice("Bir işi 4 işçi 6 günde bitiriyorsa aynı hızdaki 8 işçi kaç günde bitirir?", "3", ["12", "6", "2"], {
          why: "İşçi sayısı iki katına çıkınca süre yarıya iner: ters orantı.",
        }),
        number("80 liralık bir ürün %25 indirimle kaç lira olur?", 60, {
          why: "80’in dörtte biri 20’dir; 80 − 20 = 60. 20, indirim tutarıdır.",
          unit: "lira",
        }),
      ],
      Denklemler: [
        number("$3x - 7 = 11$ ise $x$ kaçtır?", 6, { why: "$3x = 18$, $x = 6$" }),
        number("$2(x + 3) = 14$ ise $x$ kaçtır?", 4, {
          why: "$x + 3 = 7$, $x = 4$. Parantezin tamamı 2 ile çarpılmıştır.",
        }),
        choice(
          "“Bir sayının 2 katının 5 fazlası 21’dir.” hangi denklemdir?",
          "$2x + 5 = 21$",
          ["$2(x + 5) = 21$", "$5x + 2 = 21$", "$2x - 5 = 21$"],
          { why: "Önce 2 katı alınır, sonra 5 eklenir. $2(x + 5)$ ise 5 fazlasının 2 katıdır." },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-8-uslu-koklu",
      title: "Üslü ve köklü ifadeler",
      description: "8. sınıf matematik: üs kuralları, kareköklü ifadeler, olasılık ve cebir.",
      subject: "matematik",
      grade: 8,
    },
    {
      "Üslü ifadeler": [
        choice("$2^{-3}$ kaçtır?", "$\\frac{1}{8}$", ["$-8$", "$-6$", "$\\frac{1}{6}$"], {
          why: "$2^{-3} = \\frac{1}{2^3} = \\frac{1}{8}$. Üssün eksi olması sonucu negatif yapmaz.",
        }),
        number("$5^0 + 3^2$ kaçtır?", 10, { why: "Sıfırdan farklı her sayının 0. kuvveti 1’dir: $1 + 9 = 10$." }),
        choice("$2^4 \\times 2^3$ hangisine eşittir?", "$2^7$", ["$2^{12}$", "$4^7$", "$4^{12}$"], {
          why: "Tabanlar aynıysa üsler toplanır: $4 + 3 = 7$. Taban değişmez, üsler çarpılmaz.",
        }),
        choice("$4{,}5 \\times 10^3$ hangi sayıdır?", "4500", ["450", "45 000", "0,0045"], {
          why: "$10^3 = 1000$; virgül 3 basamak sağa gider.",
        }),
      ],
      "Kareköklü ifadeler": [
        number("$\\sqrt{144}$ kaçtır?", 12, {
          why: "Karesi 144 olan pozitif sayı 12’dir: $12 \\times 12 = 144$. 72, 144’ün yarısıdır.",
        }),
        choice("$\\sqrt{50}$ hangisine eşittir?", "$5\\sqrt{2}$", ["$2\\sqrt{5}$", "$25\\sqrt{2}$", "$10\\sqrt{5}$"], {
          why: "$50 = 25 \\times 2$ olduğundan kök dışına $\\sqrt{25} = 5$ çıkar.",
        }),
        choice("$\\sqrt{20}$ hangi iki tam sayının arasındadır?", "4 ile 5", ["3 ile 4", "5 ile 6", "19 ile 21"], {
          why: "$16 < 20 < 25$ olduğundan $4 < \\sqrt{20} < 5$.",
        }),
        order("Küçükten büyüğe sırala.", ["$\\sqrt{8}$", "$3$", "$\\sqrt{10}$", "$4$"], {
          why: "Kareleri karşılaştırılır: 8, 9, 10, 16.",
        }),
        trueFalse("$\\sqrt{9} + \\sqrt{16} = \\sqrt{25}$", false, { why: "$3 + 4 = 7$, $\\sqrt{25} = 5$." }),
      ],
      "Olasılık ve cebir": [
        choice(
          "Bir zar atıldığında asal sayı gelme olasılığı kaçtır?",
          "$\\frac{1}{2}$",
          ["$\\frac{1}{3}$", "$\\frac{2}{3}$", "$\\frac{1}{6}$"],
          { why: "2, 3 ve 5: altı durumdan üçü." },
        ),
        choice(
          "$(x + 3)^2$ ifadesinin açılımı hangisidir?",
          "$x^2 + 6x + 9$",
          ["$x^2 + 9$", "$x^2 + 3x + 9$", "$2x + 6$"],
          { why: "$x^2 + 2 \\cdot 3 \\cdot x + 3^2$" },
        ),
        spot(
          "Koordinat sisteminde $(-4, 3)$ noktasına dokun.",
          {
            drawing: "koordinat-sistemi",
            alt: "Kareli zeminde x ve y eksenleri, ikisi de −5’ten 5’e kadar sayılarla.",
          },
          [[163, 247, 42]],
          { why: "Önce x’e bakılır: sola 4, sonra yukarı 3 birim. Sıra karışırsa $(3, -4)$ noktasına gidilir." },
        ),
        number("İmkânsız bir olayın olasılığı kaçtır?", 0, {
          why: "Hiç gerçekleşmeyen olayın istenen durumu yoktur: 0. Kesin olayın olasılığı ise 1’dir.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "matematik-9-kumeler-denklemler",
      title: "Kümeler, denklemler, üçgenler",
      description: "9. sınıf matematik: küme işlemleri, mutlak değer, eşitsizlik ve üçgenin temel özellikleri.",
      subject: "matematik",
      grade: 9,
    },
    {
      Kümeler: [
        choice("$A = \\{1, 2, 3\\}$ kümesinin kaç alt kümesi vardır?", "8", ["3", "6", "9"], {
          why: "$2^3 = 8$; boş küme ile kendisi de sayılır.",
        }),
        choice(
          "$A = \\{1, 2, 3, 4\\}$ ve $B = \\{3, 4, 5\\}$ ise $A \\cap B$ hangisidir?",
          "$\\{3, 4\\}$",
          ["$\\{1, 2\\}$", "$\\{5\\}$", "$\\{1, 2, 3, 4, 5\\}$"],
          { why: "Kesişim iki kümede de bulunan elemanlardır; ikisinin bütün elemanları birleşimi verir." },
        ),
        number("$s(A) = 7$, $s(B) = 5$, $s(A \\cap B) = 2$ ise $s(A \\cup B)$ kaçtır?", 10, {
          why: "$7 + 5 - 2 = 10$; ortak 2 eleman iki kez sayılmamalıdır.",
        }),
        trueFalse("Boş küme her kümenin alt kümesidir.", true, {
          why: "Boş kümenin, öteki kümede bulunmayan bir elemanı yoktur; bu yüzden her kümenin alt kümesidir.",
        }),
      ],
      "Denklem ve eşitsizlik": [
        number("$5x - 3 = 2x + 9$ ise $x$ kaçtır?", 4, {
          why: "$5x - 2x = 9 + 3$, $3x = 12$. Karşıya geçen terimin işareti değişir.",
        }),
        multi("$|x - 2| = 5$ denkleminin çözümleri hangileridir?", ["$7$", "$-3$"], ["$3$", "$-7$"], {
          why: "$x - 2 = 5$ ya da $x - 2 = -5$: $x = 7$ ya da $x = -3$. Uzaklık 5 olduğundan 2’nin iki yanında çözüm vardır.",
        }),
        choice("$-2x < 6$ eşitsizliğinin çözümü hangisidir?", "$x > -3$", ["$x < -3$", "$x > 3$", "$x < 3$"], {
          why: "Negatif bir sayıya bölünce eşitsizlik yön değiştirir.",
        }),
      ],
      Üçgenler: [
        number("Bir üçgenin iç açılarının ölçüleri toplamı kaç derecedir?", 180, {
          why: "Köşeler koparılıp yan yana konursa doğru açı oluşur. 360° dörtgenin iç açıları toplamıdır.",
          unit: "°",
        }),
        choice("Dik kenarları 3 cm ve 4 cm olan dik üçgenin hipotenüsü kaç santimetredir?", "5", ["6", "7", "12"], {
          why: "$3^2 + 4^2 = 25 = 5^2$. Hipotenüs, dik kenarların toplamı olan 7 değildir.",
        }),
        multi("Hangi üçlüler bir üçgenin kenarları olabilir?", ["3, 4, 5", "5, 5, 8"], ["1, 2, 3", "2, 3, 6"], {
          why: "İki kenarın toplamı üçüncü kenardan büyük olmalıdır.",
        }),
        trueFalse("Bir üçgende büyük açının karşısında büyük kenar bulunur.", true, {
          why: "Açı genişledikçe karşısındaki kenar uzar; dik üçgende en uzun kenar bu yüzden hipotenüstür.",
        }),
      ],
    },
  ),
];

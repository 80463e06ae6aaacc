import { choice, multi, number, readySet } from "../making";

const squares = {
  drawing: "kareler",
  alt: "Bir doğru üzerinde yan yana üç kare. Alanları soldan sağa 2 cm², 8 cm² ve 18 cm².",
};
const chart = {
  drawing: "kitap-grafigi",
  alt: "Sütun grafiği, okunan kitap sayısı: Eylül 10, Ekim 20, Kasım 15, Aralık 5.",
};

export const matematik8lgs = [
  readySet(
    {
      id: "matematik-8-yeni-nesil",
      title: "Yeni nesil sorular",
      description:
        "8. sınıf matematik, LGS’ye hazırlık: günlük yaşamdan, şekilli ve okuduğunu anlamaya dayalı sorular.",
      subject: "matematik",
      grade: 8,
    },
    {
      "Kareköklü ve üslü ifadeler": [
        choice(
          "Şekildeki kareler bir doğru üzerinde boşluksuz dizilmiştir. Üç karenin doğru üzerindeki toplam uzunluğu kaç santimetredir?",
          "$6\\sqrt{2}$",
          ["$2\\sqrt{7}$", "$14$", "$7\\sqrt{2}$"],
          {
            image: squares,
            why: "Kenarlar $\\sqrt{2}$, $\\sqrt{8} = 2\\sqrt{2}$ ve $\\sqrt{18} = 3\\sqrt{2}$ cm’dir. Alanları toplayıp $\\sqrt{28}$ almak yanlıştır.",
            seconds: 120,
          },
        ),
        number(
          "Bir bakteri türünün sayısı her saat 2 katına çıkıyor. Başlangıçta $2^5$ bakteri varsa kaç saat sonra $2^9$ bakteri olur?",
          4,
          {
            unit: "saat",
            why: "Her saatte üs 1 artar: $2^5 \\cdot 2^4 = 2^9$.",
            seconds: 90,
          },
        ),
        choice(
          "Bir depoda her birinde $10^3$ kutu bulunan $4 \\times 10^2$ raf vardır. Her kutuda $10^2$ kalem olduğuna göre depodaki kalem sayısının bilimsel gösterimi hangisidir?",
          "$4 \\times 10^7$",
          ["$4 \\times 10^{12}$", "$40 \\times 10^6$", "$4 \\times 10^6$"],
          {
            why: "$4 \\times 10^2 \\cdot 10^3 \\cdot 10^2$; üsler toplanır. $40 \\times 10^6$ aynı sayıdır ama bilimsel gösterim değildir.",
            seconds: 120,
          },
        ),
        multi(
          "Hangileri bir tam sayıya eşittir?",
          ["$\\sqrt{2} \\cdot \\sqrt{18}$", "$\\sqrt{50} \\div \\sqrt{2}$"],
          ["$\\sqrt{4} + \\sqrt{5}$", "$\\sqrt{10}$"],
          {
            why: "$\\sqrt{36} = 6$ ve $\\sqrt{25} = 5$.",
            seconds: 90,
          },
        ),
      ],
      "Üçgenler ve Pisagor": [
        number("Bir merdiven şekildeki gibi duvara dayanmıştır. Merdivenin uzunluğu kaç metredir?", 13, {
          image: {
            drawing: "merdiven",
            alt: "Duvara dayalı merdiven. Duvardaki yükseklik 12 m, merdivenin ayağının duvara uzaklığı 5 m.",
          },
          unit: "m",
          why: "$5^2 + 12^2 = 169 = 13^2$",
          seconds: 90,
        }),
        multi(
          "ABC üçgeni biçimindeki bir parselin iki kenarı 9 m ve 6 m’dir. AB kenarı metre cinsinden hangileri olabilir?",
          ["5", "10", "14"],
          ["3", "15"],
          {
            image: { drawing: "ucgen-parsel", alt: "ABC üçgeni: AC kenarı 9 m, BC kenarı 6 m, AB kenarı bilinmiyor." },
            why: "Üçüncü kenar $9 - 6 = 3$’ten büyük, $9 + 6 = 15$’ten küçük olmalıdır; 3 ve 15’in kendisi olamaz.",
            seconds: 120,
          },
        ),
        choice(
          "Bir rampanın eğimi, dikey uzunluğunun yatay uzunluğuna oranıdır. Şekildeki rampanın eğimi kaçtır?",
          "$\\frac{1}{8}$",
          ["$8$", "$\\frac{1}{4}$", "$\\frac{1}{9}$"],
          {
            image: { drawing: "rampa", alt: "Dik üçgen biçiminde rampa: yatay uzunluk 480 cm, yükseklik 60 cm." },
            why: "$\\frac{60}{480} = \\frac{1}{8}$. $\\frac{1}{9}$, 60’ı toplam 540’a oranlamanın sonucudur.",
            seconds: 90,
          },
        ),
      ],
      "Veri ve olasılık": [
        choice(
          "Grafik bir sınıfın aylara göre okuduğu kitap sayısını gösteriyor. Bu veri daire grafiğiyle gösterilirse Ekim ayının merkez açısı kaç derece olur?",
          "144",
          ["120", "90", "72"],
          {
            image: chart,
            why: "Toplam 50 kitap: $\\frac{20}{50} \\cdot 360 = 144$.",
            seconds: 120,
          },
        ),
        number("Grafikteki sınıf bu dört ayda ortalama kaç kitap okumuştur?", 12.5, {
          image: chart,
          why: "$(10 + 20 + 15 + 5) \\div 4 = 12{,}5$",
          seconds: 90,
        }),
        choice(
          "Bir torbada 4 kırmızı, 6 mavi bilye var. Torbaya kaç kırmızı bilye eklenirse rastgele çekilen bir bilyenin kırmızı olma olasılığı $\\frac{1}{2}$ olur?",
          "2",
          ["1", "4", "6"],
          {
            why: "Kırmızı ile mavi eşit olmalıdır: $4 + 2 = 6$.",
            seconds: 90,
          },
        ),
      ],
      "Çarpanlar, denklem ve eşitsizlik": [
        choice(
          "Uzunlukları 48 cm ve 60 cm olan iki tahta, parça artmadan eşit ve en uzun parçalara bölünüyor. Toplam kaç parça olur?",
          "9",
          ["12", "18", "27"],
          {
            why: "$EBOB(48, 60) = 12$; $48 \\div 12 + 60 \\div 12 = 4 + 5$. 12, parçanın uzunluğudur.",
            seconds: 120,
          },
        ),
        number(
          "Bir otoparkta ilk saat 50 lira, sonraki her saat 20 liradır. 130 lira ödeyen bir sürücü aracını kaç saat bırakmıştır?",
          5,
          {
            unit: "saat",
            why: "$50 + 20(s - 1) = 130$, $s - 1 = 4$.",
            seconds: 120,
          },
        ),
        choice(
          "Bir asansör en çok 400 kg taşıyor. İçindeki kutu 85 kg, her bir kişi 70 kg kabul edilirse asansöre kutuyla birlikte en çok kaç kişi binebilir?",
          "4",
          ["5", "3", "6"],
          {
            why: "$85 + 70k \\le 400$, $k \\le 4{,}5$; kişi sayısı tam sayı olduğundan 4.",
            seconds: 120,
          },
        ),
      ],
    },
  ),
];

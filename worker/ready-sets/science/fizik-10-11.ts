import { choice, match, multi, number, order, readySet, trueFalse } from "../making";

export const fizik10to11 = [
  readySet(
    {
      id: "fizik-10-elektrik-dalga",
      title: "Elektrik, basınç, dalga, optik",
      description: "TYT fizik: Ohm yasası, devreler, basınç ve kaldırma kuvveti, dalgalar, aynalar.",
      subject: "fizik",
      grade: 10,
    },
    {
      "Elektrik ve manyetizma": [
        number("Uçları arasında 12 V gerilim olan 4 Ω’luk dirençten kaç amper akım geçer?", 3, {
          unit: "A",
          why: "Akım, gerilimin dirence oranıdır: $I = \\frac{V}{R} = \\frac{12}{4}$",
        }),
        number("Seri bağlı 2 Ω, 3 Ω ve 5 Ω dirençlerin eş değeri kaç ohmdur?", 10, {
          unit: "Ω",
          why: "Seri bağlamada dirençler toplanır.",
        }),
        choice("Paralel bağlı 6 Ω ve 3 Ω dirençlerin eş değeri kaç ohmdur?", "2", ["9", "4,5", "18"], {
          why: "$\\frac{1}{6} + \\frac{1}{3} = \\frac{1}{2}$. 9 Ω seri bağlamanın sonucudur.",
          image: {
            drawing: "paralel-direncler",
            alt: "A ile B uçları arasında birbirine paralel bağlı iki direnç: 6 Ω ve 3 Ω.",
          },
          seconds: 60,
        }),
        multi(
          "Sabit sıcaklıkta metal bir telin direnci hangilerine bağlıdır?",
          ["Uzunluğuna", "Kesit alanına", "Cinsine"],
          ["Uçları arasındaki gerilime"],
          {
            why: "Gerilim iki katına çıkınca akım da iki katına çıkar, oranları değişmez; direnç telin kendi özelliğidir.",
          },
        ),
        choice("Bir devrede ampermetre nasıl bağlanır?", "Seri", ["Paralel", "Fark etmez", "Üretecin iki ucuna"], {
          why: "Akımın kendisinden geçmesi gerekir; voltmetre paralel bağlanır.",
        }),
      ],
      "Basınç ve kaldırma kuvveti": [
        choice(
          "Sıvı basıncı hangisine bağlı değildir?",
          "Kabın biçimine",
          ["Derinliğe", "Sıvının yoğunluğuna", "Yer çekimi ivmesine"],
          {
            why: "$P = h \\cdot d \\cdot g$ bağıntısında kabın biçimi yoktur: geniş kapta sıvı çoktur ama basınç aynıdır.",
          },
        ),
        trueFalse("Bir cisim suda yüzüyorsa kaldırma kuvveti ağırlığına eşittir.", true, {
          why: "Yüzen cisim dengededir; net kuvvet sıfırdır.",
        }),
        choice(
          "Sıvıların basıncı aynı büyüklükte her yöne iletmesi hangi ilkedir?",
          "Pascal ilkesi",
          ["Arşimet ilkesi", "Bernoulli ilkesi", "Eylemsizlik ilkesi"],
          { why: "Su cendereleri ve hidrolik frenler bu ilkeyle çalışır. Arşimet ilkesi kaldırma kuvvetini anlatır." },
        ),
      ],
      "Dalgalar ve optik": [
        number("Frekansı 5 Hz, dalga boyu 2 m olan dalganın hızı kaç m/s’dir?", 10, {
          unit: "m/s",
          why: "Dalga bir saniyede 5 dalga boyu ilerler: $v = \\lambda \\cdot f = 2 \\cdot 5$",
        }),
        choice("Sesin yüksekliği (tizliği) hangisine bağlıdır?", "Frekansa", ["Genliğe", "Hıza", "Yayıldığı ortama"], {
          why: "Frekansı kaynak belirler; ortam değişince hız değişir, frekans değişmez. Genlik sesin şiddetiyle ilgilidir.",
        }),
        order("Sesin yayılma hızına göre küçükten büyüğe sırala.", ["Hava", "Su", "Çelik"], {
          why: "Ses katılarda sıvılardan, sıvılarda gazlardan hızlı yayılır.",
        }),
        choice(
          "Düzlem aynada görüntünün aynaya uzaklığı, cismin aynaya uzaklığına göre nasıldır?",
          "Eşittir",
          ["İki katıdır", "Yarısıdır", "Cismin boyuna eşittir"],
          {
            why: "Görüntü aynanın arkasında, aynı uzaklıkta ve cisimle aynı boydadır; cisimle görüntüsünün arası bunun iki katıdır.",
          },
        ),
        match(
          "Işık olayını örneğiyle eşleştir.",
          [
            ["Yansıma", "Aynada görüntü"],
            ["Kırılma", "Suda kırık görünen kaşık"],
            ["Renklere ayrılma", "Gökkuşağı"],
            ["Işığın engellenmesi", "Ağacın yere düşen gölgesi"],
          ],
          {
            why: "Kaşık, ışık sudan havaya geçerken doğrultu değiştirdiği için kırık görünür; gölge, ışığın doğrusal yayılmasındandır.",
          },
        ),
      ],
    },
  ),
  readySet(
    {
      id: "fizik-11-vektor-enerji",
      title: "Vektör, Newton, atış, enerji",
      description: "AYT fizik: vektörler, bağıl hareket, Newton yasaları, atışlar, enerji ve itme.",
      subject: "fizik",
      grade: 11,
    },
    {
      "Vektör ve bağıl hareket": [
        number("Birbirine dik 6 N ve 8 N’luk iki kuvvetin bileşkesi kaç newtondur?", 10, {
          unit: "N",
          why: "Dik kuvvetler Pisagor bağıntısıyla toplanır: $\\sqrt{6^2 + 8^2} = 10$. 14, aynı yönlü olsalardı bulunurdu.",
        }),
        multi("Hangileri vektörel büyüklüktür?", ["Kuvvet", "Hız", "Yer değiştirme"], ["Kütle", "Sıcaklık"], {
          why: "Vektörel büyüklüklerin yönü de vardır.",
        }),
        choice(
          "Aynı yönde giden iki araçtan arkadaki 20 m/s, öndeki 30 m/s hızladır. Arkadaki sürücü öndeki aracı hangi hızla uzaklaşıyor görür?",
          "10 m/s",
          ["50 m/s", "20 m/s", "30 m/s"],
          {
            why: "Bağıl hız, gözlenenin hızı eksi gözlemcinin hızıdır: 30 − 20. Zıt yönde gitselerdi 50 m/s olurdu.",
            seconds: 60,
          },
        ),
      ],
      "Newton yasaları ve atışlar": [
        number("Net kuvvet 24 N, kütle 6 kg ise ivme kaç m/s²’dir?", 4, {
          unit: "m/s²",
          why: "İvme net kuvvetle doğru, kütleyle ters orantılıdır: $a = \\frac{F}{m} = \\frac{24}{6}$",
        }),
        choice(
          "Otobüs aniden fren yapınca yolcuların öne gitmesi hangi yasayla açıklanır?",
          "Eylemsizlik",
          ["Etki ve tepki", "Kütle çekimi", "Enerjinin korunumu"],
          { why: "Yolcuyu öne iten bir kuvvet yoktur; otobüs yavaşlarken yolcu eski hızını sürdürür." },
        ),
        number("Durgun hâlden serbest bırakılan cisim 3 s sonra kaç m/s hıza ulaşır? (g = 10 m/s², sürtünme yok)", 30, {
          unit: "m/s",
          why: "Hız her saniyede 10 m/s artar: $v = g \\cdot t = 10 \\cdot 3$",
        }),
        choice(
          "Yatay atışta havada kalma süresi hangisine bağlıdır? (Sürtünme yok)",
          "Yüksekliğe",
          ["İlk hıza", "Kütleye", "Yatay uzaklığa"],
          {
            why: "Düşeyde hareket serbest düşmedir: $h = \\frac{1}{2} g t^2$.",
          },
        ),
        trueFalse("Eğik atışta cisim tepe noktasındayken hızı sıfırdır.", false, {
          why: "Yalnız düşey hız sıfırdır; yatay hız sürer.",
        }),
      ],
      "Enerji ve itme": [
        number("Kütlesi 2 kg, hızı 3 m/s olan cismin kinetik enerjisi kaç jouledür?", 9, {
          unit: "J",
          why: "$\\frac{1}{2} m v^2 = \\frac{1}{2} \\cdot 2 \\cdot 9$",
        }),
        choice("Bir cismin hızı iki katına çıkarsa kinetik enerjisi kaç katına çıkar?", "4", ["2", "8", "16"], {
          why: "Enerji hızın karesiyle orantılıdır.",
        }),
        choice(
          "Momentum hangi iki büyüklüğün çarpımıdır?",
          "Kütle ve hız",
          ["Kuvvet ve yol", "Kütle ve ivme", "Kuvvet ve hız"],
          {
            why: "Kuvvet ile yol işi, kütle ile ivme kuvveti verir.",
          },
        ),
        match(
          "Büyüklüğü birimiyle eşleştir.",
          [
            ["İş", "Joule"],
            ["Güç", "Watt"],
            ["İtme", "Newton · saniye"],
            ["Kuvvet", "Newton"],
          ],
          { why: "Joule, newton · metredir; watt, saniyedeki joule’dür. İtme, kuvvet ile zamanın çarpımıdır." },
        ),
        order(
          "Sarkaç en yüksek konumundan bırakılıyor. Konumları kinetik enerjisi azdan çoğa olacak biçimde sırala.",
          ["Bırakıldığı nokta", "İnişte yolun yarısı", "En alt nokta"],
          {
            why: "Alçaldıkça potansiyel enerji kinetik enerjiye dönüşür.",
          },
        ),
      ],
    },
  ),
];

import { choice, match, multi, number, readySet, typed } from "../making";

export const genelkultur = [
  readySet(
    {
      id: "genelkultur-karisik",
      title: "Genel kültür karması",
      description: "Her sınıfla oynanır: coğrafya, bilim, spor, edebiyat ve sanattan sorular.",
      subject: "genelkultur",
      grade: null,
    },
    {
      Dünya: [
        match(
          "Ülkeleri başkentleriyle eşleştir.",
          [
            ["Fransa", "Paris"],
            ["Japonya", "Tokyo"],
            ["Mısır", "Kahire"],
            ["İtalya", "Roma"],
            ["Azerbaycan", "Bakü"],
          ],
          {
            why: "Başkent, bir ülkenin yönetildiği şehirdir; Kahire Afrika’nın, Tokyo dünyanın en kalabalık şehirlerindendir.",
          },
        ),
        choice("Avustralya’nın başkenti neresidir?", "Canberra", ["Sidney", "Melbourne", "Perth"], {
          why: "Sidney ve Melbourne daha büyüktür ama başkent değildir.",
        }),
        choice(
          "Yüz ölçümü en büyük okyanus hangisidir?",
          "Büyük Okyanus",
          ["Atlas Okyanusu", "Hint Okyanusu", "Arktik Okyanusu"],
          { why: "Pasifik Okyanusu da denir; bütün karaların toplamından daha geniştir." },
        ),
        typed("Türkiye’nin başkenti neresidir?", ["Ankara"], {
          why: "Ankara, Cumhuriyet’in ilanından on altı gün önce, 13 Ekim 1923’te başkent oldu.",
        }),
      ],
      "Bilim ve doğa": [
        number("Bir örümceğin kaç bacağı vardır?", 8, {
          why: "Böceklerin 6 bacağı vardır; örümcek sekiz bacaklı olduğu için böcek sayılmaz.",
        }),
        choice(
          "Yer çekimi yasasıyla tanınan bilim insanı kimdir?",
          "Isaac Newton",
          ["Marie Curie", "Louis Pasteur", "Thomas Edison"],
          { why: "Curie radyoaktiflikle, Pasteur mikroplarla ve aşıyla, Edison buluşlarıyla tanınır." },
        ),
        multi("Hangileri memelidir?", ["Yunus", "Yarasa"], ["Penguen", "Köpek balığı"], {
          why: "Penguen bir kuş, köpek balığı bir balıktır.",
        }),
        number("Bir altıgenin kaç kenarı vardır?", 6, {
          why: "Çokgenler adını kenar sayısından alır. Arıların petek gözleri altıgendir.",
        }),
      ],
      "Sanat, edebiyat, spor": [
        choice(
          "“Nutuk” kimin eseridir?",
          "Mustafa Kemal Atatürk",
          ["Ziya Gökalp", "Namık Kemal", "Halide Edip Adıvar"],
          { why: "Atatürk, Millî Mücadele’yi anlattığı bu eseri 1927’de altı günde okudu." },
        ),
        choice(
          "Mona Lisa tablosunu kim yapmıştır?",
          "Leonardo da Vinci",
          ["Michelangelo", "Pablo Picasso", "Vincent van Gogh"],
          { why: "Leonardo tabloyu 1500’lü yılların başında yaptı; resim bugün Paris’te, Louvre Müzesi’ndedir." },
        ),
        number("Bir futbol takımı sahaya kaç oyuncuyla çıkar?", 11, {
          why: "On bir oyuncudan biri kalecidir; yedekler bu sayıya girmez.",
        }),
        choice("Olimpiyat bayrağında kaç halka vardır?", "5", ["4", "6", "7"], {
          why: "İç içe halkalar beş kıtanın sporcularının buluşmasını anlatır.",
        }),
      ],
    },
  ),
];

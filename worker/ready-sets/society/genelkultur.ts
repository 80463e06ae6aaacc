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
        match("Ülkeleri başkentleriyle eşleştir.", [
          ["Fransa", "Paris"],
          ["Japonya", "Tokyo"],
          ["Mısır", "Kahire"],
          ["İtalya", "Roma"],
          ["Azerbaycan", "Bakü"],
        ]),
        choice("Avustralya’nın başkenti neresidir?", "Canberra", ["Sidney", "Melbourne", "Perth"], {
          why: "Sidney ve Melbourne daha büyüktür ama başkent değildir.",
        }),
        choice(
          "Yüz ölçümü en büyük okyanus hangisidir?",
          "Büyük Okyanus",
          ["Atlas Okyanusu", "Hint Okyanusu", "Arktik Okyanusu"],
          { why: "Pasifik Okyanusu da denir." },
        ),
        typed("Türkiye’nin başkenti neresidir?", ["Ankara"]),
      ],
      "Bilim ve doğa": [
        number("Bir örümceğin kaç bacağı vardır?", 8),
        choice("Yer çekimi yasasıyla tanınan bilim insanı kimdir?", "Isaac Newton", [
          "Marie Curie",
          "Louis Pasteur",
          "Thomas Edison",
        ]),
        multi("Hangileri memelidir?", ["Yunus", "Yarasa"], ["Penguen", "Köpek balığı"], {
          why: "Penguen bir kuş, köpek balığı bir balıktır.",
        }),
        number("Bir altıgenin kaç kenarı vardır?", 6),
      ],
      "Sanat, edebiyat, spor": [
        choice("“Nutuk” kimin eseridir?", "Mustafa Kemal Atatürk", [
          "Ziya Gökalp",
          "Namık Kemal",
          "Halide Edip Adıvar",
        ]),
        choice("Mona Lisa tablosunu kim yapmıştır?", "Leonardo da Vinci", [
          "Michelangelo",
          "Pablo Picasso",
          "Vincent van Gogh",
        ]),
        number("Bir futbol takımı sahaya kaç oyuncuyla çıkar?", 11),
        choice("Olimpiyat bayrağında kaç halka vardır?", "5", ["4", "6", "7"]),
      ],
    },
  ),
];

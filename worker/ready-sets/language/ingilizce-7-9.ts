import { choice, match, multi, order, readySet, trueFalse, typed } from "../making";

export const ingilizce7to9 = [
  readySet(
    {
      id: "ingilizce-7-past-and-plans",
      title: "Appearance, past, comparisons",
      description: "7. sınıf İngilizce: dış görünüş, geçmiş zaman, karşılaştırma, öneri ve planlar.",
      subject: "ingilizce",
      grade: 7,
      language: "en",
    },
    {
      "Appearance and personality": [
        match(
          "Match the adjective with its meaning.",
          [
            ["Generous", "likes sharing"],
            ["Honest", "tells the truth"],
            ["Stubborn", "does not change ideas"],
            ["Punctual", "is always on time"],
          ],
          { why: "“Generous” cömert, “honest” dürüst, “stubborn” inatçı, “punctual” dakik demektir." },
        ),
        choice(
          "“What does she look like?” Which is the answer?",
          "She is tall and slim.",
          ["She likes tennis.", "She is honest.", "She is at home."],
          { why: "Bu soru dış görünüşü sorar; kişilik için “What is she like?” denir." },
        ),
        choice(
          "Ali is 160 cm. Efe is 170 cm. Efe is ___ Ali.",
          "taller than",
          ["tall than", "more tall than", "the tallest"],
          {
            why: "Kısa sıfatlara “-er than” gelir.",
          },
        ),
      ],
      "Simple past": [
        typed("Write the past form of “go”.", ["went"], {
          why: "“Go” düzensizdir: “goed” denmez, “went” denir.",
          typo: false,
        }),
        match(
          "Match the verbs with their past forms.",
          [
            ["buy", "bought"],
            ["write", "wrote"],
            ["win", "won"],
            ["take", "took"],
          ],
          { why: "Bu fiiller düzensizdir; “-ed” almaz, biçimleri ezberlenir." },
        ),
        choice("He ___ football last night.", "didn’t play", ["didn’t played", "doesn’t play", "not played"], {
          why: "“didn’t”ten sonra fiil yalın kalır.",
        }),
        choice("___ were you born? In 2013.", "When", ["Where", "Who", "Why"], {
          why: "Cevap bir yıl olduğuna göre soru zamanı sorar: “When”. Yer sorulsaydı “Where” olurdu.",
        }),
        order(
          "Put the biography in order.",
          ["was born", "started primary school", "went to high school", "graduated from university"],
          { why: "Önce doğum, sonra ilkokul, lise ve üniversiteden mezuniyet gelir." },
        ),
      ],
      "Suggestions and plans": [
        choice(
          "You are invited but busy. What do you say?",
          "I’d love to, but I have to study.",
          ["That sounds great!", "See you there.", "Yes, please."],
          { why: "“I’d love to, but …” isteyip de gelemeyeceğini kibarca söyler; ötekiler kabul eder." },
        ),
        choice("We ___ drop litter in the park.", "shouldn’t", ["should", "must", "would"], {
          why: "“Shouldn’t” yapılmaması gerekeni söyler; “drop litter” yere çöp atmaktır.",
        }),
        choice("There isn’t ___ milk in the fridge.", "any", ["some", "many", "a"], {
          why: "Olumsuz cümlede “any” kullanılır.",
        }),
        choice("I think people ___ on the Moon in 2100.", "will live", ["lived", "are living", "lives"], {
          why: "Gelecek tahmini “will” ile söylenir.",
        }),
        trueFalse("“Frequently” means “often”.", true, { why: "İkisi de “sık sık” demektir." }),
      ],
    },
  ),
  readySet(
    {
      id: "ingilizce-9-world-and-me",
      title: "Meeting people, tenses, food and films",
      description: "9. sınıf İngilizce: tanışma, zamanlar, sıklık zarfları, film ve yiyecekler.",
      subject: "ingilizce",
      grade: 9,
      language: "en",
    },
    {
      "Meeting people": [
        choice("“How do you do?” “___”", "How do you do?", ["I am fifteen.", "I do homework.", "By bus."], {
          why: "Resmî tanışma sözüdür; aynı sözle karşılık verilir.",
        }),
        choice(
          "“Could you tell me the way to the station?” This is …",
          "a polite request",
          ["an order", "an invitation", "an apology"],
          { why: "“Could you …?” kibar ricadır; emir “Tell me …” diye başlardı." },
        ),
        match(
          "Match the country with its capital.",
          [
            ["Japan", "Tokyo"],
            ["Egypt", "Cairo"],
            ["Canada", "Ottawa"],
            ["Portugal", "Lisbon"],
          ],
          { why: "Başkent her zaman en ünlü şehir değildir: Kanada’nınki Toronto değil, Ottawa’dır." },
        ),
      ],
      "Tenses and frequency": [
        choice("Look! The baby ___.", "is sleeping", ["sleeps", "slept", "sleep"], {
          why: "“Look!” şu anda olanı gösterir.",
        }),
        choice("She usually ___ the bus, but today she is walking.", "takes", ["is taking", "take", "took"], {
          why: "“Usually” alışkanlığı gösterir, geniş zaman ister; “she” ile fiil “-s” alır.",
        }),
        order("From the least to the most often.", ["never", "rarely", "sometimes", "usually", "always"], {
          why: "“Never” hiç, “rarely” seyrek, “sometimes” bazen, “usually” genellikle, “always” her zaman.",
        }),
        choice(
          "Choose the correct sentence.",
          "He is always late.",
          ["He always is late.", "Always he is late.", "He is late always."],
          {
            why: "Sıklık zarfı “be” fiilinden sonra, öteki fiillerden önce gelir.",
          },
        ),
        multi("Which are irregular verbs?", ["see", "drive", "think"], ["watch", "travel"], {
          why: "saw, drove, thought; ötekiler “-ed” alır.",
        }),
      ],
      "Food and films": [
        choice("“I don’t like horror films.” “___ do I.”", "Neither", ["So", "Too", "Either"], {
          why: "Olumsuz cümleye katılırken “Neither do I” denir.",
        }),
        choice("How ___ sugar do you need?", "much", ["many", "few", "long"], {
          why: "Sayılamayan adlarla “much” kullanılır.",
        }),
        typed("Write the opposite of “cheap”.", ["expensive", "dear", "costly", "pricey"], {
          why: "“Cheap” ucuz, “expensive” pahalı demektir.",
        }),
        trueFalse("“I’d rather watch a comedy” means I prefer a comedy.", true, {
          why: "“Would rather” tercih bildirir ve yalın fiil alır.",
        }),
        choice(
          "Which sentence gives a reason?",
          "I stayed at home because I was ill.",
          ["I stayed at home, but I was happy.", "I stayed at home and slept.", "I stayed at home or at school."],
          { why: "“Because” sebep, “but” karşıtlık, “and” ekleme, “or” seçenek bildirir." },
        ),
      ],
    },
  ),
];

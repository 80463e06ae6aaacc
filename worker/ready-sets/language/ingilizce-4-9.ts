import { choice, match, multi, order, readySet, trueFalse, typed } from "../making";

export const ingilizce4to9 = [
  readySet(
    {
      id: "ingilizce-4-my-day",
      title: "My day, my clothes, my food",
      description: "4. sınıf İngilizce: sayılar, saatler, giysiler, yiyecekler, sınıf dili.",
      subject: "ingilizce",
      grade: 4,
      language: "en",
    },
    {
      "Classroom and numbers": [
        match("Match the opposites.", [
          ["Stand up", "Sit down"],
          ["Open", "Close"],
          ["Turn on", "Turn off"],
          ["Come in", "Go out"],
        ]),
        choice(
          "“May I go out?” What is the best answer?",
          "Of course, you can.",
          ["I am ten.", "It is a book.", "Good night."],
          {
            why: "“May I …?” izin ister; cevap izin verir ya da vermez.",
          },
        ),
        typed("Write the number in letters: 15", ["fifteen"]),
        choice("Which number is “forty”?", "40", ["14", "4", "44"], {
          why: "“-ty” onlukları, “-teen” 13–19 arasını gösterir.",
        }),
      ],
      "Time and routines": [
        choice("It is 8.30. How do we say it?", "It is half past eight.", [
          "It is half past nine.",
          "It is quarter past eight.",
          "It is eight o’clock.",
        ]),
        order("Put the day in order.", ["Wake up", "Have breakfast", "Go to school", "Do homework", "Go to bed"]),
        choice("I ___ my teeth every morning.", "brush", ["brushes", "brushing", "washes"], {
          why: "“I” öznesiyle fiil ek almaz.",
        }),
      ],
      "Clothes and food": [
        multi("Which ones do we wear in winter?", ["Gloves", "Scarf", "Boots"], ["Shorts", "Sandals"]),
        choice("It is rainy. You need …", "an umbrella", ["sunglasses", "a swimsuit", "sandals"]),
        choice("Which one is a drink?", "Lemonade", ["Cheese", "Olive", "Honey"]),
        choice("“Do you want some soup?” I am full. What do I say?", "No, thanks. I am full.", [
          "Yes, please.",
          "I am hungry.",
          "Yes, I do.",
        ]),
        trueFalse("“I am thirsty” means I want to drink something.", true),
      ],
    },
  ),
  readySet(
    {
      id: "ingilizce-5-my-town",
      title: "Hello, my town, party time",
      description: "5. sınıf İngilizce: ülkeler, dersler, yer yön, hastalıklar, günlük işler.",
      subject: "ingilizce",
      grade: 5,
      language: "en",
    },
    {
      "Countries and lessons": [
        match("Match the country with the nationality.", [
          ["Türkiye", "Turkish"],
          ["Germany", "German"],
          ["Spain", "Spanish"],
          ["Japan", "Japanese"],
        ]),
        choice("She is from France. She speaks …", "French", ["France", "English", "Franch"]),
        choice("We learn about numbers in …", "Maths", ["Music", "History", "PE"]),
        typed("Write in English: fen bilimleri", ["science"], { typo: false }),
      ],
      "My town": [
        choice("You buy bread there. Where are you?", "At the bakery", [
          "At the library",
          "At the pharmacy",
          "At the cinema",
        ]),
        choice("The bank is ___ the school and the park.", "between", ["next", "in front", "opposite"], {
          why: "İki şeyin arasındaysa “between … and …” kullanılır.",
        }),
        choice("Which one tells the way?", "Turn left and go straight ahead.", [
          "It is half past two.",
          "I am at home.",
          "She is my aunt.",
        ]),
        trueFalse("We buy medicine at the pharmacy.", true),
      ],
      "Health and routines": [
        match("Match the problem with the advice.", [
          ["I have a toothache.", "See a dentist."],
          ["I feel cold.", "Stay in bed and get warm."],
          ["I have a cough.", "Drink herbal tea."],
          ["I am tired.", "Have a rest."],
        ]),
        choice("You have a fever. What should you do?", "See a doctor", [
          "Go swimming",
          "Eat ice cream",
          "Play football",
        ]),
        choice("My brother ___ his homework after dinner.", "does", ["do", "doing", "don’t"], {
          why: "“My brother” yerine “he” gelir: do → does.",
        }),
        choice("___ you like some cake? Yes, please.", "Would", ["Are", "Is", "Does"], {
          why: "“Would you like …?” kibarca ikram etmektir.",
        }),
        multi(
          "Which sentences are in the present simple?",
          ["He gets up early.", "We play chess on Fridays."],
          ["She is sleeping now.", "They went home."],
        ),
      ],
    },
  ),
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
        match("Match the adjective with its meaning.", [
          ["Generous", "likes sharing"],
          ["Honest", "tells the truth"],
          ["Stubborn", "does not change ideas"],
          ["Punctual", "is always on time"],
        ]),
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
        typed("Write the past form of “go”.", ["went"], { typo: false }),
        match("Match the verbs with their past forms.", [
          ["buy", "bought"],
          ["write", "wrote"],
          ["win", "won"],
          ["take", "took"],
        ]),
        choice("He ___ football last night.", "didn’t play", ["didn’t played", "doesn’t play", "not played"], {
          why: "“didn’t”ten sonra fiil yalın kalır.",
        }),
        choice("___ were you born? In 2013.", "When", ["Where", "Who", "Why"]),
        order("Put the biography in order.", [
          "was born",
          "started school",
          "graduated from university",
          "got married",
        ]),
      ],
      "Suggestions and plans": [
        choice("You are invited but busy. What do you say?", "I’d love to, but I have to study.", [
          "That sounds great!",
          "See you there.",
          "Yes, please.",
        ]),
        choice("We ___ drop litter in the park.", "shouldn’t", ["should", "must", "would"]),
        choice("There isn’t ___ milk in the fridge.", "any", ["some", "many", "a"], {
          why: "Olumsuz cümlede “any” kullanılır.",
        }),
        choice("I think people ___ on the Moon in 2100.", "will live", ["lived", "are living", "lives"], {
          why: "Gelecek tahmini “will” ile söylenir.",
        }),
        trueFalse("“Frequently” means “often”.", true),
      ],
    },
  ),
  readySet(
    {
      id: "ingilizce-9-world-and-me",
      title: "Studying abroad, human in nature",
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
        choice("“Could you tell me the way to the station?” This is …", "a polite request", [
          "an order",
          "an invitation",
          "an apology",
        ]),
        match("Match the country with its capital.", [
          ["Japan", "Tokyo"],
          ["Egypt", "Cairo"],
          ["Canada", "Ottawa"],
          ["Portugal", "Lisbon"],
        ]),
      ],
      "Tenses and frequency": [
        choice("Look! The baby ___.", "is sleeping", ["sleeps", "slept", "sleep"], {
          why: "“Look!” şu anda olanı gösterir.",
        }),
        choice("She usually ___ the bus, but today she is walking.", "takes", ["is taking", "take", "took"]),
        order("From the least to the most often.", ["never", "rarely", "sometimes", "usually", "always"]),
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
        typed("Write the opposite of “cheap”.", ["expensive", "dear"]),
        trueFalse("“I’d rather watch a comedy” means I prefer a comedy.", true),
        choice("Which sentence gives a reason?", "I stayed at home because I was ill.", [
          "I stayed at home, but I was happy.",
          "I stayed at home and slept.",
          "I stayed at home or at school.",
        ]),
      ],
    },
  ),
];

import { choice, match, multi, order, readySet, trueFalse, typed } from "../making";

export const ingilizce4to5 = [
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
        match(
          "Match the opposites.",
          [
            ["Stand up", "Sit down"],
            ["Open", "Close"],
            ["Turn on", "Turn off"],
            ["Come in", "Go out"],
          ],
          { why: "“Turn on/off” ışık ve aletler, “open/close” kapı, pencere ve kitap içindir." },
        ),
        choice(
          "“May I go out?” What is the best answer?",
          "Of course, you can.",
          ["I am ten.", "It is a book.", "Good night."],
          {
            why: "“May I …?” izin ister; cevap izin verir ya da vermez.",
          },
        ),
        typed("Write the number in letters: 15", ["fifteen"], {
          why: "15 “five” ile başlamaz: “fifteen”. 50 ise “fifty”dir.",
        }),
        choice("Which number is “forty”?", "40", ["14", "4", "44"], {
          why: "“-ty” onlukları, “-teen” 13–19 arasını gösterir.",
        }),
      ],
      "Time and routines": [
        choice(
          "It is 8.30. How do we say it?",
          "It is half past eight.",
          ["It is half past nine.", "It is quarter past eight.", "It is eight o’clock."],
          { why: "“Half past eight” sekiz buçuktur: sekizi yarım saat geçmiştir." },
        ),
        order(
          "Put the day in order.",
          ["Wake up", "Have breakfast", "Go to school", "Come home from school", "Go to bed"],
          { why: "“Come home” eve dönmektir: okula gitmeden dönülmez. “Wake up” uyanmak, “go to bed” yatmaktır." },
        ),
        choice("I ___ my teeth every morning.", "brush", ["brushes", "brushing", "washes"], {
          why: "“I” öznesiyle fiil ek almaz; “-es” eki “he, she, it” içindir.",
        }),
      ],
      "Clothes and food": [
        multi("Which ones do we wear in winter?", ["Gloves", "Scarf", "Boots"], ["Shorts", "Sandals"], {
          why: "Eldiven, atkı ve bot sıcak tutar; “shorts” ve “sandals” yazın giyilir.",
        }),
        choice("It is rainy. You need …", "an umbrella", ["sunglasses", "a swimsuit", "sandals"], {
          why: "“Rainy” yağmurlu demektir; yağmurda şemsiye (umbrella) gerekir.",
        }),
        choice("Which one is a drink?", "Lemonade", ["Cheese", "Olive", "Honey"], {
          why: "“Drink” içecektir; peynir, zeytin ve bal yiyecektir.",
        }),
        choice(
          "“Do you want some soup?” I am full. What do I say?",
          "No, thanks. I am full.",
          ["Yes, please.", "I am hungry.", "Yes, I do."],
          { why: "“I am full” tokum demektir; kibarca “No, thanks” deriz." },
        ),
        trueFalse("“I am thirsty” means I want to drink something.", true, {
          why: "“Thirsty” susamış, “hungry” acıkmış demektir.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "ingilizce-5-my-town",
      title: "Countries, my town, health",
      description: "5. sınıf İngilizce: ülkeler, dersler, yer yön, hastalıklar, günlük işler.",
      subject: "ingilizce",
      grade: 5,
      language: "en",
    },
    {
      "Countries and lessons": [
        match(
          "Match the country with the nationality.",
          [
            ["Türkiye", "Turkish"],
            ["Germany", "German"],
            ["Spain", "Spanish"],
            ["Japan", "Japanese"],
          ],
          { why: "“Türkiye” ülkenin, “Turkish” milletin ve dilin adıdır." },
        ),
        choice("She is from France. She speaks …", "French", ["France", "English", "Franch"], {
          why: "“France” ülkenin adıdır; orada konuşulan dil “French”tir.",
        }),
        choice("We learn about numbers in …", "Maths", ["Music", "History", "PE"], {
          why: "“Numbers” sayılar demektir; sayıları matematik dersinde öğreniriz.",
        }),
        typed("Write in English: fen bilimleri", ["science", "science lesson", "science class"], {
          why: "Fen bilimleri dersine İngilizcede “science” denir; okunuşu “sayıns” gibidir ama “sc” ile yazılır.",
          typo: false,
        }),
      ],
      "My town": [
        choice(
          "You buy bread there. Where are you?",
          "At the bakery",
          ["At the library", "At the pharmacy", "At the cinema"],
          { why: "Ekmek fırından (bakery) alınır; “pharmacy” eczane, “library” kütüphanedir." },
        ),
        choice(
          "There is a school, then a bank, then a park. The bank is ___ the school and the park.",
          "between",
          ["next", "in front", "opposite"],
          {
            why: "İki şeyin arasındaysa “between … and …” kullanılır.",
          },
        ),
        choice(
          "Which one tells the way?",
          "Turn left and go straight ahead.",
          ["It is half past two.", "I am at home.", "She is my aunt."],
          { why: "“Turn left” sola dön, “go straight ahead” düz git demektir." },
        ),
        trueFalse("We buy medicine at the pharmacy.", true, { why: "“Medicine” ilaç, “pharmacy” eczanedir." }),
      ],
      "Health and routines": [
        match(
          "Match the problem with the advice.",
          [
            ["I have a toothache.", "See a dentist."],
            ["I feel cold.", "Put on your coat."],
            ["I have a backache.", "Don’t carry heavy bags."],
            ["I am very tired.", "Go to bed early."],
          ],
          { why: "“-ache” ağrıdır: “toothache” diş, “backache” sırt ağrısı." },
        ),
        choice(
          "You have a fever. What should you do?",
          "See a doctor",
          ["Go swimming", "Eat ice cream", "Play football"],
          { why: "“Fever” ateştir; ateşi olan doktora görünür." },
        ),
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
          { why: "Geniş zaman alışkanlık anlatır. “Is sleeping” şimdiki, “went” geçmiş zamandır." },
        ),
      ],
    },
  ),
];

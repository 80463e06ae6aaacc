import { choice, match, multi, order, readySet, typed } from "../making";

export const ingilizce = [
  readySet(
    {
      id: "ingilizce-6-daily-life",
      title: "Daily routines",
      description: "6. sınıf İngilizce: günlük işler, saatler, simple present.",
      subject: "ingilizce",
      grade: 6,
      language: "en",
    },
    {
      "Daily routines": [
        order("Put the school day in order.", ["Wake up", "Have breakfast", "Go to school", "Come home from school"], {
          why: "“Wake up” uyanmak, “come home” eve dönmektir; okula gidiş ikisinin arasındadır.",
        }),
        match(
          "Match the verb with its words.",
          [
            ["Brush", "my teeth"],
            ["Do", "my homework"],
            ["Have", "breakfast"],
            ["Watch", "a film"],
          ],
          { why: "Ödev “do”, kahvaltı “have” fiiliyle söylenir: “make my homework” denmez." },
        ),
        choice("Which one do you do in the evening?", "Have dinner", ["Wake up", "Have breakfast", "Go to school"], {
          why: "“Dinner” akşam yemeğidir; “breakfast” kahvaltıdır, sabah yenir.",
        }),
      ],
      "Simple present": [
        choice("She … to school by bus.", "goes", ["go", "going", "gone"], {
          why: "“He, she, it” ile fiil “-s” ya da “-es” alır: go → goes.",
        }),
        choice("They … TV in the morning.", "don’t watch", ["doesn’t watch", "isn’t watch", "not watch"], {
          why: "“I, you, we, they” ile “don’t”, “he, she, it” ile “doesn’t” kullanılır.",
        }),
        typed("My brother (study) … English every day. Write the right form.", ["studies"], {
          why: "Sonda ünsüz + y varsa “y” düşer, “-ies” gelir: study → studies.",
          typo: false,
        }),
        choice("… your father work in a bank?", "Does", ["Do", "Is", "Are"], {
          why: "“Your father” yerine “he” gelir; soru “Does” ile kurulur.",
        }),
        multi(
          "Which sentences are correct?",
          ["I play tennis.", "He plays tennis."],
          ["She play tennis.", "We plays tennis."],
          { why: "“-s” yalnız “he, she, it” ile gelir: “She plays”, “We play”." },
        ),
      ],
      "Telling the time": [
        match(
          "Match the times.",
          [
            ["7.30", "half past seven"],
            ["8.15", "a quarter past eight"],
            ["8.45", "a quarter to nine"],
            ["9.00", "nine o’clock"],
          ],
          { why: "“Past” geçiyor, “to” var demektir: 8.45, dokuza çeyrek vardır." },
        ),
        choice(
          "It is 6.40. What time is it?",
          "Twenty to seven",
          ["Twenty past six", "Twenty to six", "Forty to seven"],
          { why: "Yediye yirmi dakika kalmıştır. Otuzdan sonra gelecek saate bakılır ve “to” denir." },
        ),
        typed("How many days are there in a week? Write the word.", ["seven"], {
          why: "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday: yedi gün.",
        }),
      ],
    },
  ),
  readySet(
    {
      id: "ingilizce-8-friendship",
      title: "Friendship and teen life",
      description: "8. sınıf İngilizce: davet etme, kabul ve ret, alışkanlıklar.",
      subject: "ingilizce",
      grade: 8,
      language: "en",
    },
    {
      Invitations: [
        choice(
          "Would you like to come to my party? Which answer accepts?",
          "Yes, I’d love to.",
          ["I’m afraid I can’t.", "Sorry, I’m busy.", "No, thanks."],
          { why: "“I’d love to” kabul eder; “I’m afraid I can’t” korkmak değil, “ne yazık ki gelemem” demektir." },
        ),
        multi(
          "Which answers refuse an invitation?",
          ["I’m sorry, but I can’t.", "I’d love to, but I’m busy."],
          ["That sounds great!", "Sure, why not?"],
          { why: "“But” ile gelen özür ret bildirir; cümlenin “I’d love to” ile başlaması yanıltmasın." },
        ),
        choice("How … going to the cinema tonight?", "about", ["do", "is", "for"], {
          why: "“How about + -ing” öneri kalıbıdır: “Sinemaya gitmeye ne dersin?”",
        }),
        order(
          "Put the dialogue in order.",
          ["Are you busy tonight?", "No, not at all. Why?", "Shall we go out for pizza?", "That’s a great idea!"],
          { why: "Önce müsait mi diye sorulur, “Why?” sorusundan sonra öneri gelir, sonra kabul." },
        ),
      ],
      Character: [
        match(
          "Match the word with its meaning.",
          [
            ["Honest", "Tells the truth"],
            ["Generous", "Likes giving"],
            ["Stubborn", "Doesn’t change ideas"],
            ["Reliable", "You can trust this person"],
          ],
          { why: "“Honest” dürüst, “generous” cömert, “stubborn” inatçı, “reliable” güvenilir demektir." },
        ),
        choice(
          "A good friend … when I have a problem.",
          "backs me up",
          ["argues with me", "lies to me", "ignores me"],
          { why: "“Back someone up” destek olmaktır; “argue with” tartışmak, “lie to” yalan söylemektir." },
        ),
        typed("What is the opposite of “quiet”? (n…)", ["noisy"], {
          why: "“Quiet” sessiz, “noisy” gürültülü demektir.",
        }),
      ],
      "Habits and preferences": [
        choice("I prefer reading books … watching TV.", "to", ["than", "from", "of"], {
          why: "“Prefer A to B” kalıbında “than” değil “to” kullanılır.",
        }),
        choice("She … wears trendy clothes. She hates them.", "never", ["always", "usually", "often"], {
          why: "Nefret ettiği giysiyi hiç giymez: “never”.",
        }),
        order("From less often to more often.", ["Never", "Sometimes", "Usually", "Always"], {
          why: "“Never” hiç, “sometimes” bazen, “usually” genellikle, “always” her zaman.",
        }),
        choice(
          "What does “I can’t stand rap music” mean?",
          "You hate it.",
          ["You like it very much.", "You listen to it every day.", "You want to learn it."],
          { why: "“Can’t stand” burada “ayakta duramamak” değil, “katlanamamak” demektir." },
        ),
      ],
    },
  ),
];

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
        order("Put the school day in order.", ["Wake up", "Have breakfast", "Go to school", "Come home from school"]),
        match("Match the verb with its words.", [
          ["Brush", "my teeth"],
          ["Do", "my homework"],
          ["Have", "breakfast"],
          ["Watch", "a film"],
        ]),
        choice("Which one do you do in the evening?", "Have dinner", ["Wake up", "Have breakfast", "Go to school"]),
      ],
      "Simple present": [
        choice("She … to school by bus.", "goes", ["go", "going", "gone"], {
          why: "He, she, it: the verb takes -s or -es.",
        }),
        choice("They … TV in the morning.", "don’t watch", ["doesn’t watch", "isn’t watch", "not watch"], {
          why: "I, you, we, they take “don’t”.",
        }),
        typed("My brother (study) … English every day. Write the right form.", ["studies"], { typo: false }),
        choice("… your father work in a bank?", "Does", ["Do", "Is", "Are"]),
        multi(
          "Which sentences are correct?",
          ["I play tennis.", "He plays tennis."],
          ["She play tennis.", "We plays tennis."],
        ),
      ],
      "Telling the time": [
        match("Match the times.", [
          ["7.30", "half past seven"],
          ["8.15", "a quarter past eight"],
          ["8.45", "a quarter to nine"],
          ["9.00", "nine o’clock"],
        ]),
        choice(
          "It is 6.40. What time is it?",
          "Twenty to seven",
          ["Twenty past six", "Twenty to six", "Forty to seven"],
          { why: "Twenty minutes are left to seven." },
        ),
        typed("How many days are there in a week? Write the word.", ["seven"]),
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
        choice("Would you like to come to my party? Which answer accepts?", "Yes, I’d love to.", [
          "I’m afraid I can’t.",
          "Sorry, I’m busy.",
          "No, thanks.",
        ]),
        multi(
          "Which answers refuse an invitation?",
          ["I’m sorry, but I can’t.", "I’d love to, but I’m busy."],
          ["That sounds great!", "Sure, why not?"],
        ),
        choice("How … going to the cinema tonight?", "about", ["do", "is", "for"]),
        order("Put the dialogue in order.", [
          "Are you busy tonight?",
          "No, not at all. Why?",
          "Shall we go out for pizza?",
          "That’s a great idea!",
        ]),
      ],
      Character: [
        match("Match the word with its meaning.", [
          ["Honest", "Tells the truth"],
          ["Generous", "Likes giving"],
          ["Stubborn", "Doesn’t change ideas"],
          ["Reliable", "You can trust this person"],
        ]),
        choice("A good friend … when I have a problem.", "backs me up", ["argues with me", "lies to me", "ignores me"]),
        typed("What is the opposite of “quiet”? (n…)", ["noisy"]),
      ],
      "Habits and preferences": [
        choice("I prefer reading books … watching TV.", "to", ["than", "from", "of"], { why: "Prefer A to B." }),
        choice("She … wears trendy clothes. She hates them.", "never", ["always", "usually", "often"], {
          why: "She hates them, so she never wears them.",
        }),
        order("From less often to more often.", ["Never", "Sometimes", "Usually", "Always"]),
        choice("What does “I can’t stand rap music” mean?", "You hate it.", [
          "You like it very much.",
          "You listen to it every day.",
          "You want to learn it.",
        ]),
      ],
    },
  ),
];

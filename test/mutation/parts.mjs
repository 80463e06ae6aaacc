/** The files that are mutated, and the tests that have to notice each mutant. */
export const parts = {
  kinds: {
    mutate: ["worker/question/**/*.ts"],
    tests: "test/unit/{question/*,game/questions/every-kind,game/without-phones/phoneless-kinds}.test.ts",
  },
  rules: {
    mutate: ["worker/game/*.ts", "worker/game/{apply,decide}/*.ts", "!worker/game/{details,host-commands,view}.ts"],
    tests: "test/unit/{game/*,game/players/*,game/questions/*,game/without-phones/*,ui/marble/looks}.test.ts",
  },
  names: {
    mutate: ["worker/game/names/*.ts", "!worker/game/names/bad-words.ts"],
    tests: "test/unit/game/names/*.test.ts",
  },
  views: {
    mutate: ["worker/game/{details,host-commands,view}.ts", "worker/game/view/*.ts"],
    tests: "test/unit/game/{*,players/*,questions/*,without-phones/*,view/*,results/class-record}.test.ts",
  },
  results: {
    mutate: ["worker/game/results/*.ts"],
    tests: "test/unit/game/{*,players/*,questions/*,without-phones/*,results/*,view/*}.test.ts",
  },
  homework: {
    mutate: ["worker/homework/{rules,progress,own-order,results,pupil-views,seats}.ts"],
    tests: "test/unit/homework/{rules,told,views,results,seats}.test.ts",
  },
  imports: {
    mutate: [
      "web/features/exchange/import/formats/{gift,gift-answers,gift-number,moodle-answers,moodle-pictures,moodle-xml}.ts",
      "web/features/exchange/import/office/{delimited,sheet,sheet-header,sheet-kinds,sheet-questions,xlsx-numbers,xlsx-read}.ts",
      "web/features/exchange/import/answers/{answer-parts,correct-cell,decimals,option-body}.ts",
      "web/features/exchange/import/files/xml.ts",
      "web/features/exchange/import/verdict.ts",
    ],
    tests: "test/unit/import/{!(in-worker),formats/*,office/*,text/*}.test.ts",
  },
  lists: {
    mutate: ["web/features/exchange/class-list/*.ts", "!web/features/exchange/class-list/list-{file,worker}.ts"],
    tests:
      "test/unit/class-list/{judged-list,likely-class,pasted-list,person-name,read-list,xls-read,xls-texts}.test.ts",
  },
  play: {
    mutate: [
      "web/browser/graphemes.ts",
      "worker/shared/numbers.ts",
      "web/answering/after/{refused,follow-up-sentences}.ts",
      "web/features/game-phone/confidence/comment.ts",
      "web/features/game-phone/result/{final-word,standing}.ts",
      "web/front-door/game/{caret,code-check}.ts",
      "web/front-door/seat/faults.ts",
    ],
    tests:
      "test/unit/{answering/follow-up,features/practice,front-door/code-check,front-door/join,game-phone/extras,game-phone/game}.test.ts",
  },
  relays: {
    mutate: [
      "worker/objects/large-game/pages.ts",
      "worker/large-game/{relay,view,sums,outgoing-events,coordinator,host-view,ranks/ranked,ranks/table}.ts",
    ],
    tests:
      "test/unit/large-game/{an-example,between,counts,host-view,late-joins,late-tables,pages,sums,table-examples,outgoing-events}.test.ts",
  },
  screens: {
    mutate: ["web/browser/clock.ts", "web/game-client/{game,compact,follow-up,reduce,reduce-host,snapshot}.ts"],
    tests: "test/unit/{game-client/*,browser/clock}.test.ts",
  },
};

/**
 * Tests of thousands of cases are left out: they would take seconds for each mutant, and a mutant that only they notice has no
 * readable example that proves it.
 */
export const random = [
  "test/unit/game/{properties,players/teams-random}.test.ts",
  "test/unit/question/laws.test.ts",
  "test/unit/homework/model.test.ts",
  "test/unit/game-client/agreement.test.ts",
  "test/unit/large-game/{relay,table}.test.ts",
  "test/unit/class-list/hostile-xls.test.ts",
  "test/unit/import/{hostile,no-silent-mistake,formats/own-zip}.test.ts",
];

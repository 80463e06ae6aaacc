/**
 * What each folder may import besides itself (style guide, section 2); the first that fits a file counts.
 * "types: x" stands for imports that leave no code behind.
 */
export const layers: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ["worker/question", ["worker/protocol/limits"]],
  ["worker/protocol", ["zod", "worker/question"]],
  ["worker/game", ["worker/question", "worker/protocol"]],
  // A game in several rooms: the same rules and the same parts of a room, put together differently.
  [
    "worker/relay",
    [
      "worker/question",
      "worker/game",
      "worker/counting",
      "worker/protocol",
      "worker/room",
      "worker/db",
      "worker/log-line",
      "cloudflare:workers",
    ],
  ],
  [
    "worker/room",
    [
      "worker/question",
      "worker/game",
      "worker/counting",
      "worker/protocol",
      "worker/db",
      "worker/log-line",
      "cloudflare:workers",
      "node:crypto",
    ],
  ],
  // One homework: a clock of its own for each pupil. What it has in common with a room is imported, one file at a time.
  [
    "worker/homework",
    [
      "worker/question",
      "worker/game",
      "worker/counting",
      "worker/protocol",
      "worker/db",
      "worker/log-line",
      "worker/room/alarm",
      "worker/room/admissions",
      "worker/room/retries",
      "cloudflare:workers",
      "node:crypto",
    ],
  ],
  ["worker/log-line", []],
  // How often somebody may try: the same wherever it is counted.
  ["worker/counting", []],
  ["worker/db", ["worker/question", "worker/protocol", "worker/counting", "drizzle-orm", "types: worker/game"]],
  ["worker/media", ["worker/protocol/limits"]],
  ["worker/auth", ["worker/protocol", "jose", "@simplewebauthn/server", "reflect-metadata", "node:crypto", "node:url"]],
  ["worker/email", ["worker/protocol", "worker/log-line", "cloudflare:email"]],
  [
    "worker/api",
    [
      "worker/db",
      "worker/auth",
      "worker/email",
      "worker/media",
      "worker/question",
      "worker/protocol",
      "worker/counting",
      "worker/log-line",
      "hono",
      "drizzle-orm",
      "zod",
      "node:crypto",
      // Kept games are read with the rules' own figures; a new one is prepared by them.
      "worker/game/results/statistics",
      "worker/game/results/without-times",
      "worker/game/results/kept-form",
      "worker/game/results/kept-parts",
      "worker/game/results/paged-report",
      "worker/game/results/part-figures",
      "worker/game/results/results",
      "worker/game/results/team-results",
      "worker/game/results/history-lines",
      "worker/game/results/player-stats",
      "worker/game/results/practice",
      "worker/game/prepare",
      "worker/game/places",
      "worker/game/names/nickname",
      "worker/game/names/nickname-key",
      "worker/game/results/class-progress",
      "worker/game/results/missed-questions",
      // A host's call is the frame of the same name.
      "worker/game/host-commands",
      // Clean-ups that the nightly sweep shares.
      "worker/chores/names",
      "worker/chores/class-removal",
      "worker/chores/retention",
      // A room is reached through its stub alone.
      "types: worker/game",
      "types: worker/room",
      "types: worker/relay",
      "types: worker/homework",
      "types: cloudflare:workers",
    ],
  ],
  // The API as a document, made when building: nothing of it is in the Worker.
  ["worker/description", ["worker/protocol", "worker/question", "worker/api/lib/sign-in/rights", "zod"]],
  // Their queries stand in worker/db; a room is asked as the API asks it.
  [
    "worker/chores",
    [
      "worker/db",
      "worker/log-line",
      "worker/game/results/kept-form",
      "worker/game/results/kept-parts",
      "worker/game/results/results",
      "worker/relay/kept/part-names",
      "worker/api/lib/games/rooms",
      "worker/api/lib/homework/homework-rooms",
      // The library's own sets: what is put in, and pictures as an upload keeps them.
      "worker/api/lib/sets/keep-picture",
      "worker/media",
      "worker/ready-sets",
      "types: worker/question",
      "types: worker/protocol",
    ],
  ],
  // Drawings of ours stand with the pages that show them too.
  ["worker/ready-sets", ["worker/question", "web/assets"]],
  ["worker", ["worker", "hono", "drizzle-orm"]],
  // The ground floor of every page, also of the pupil's form: no React.
  ["web/base", ["worker/protocol", "web/marble/marble-art"]],
  ["web/ui", ["react", "types: react-router", "web/base"]],
  ["web/marble", ["worker/protocol", "react"]],
  ["web/sounds", ["web/base"]],
  // The texts of a set, wherever one is shown: their language, and the formulas in them.
  ["web/texts", ["worker/question", "react", "web/ui", "katex"]],
  ["web/options", ["worker/question", "react", "web/ui", "web/texts", "types: web/live", "types: web/kinds"]],
  ["web/live", ["worker/question", "worker/protocol", "web/base"]],
  // What the kinds share that are not answered by one touch.
  ["web/sending", ["react", "web/base", "web/ui", "web/marble", "types: web/live"]],
  // What the kinds share that are answered in writing.
  [
    "web/written",
    [
      "worker/question",
      "worker/protocol",
      "react",
      "web/base",
      "web/ui",
      "web/marble",
      "web/sending",
      "web/texts",
      "types: web/live",
      "types: web/kinds",
    ],
  ],
  // What the kinds share that put cards into places.
  [
    "web/places",
    [
      "worker/question",
      "worker/protocol",
      "react",
      "web/base",
      "web/ui",
      "web/options",
      "web/sending",
      "web/texts",
      "types: web/kinds",
    ],
  ],
  // What one kind of question has on each screen; the rest of web asks it.
  [
    "web/kinds",
    [
      "worker/question",
      "worker/protocol",
      "react",
      "web/ui",
      "web/marble",
      "web/options",
      "web/places",
      "web/sending",
      "web/texts",
      "web/written",
      "types: web/live",
    ],
  ],
  // Finds printed cards in a picture; runs in a worker of its own and knows nothing of a game.
  ["web/cards/reading", ["web/cards/codes"]],
  // The one place of web that plays the rules.
  ["web/rehearsal", ["worker/game", "worker/question", "worker/protocol", "web/base", "web/live", "web/kinds/guesses"]],
  [
    "web",
    [
      "web",
      "worker/question",
      "worker/protocol",
      "react",
      "react-dom",
      "react-router",
      "uqr",
      "fflate",
      "saxes",
      "entities",
      "numfmt",
    ],
  ],
];

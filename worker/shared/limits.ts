import { answerLimits } from "./answer-limits.ts";

/** Lengths, sizes and times that both sides keep to. */
export const limits = {
  ...answerLimits,
  nickname: 20,
  /** The same in code points: room for twenty of the longest emoji, families with skin tones. */
  nicknamePoints: 400,
  name: 100,
  email: 254,
  school: 120,
  password: { min: 8, max: 128 },
  reason: 500,
  /** Passkeys of an account, and the length of a passkey's name. */
  passkeys: 10,
  passkeyName: 40,
  setTitle: 100,
  gameLabel: 40,
  setDescription: 500,
  folder: 40,
  questionsPerSet: 200,
  draftsPerSet: 50,
  draftBytes: 16 * 1024,
  /** Storage of a teacher before and after approval; text of all sets together, in UTF-8. */
  quota: {
    unapproved: { sets: 20, bytes: 2 * 1024 * 1024 },
    approved: { sets: 500, bytes: 100 * 1024 * 1024 },
  },
  /** Pictures of a teacher before and after approval; bytes and sides of one. */
  media: { unapproved: 100, approved: 2_000, bytes: 1024 * 1024, side: { min: 16, max: 4096 } },
  liveGamesPerTeacher: 500,
  /** Personal tokens of a teacher: number, lifetime, length of a name. */
  tokens: { each: 20, days: 365, name: 60 },
  /** Open codes for boards of a teacher, and the days ahead for which they are made. */
  boardCodes: { each: 10, days: 14 },
  /** Players of a game: by default, and at most; a deployment may allow fewer. */
  capacity: { usual: 1_000, most: 100_000 },
  /** Answers that a camera sends in one message: a class. */
  hostAnswers: 60,
  teams: { min: 2, max: 8, name: 20, mates: 6 },
  questionText: 1_500,
  optionText: 400,
  /** Outcomes in a set for repeating them, and its questions, at most. */
  outcomesToRepeat: 10,
  questionsToRepeat: 20,
  /** Length of the text that describes a picture. */
  pictureAlt: 300,
  acceptedAnswers: 20,
  /** UTF-16 units of an accepted text, and of an answer that an earlier version took: kept results have some. */
  keptAnswer: 1_600,
  unit: 12,
  /** Cards to put in order, pairs to find. */
  cards: { min: 3, max: 8 },
  pairs: { min: 3, max: 6 },
  cardText: 120,
  /** Places on a picture; their radius in thousandths of its width. */
  areas: 5,
  /** Named places of a picture, for players who cannot see it. */
  namedPlaces: { min: 2, max: 6, name: 40 },
  areaRadius: { min: 10, max: 500 },
  /** Different texts of a class sent to the host and to a phone at the close. */
  textsForHost: 30,
  textsOnPhone: 5,
  /** Query fields of lists: rows on a page, and length of a search. */
  page: { default: 20, max: 100 },
  search: 100,
  library: { rows: 500, counted: 1_000, pendingOfTeacher: 20, reportsThatHide: 3, listedThatTrust: 5 },

  bodyBytes: 256 * 1024,
  /** A set with all its drafts, in a call that changes it. */
  setBytes: 1024 * 1024,
  importBytes: 4 * 1024 * 1024,
  /** The largest answer of a device with a passkey, more than any such device needs. */
  credentialBytes: 24 * 1024,

  frameBytes: 4 * 1024,
  framesPerSecond: 30,
  badFramesPerMinute: 20,
  /** A socket that does not join is closed after this. */
  unseatedMs: 15_000,

  /** An answer may arrive this much after the bell; a slow link is forgiven as much in its response time. */
  graceMs: 250,
  /** A player who polls counts as present for this long after each call. */
  pollPresenceMs: 10_000,
  /** In the lobby a seat taken over HTTP is kept this long for a phone that has neither polled nor connected yet. */
  unseenSeatMs: 60_000,
  /** Time in which phones come back after a crash or a deploy; until then no question closes without them. */
  comeBackMs: 15_000,
  lobbyUpdateMs: 250,
  answerCountMs: 250,
  counterMs: 1_000,
  /** Number of reactions, the time between two of one phone, and between two reports to the host. */
  reactions: 5,
  reactionEachMs: 1_000,
  reactionsMs: 250,
  /** Time that a question answered by everybody waits for players who have not given their confidence. */
  confidenceMs: 3_000,
  /** Time that a question waits for phones loading the code for its formulas; after it formulas are shown in words. */
  formulasMs: 3_000,
  /** Game of several rooms: number of rows sent to its host, and of rows on a page. */
  rowsForHost: 200,
  reportPage: 100,
  lobbyPlayersOnPhone: 30,
  leaderboardOnPhone: 10,
  /** The number of rows for a client that asked for the compact wire. */
  leaderboardOnCompactWire: 5,
  extendSeconds: { min: 5, max: 60 },
  readingSeconds: { min: 0, max: 10 },
  autoAdvanceSeconds: { min: 5, max: 30 },
  /** A finished room answers for this long, then wipes itself and frees its code. */
  afterlifeMs: 24 * 3_600_000,
  abandonedLobbyMs: 2 * 3_600_000,
  abandonedGameMs: 30 * 60_000,
} as const;

import { aBoardWhileAllJoin } from "./board.ts";
import { theBoardsOwnCamera } from "./board-camera.ts";
import { aBoardWhileAllReact } from "./board-reactions.ts";
import { cardsOfAClass } from "./cards.ts";
import { cardsAtTheDevicesPace } from "./cards-pace.ts";
import { compareHalls, compareOnePc, compareRooms } from "./compare.ts";
import { priceOfAGame } from "./cost.ts";
import { timesByDistance } from "./distance/distance.ts";
import { ranksByDistance } from "./distance/fairness.ts";
import { publish } from "./figures.ts";
import { firstStart } from "./first-start.ts";
import { measureGrowth } from "./growth.ts";
import { reportOfAHall } from "./hall/hall-report.ts";
import { shareOfCoordinator } from "./hall/coordinator-share.ts";
import { hallOfRelays } from "./hall/relays.ts";
import { homeworkOnAPhone } from "./homework/homework-page.ts";
import { homeworkOfManyPupils } from "./homework/homework.ts";
import { aYearOfSchools } from "./schools.ts";
import { isUnchangedSince } from "./unchanged.ts";
import { passwordsBesideARoom } from "./passwords.ts";
import { writtenBesideChosen } from "./kinds.ts";
import { searchesInALibrary } from "./library/library.ts";
import { aPdfInTime } from "./pdf.ts";
import { timesOnAPhone } from "./phone.ts";
import { aPictureInTime } from "./picture.ts";
import { reactionsAtOnce } from "./reactions.ts";
import { slowRequests } from "./slow-requests.ts";
import { timesOfPages } from "./teacher-pages.ts";
import { teamsBesideNone } from "./teams.ts";

/**
 * `npm run bench`: whole games over real sockets, and in the same run the same games in a bare room. Absolute times depend on
 * this machine and its load; the ratios carry over. Writes docs/figures.md; `npm run bench -- rooms 200` only prints.
 */

type Bench = (...more: readonly (string | undefined)[]) => Promise<boolean>;
const number = (word: string | undefined): number | undefined => (word === undefined ? undefined : Number(word));

/** Benches by the word after `npm run bench --`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  /** Games of one room beside bare rooms. */
  rooms: (...words) => compareRooms(...sizesIn(words, [40, 200, 1_000])),
  /** Forty phones on a school's PC. */
  "one-pc": compareOnePc,
  cost: priceOfAGame,
  /** The times that teachers far from the database wait, reckoned from trips and distances. */
  distance: timesByDistance,
  /** The ranks of pupils near their room and far from it, simulated under several rules. */
  fairness: ranksByDistance,
  board: aBoardWhileAllJoin,
  /** A slow board while phones send reactions between questions. */
  "board-reactions": aBoardWhileAllReact,
  phone: timesOnAPhone,
  /** The pupil's homework page on a slow phone. */
  "homework-page": homeworkOnAPhone,
  /** The teacher's pages and the pupil's form on weak devices, a report, and a question's paint on a phone. */
  "teacher-pages": timesOfPages,
  /** Written answers compared with letters, and answers that the host accepts afterwards. */
  kinds: writtenBesideChosen,
  /** A homework of very many pupils. */
  homework: homeworkOfManyPupils,
  /** Reactions of every phone at once between questions. */
  reactions: reactionsAtOnce,
  /** 1,000 players in eight teams, compared with 1,000 players without teams. */
  teams: teamsBesideNone,
  /** A booklet in PDF that a teacher opens on a weak computer. */
  pdf: aPdfInTime,
  /** A question's picture on a slow phone, and for a class that shares one line. */
  picture: aPictureInTime,
  /** A game in a coordinator and relays: the cost of the rules alone, and a simulation of the objects that would play it. */
  relays: hallOfRelays,
  /** The pages of a database that has grown. */
  growth: measureGrowth,
  /** An administrator's pages about schools and use, after a year. */
  schools: aYearOfSchools,
  /** The report of a large game. */
  report: (players, questions) => reportOfAHall(number(players), number(questions)),
  /** Searches among very many public sets. */
  library: searchesInALibrary,
  /** Large games, of a coordinator and relays, beside bare ones. */
  halls: (...words) => compareHalls(...sizesIn(words, [1_000, 2_500, 5_000, 10_000])),
  /** The coordinator's share of a large game's processor time. */
  coordinator: (players, relays) => shareOfCoordinator(number(players), number(relays)),
  /** Calls, rows and bytes of small games, compared with those of an earlier commit. */
  unchanged: isUnchangedSince,
  /** A first start with the demo term and without it. */
  "first-start": firstStart,
  /** A running room while clients try passwords. */
  passwords: passwordsBesideARoom,
  /** A running room during the most expensive bodies of every call. */
  "slow-requests": slowRequests,
  /** Printed cards before a camera. */
  cards: (size) => cardsOfAClass(Number(size) || undefined),
  /** The board's own camera, and the board's frames while it reads. */
  "board-camera": (classes) => theBoardsOwnCamera(number(classes)),
  /** The same cards before devices that read slowly. */
  "cards-pace": (classes) => cardsAtTheDevicesPace(number(classes)),
};

// No bench counts the demo term, nor does a process that it starts.
process.env.BILYE_DEMO ??= "small";

const [what, ...more] = process.argv.slice(2);
if (what === undefined) publish("rooms");
else process.exit((await benchOf(what)(...more)) ? 0 : 1);

function benchOf(what: string): Bench {
  const bench = BENCHES[what];
  if (bench) return bench;
  throw new Error(`No bench: ${what}. There are ${Object.keys(BENCHES).join(", ")}.`);
}

/** Numbers of players, and the folder of another checkout, if there is one. */
function sizesIn(words: readonly (string | undefined)[], usual: readonly number[]): [number[], string | undefined] {
  const sizes = words.map(Number).filter((size) => size > 0);
  return [sizes.length > 0 ? sizes : [...usual], words.find((word) => Number.isNaN(Number(word)))];
}

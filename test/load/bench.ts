import { aBoardWhileAllJoin } from "./board.ts";
import { aBoardWhileAllReact } from "./board-reactions.ts";
import { cardsOfAClass } from "./cards.ts";
import { cardsAtTheDevicesPace } from "./cards-pace.ts";
import { compareWithFloor } from "./compare.ts";
import { priceOfAGame } from "./cost.ts";
import { measureGrowth } from "./growth.ts";
import { aHall } from "./hall/hall.ts";
import { reportOfAHall } from "./hall/hall-report.ts";
import { shareOfCoordinator } from "./hall/coordinator-share.ts";
import { hallOfRelays } from "./hall/relays.ts";
import { homeworkOnAPhone } from "./homework/homework-page.ts";
import { homeworkOfManyPupils } from "./homework/homework.ts";
import { isUnchangedSince } from "./unchanged.ts";
import { passwordsBesideARoom } from "./passwords.ts";
import { writtenBesideChosen } from "./kinds.ts";
import { searchesInALibrary } from "./library/library.ts";
import { timesOnAPhone } from "./phone.ts";
import { aPictureInTime } from "./picture.ts";
import { reactionsAtOnce } from "./reactions.ts";
import { slowRequests } from "./slow-requests.ts";
import { teamsBesideNone } from "./teams.ts";

/**
 * `npm run bench`: whole games over real sockets, and in the same run a bare room that only broadcasts (the floor). Absolute
 * times depend on this machine and its load; the ratios carry over. `npm run bench -- 200 1000` chooses sizes.
 */
const SIZES = [10, 40, 200, 1000, 2000, 5000];

type Bench = (...more: readonly (string | undefined)[]) => Promise<boolean>;
const number = (word: string | undefined): number | undefined => (word === undefined ? undefined : Number(word));

/** Benches by the word after `npm run bench --`. */
const BENCHES: Readonly<Record<string, Bench>> = {
  cost: priceOfAGame,
  board: aBoardWhileAllJoin,
  /** A slow board while phones send reactions between questions. */
  "board-reactions": aBoardWhileAllReact,
  phone: timesOnAPhone,
  /** The pupil's homework page on a slow phone. */
  "homework-page": homeworkOnAPhone,
  /** Written answers compared with letters, and answers that the host accepts afterwards. */
  kinds: writtenBesideChosen,
  /** A homework of very many pupils. */
  homework: homeworkOfManyPupils,
  /** Reactions of every phone at once between questions. */
  reactions: reactionsAtOnce,
  /** 1,000 players in eight teams, compared with 1,000 players without teams. */
  teams: teamsBesideNone,
  /** A question's picture on a slow phone, and for a class that shares one line. */
  picture: aPictureInTime,
  /** A game in a coordinator and relays: the cost of the rules alone, and a simulation of the objects that would play it. */
  relays: hallOfRelays,
  /** The pages of a database that has grown. */
  growth: measureGrowth,
  /** The report of a large game. */
  report: (players, questions) => reportOfAHall(number(players), number(questions)),
  /** Searches among very many public sets. */
  library: searchesInALibrary,
  /** More players than one process of phones can play. */
  hall: (players, relays, way) => aHall(Number(players), number(relays), way),
  "10000": () => aHall(10_000),
  /** The coordinator's share of a large game's processor time. */
  head: (players, relays) => shareOfCoordinator(number(players), number(relays)),
  /** Calls, rows and bytes of small games, compared with those of an earlier commit. */
  unchanged: isUnchangedSince,
  /** A running room while clients try passwords. */
  passwords: passwordsBesideARoom,
  /** A running room during the most expensive bodies of every call. */
  "slow-requests": slowRequests,
  /** Printed cards before a camera. */
  cards: (size) => cardsOfAClass(Number(size) || undefined),
  /** The same cards before devices that read slowly. */
  "cards-pace": (classes) => cardsAtTheDevicesPace(number(classes)),
};

const words = process.argv.slice(2);
const [what = "", ...more] = words;
const bench = BENCHES[what] ?? (() => compareWithFloor(words.length > 0 ? sizesOf(words) : SIZES));
process.exit((await bench(...more)) ? 0 : 1);

function sizesOf(written: readonly string[]): number[] {
  const sizes = written.map(Number);
  if (sizes.every((size) => size > 0)) return sizes;
  throw new Error(`Neither sizes nor a bench: ${written.join(" ")}. There are ${Object.keys(BENCHES).join(", ")}.`);
}

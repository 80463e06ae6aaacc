import { aBoardWhileAllJoin } from "./board.ts";
import { aBoardWhileAllReact } from "./board-reactions.ts";
import { cardsOfAClass } from "./cards.ts";
import { compareWithFloor } from "./compare.ts";
import { priceOfAGame } from "./cost.ts";
import { measureGrowth } from "./growth.ts";
import { aHall } from "./hall.ts";
import { reportOfAHall } from "./hall-report.ts";
import { shareOfHead } from "./head-share.ts";
import { hallOfRelays } from "./relays.ts";
import { homeworkOnAPhone } from "./homework-page.ts";
import { homeworkOfManyPupils } from "./homework.ts";
import { isUnchangedSince } from "./unchanged.ts";
import { passwordsBesideARoom } from "./passwords.ts";
import { writtenBesideChosen } from "./kinds.ts";
import { searchesInALibrary } from "./library.ts";
import { timesOnAPhone } from "./phone.ts";
import { aPictureInTime } from "./picture.ts";
import { reactionsAtOnce } from "./reactions.ts";
import { teamsBesideNone } from "./teams.ts";

/**
 * `npm run bench`: whole games over real sockets, and in the same run a bare room that only broadcasts (the floor).
 * Absolute times belong to this machine and this hour; the ratios carry over. `npm run bench -- 200 1000` chooses sizes.
 */
const SIZES = [10, 40, 200, 1000, 2000, 5000];

const [what, ...more] = process.argv.slice(2);
process.exit((await run()) ? 0 : 1);

async function run(): Promise<boolean> {
  switch (what) {
    case "cost":
      return priceOfAGame();
    case "board":
      return aBoardWhileAllJoin();
    /** What phones send between questions, on a slow board. */
    case "board-reactions":
      return aBoardWhileAllReact();
    case "phone":
      return timesOnAPhone();
    /** The pupil's page of a homework on a slow phone. */
    case "homework-page":
      return homeworkOnAPhone();
    /** Written answers beside letters, and answers that the host takes afterwards. */
    case "kinds":
      return writtenBesideChosen();
    /** A homework of very many pupils. */
    case "homework":
      return homeworkOfManyPupils();
    /** Every phone at once between questions. */
    case "reactions":
      return reactionsAtOnce();
    /** 1,000 players in eight teams beside 1,000 without. */
    case "teams":
      return teamsBesideNone();
    /** A question's picture on a slow phone, and for a class behind one line. */
    case "picture":
      return aPictureInTime();
    /** A game in a head and relays: what is known of it before an object plays it. */
    case "relays":
      return hallOfRelays();
    /** The pages of a database that has grown. */
    case "growth":
      return measureGrowth(more[0]);
    /** The report of a large game. */
    case "report":
      return reportOfAHall(...more.map(Number));
    /** Searches among very many public sets. */
    case "library":
      return searchesInALibrary(more[0]);
    /** More players than one process of phones can play. */
    case "hall":
      return aHall(Number(more[0]), more[1] === undefined ? undefined : Number(more[1]), more[2]);
    case "10000":
      return aHall(10_000);
    /** How much of the processor the head of a hall takes. */
    case "head":
      return shareOfHead(...(more.map(Number) as [number?, number?]));
    /** Calls, rows and bytes of small games, beside those of an earlier commit. */
    case "unchanged":
      return isUnchangedSince(more[0]);
    /** A running room beside those who try passwords. */
    case "passwords":
      return passwordsBesideARoom();
    /** Printed cards before a camera. */
    case "cards":
      return cardsOfAClass(Number(more[0]) || undefined);
    case undefined:
      return compareWithFloor(SIZES);
    default:
      return compareWithFloor([what, ...more].map(Number).filter((size) => size > 0));
  }
}

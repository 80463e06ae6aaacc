import { table } from "../kit/table.ts";
import { D1_REGIONS, roundTrip, TEACHERS, type Teacher } from "./places.ts";

/**
 * `npm run bench -- distance`: the times that teachers wait, reckoned from the trips of a call and the round trips between
 * places. Nothing is measured, and work is left out: hashing a password alone takes 150 ms.
 */

/** Trips that a call makes one after the other: to the database, then to objects. */
type Trips = readonly [d1: number, objects: number];

/** As counted on 2026-11-24, and the goal. */
const TRIPS: readonly { readonly what: string; readonly now: Trips; readonly goal: Trips }[] = [
  { what: "sign in", now: [6, 0], goal: [2, 0] },
  { what: "a list of sets, games or classes", now: [2, 0], goal: [1, 0] },
  { what: "save a question", now: [3, 0], goal: [2, 0] },
  { what: "new game", now: [6, 2], goal: [2, 1] },
  { what: "join, answer, each frame of a socket", now: [0, 1], goal: [0, 1] },
];
/** A teacher's way to a running game. */
const MORNING = ["sign in", "a list of sets, games or classes", "new game"];

type Region = keyof typeof D1_REGIONS;
type Wait = (teacher: Teacher, trips: Trips, d1: Region) => number;

/** The Worker runs beside the teacher. */
const here: Wait = (teacher, [d1, objects], region) =>
  toEdge(teacher) + d1 * roundTrip(teacher, D1_REGIONS[region]) + objects * roundTrip(teacher, roomOf(teacher));

/** The Worker runs beside the database, as Smart Placement would have it. */
const placed: Wait = (teacher, [d1, objects], region) => {
  const database = D1_REGIONS[region];
  const toWorker = toEdge(teacher) + roundTrip(teacher, database);
  return toWorker + d1 * roundTrip(database, database) + objects * roundTrip(database, roomOf(teacher));
};

const toEdge = (teacher: Teacher): number => roundTrip(teacher, teacher);
const roomOf = ({ region }: Teacher) => D1_REGIONS[region];

const cities = TEACHERS.map(({ city }) => city);
const rowOf = (name: string, cell: (teacher: Teacher) => string) => [name, ...TEACHERS.map(cell)];
const ms = (number: number): string => number.toFixed(0);

const bothWays = (trips: Trips) => (teacher: Teacher) =>
  `${ms(here(teacher, trips, "eeur"))} / ${ms(placed(teacher, trips, "eeur"))}`;

function placementTable(): string {
  const rows = TRIPS.flatMap(({ what, now, goal }) =>
    String(now) === String(goal)
      ? [rowOf(what, bothWays(now))]
      : [rowOf(`${what}, ${inWords(now)}`, bothWays(now)), rowOf(`… with ${inWords(goal)}`, bothWays(goal))],
  );
  return table(["ms, beside the teacher / beside the database", ...cities], rows);
}

function d1Table(): string {
  const goals = TRIPS.filter(({ what }) => MORNING.includes(what)).map(({ goal }) => goal);
  const rows = (Object.keys(D1_REGIONS) as Region[]).map((region) =>
    rowOf(`${region} (${D1_REGIONS[region].city})`, (teacher) =>
      ms(goals.reduce((sum, trips) => sum + here(teacher, trips, region), 0)),
    ),
  );
  return table(["ms, by the database's region", ...cities], rows);
}

const inWords = ([d1, objects]: Trips): string =>
  objects === 0 ? `${d1} ${d1 === 1 ? "trip" : "trips"}` : `${d1} trips and ${objects} to objects`;

export async function timesByDistance(): Promise<boolean> {
  process.stdout.write(`${placementTable()}\n${d1Table()}`);
  return true;
}

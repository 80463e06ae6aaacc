import { runnerImport } from "vite";
import { table } from "../kit/table.ts";
import { D1_REGIONS, roundTrip, TEACHERS, type Teacher } from "./places.ts";

/**
 * `npm run bench -- distance`: the times that teachers wait, reckoned from the trips of a call and the round trips between
 * places. Nothing is measured, and work is left out: hashing a password alone takes 150 ms.
 */

/** Trips that a call makes one after the other: to the database, then to objects. */
type Trips = readonly [d1: number, objects: number];
/** Counted by `test/worker/work/trips.test.ts`, which fails above them. */
type Counted = { readonly goals: Readonly<Record<string, Trips>> };

const CALLS = [
  "sign in",
  "list of sets",
  "save a question",
  "new game",
  "new homework",
  "list of homework",
  "come back",
];
/** A teacher's way to a running game. */
const MORNING = ["sign in", "list of sets", "new game"];

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

function placementTable({ goals }: Counted): string {
  const rows = CALLS.map((call) => rowOf(`${call}: ${inWords(goals[call]!)}`, bothWays(goals[call]!)));
  const frame = rowOf("each frame of a socket, and its reply", bothWays([0, 1]));
  return table(["ms, beside the teacher / beside the database", ...cities], [...rows, frame]);
}

function d1Table({ goals }: Counted): string {
  const rows = (Object.keys(D1_REGIONS) as Region[]).map((region) =>
    rowOf(`${region} (${D1_REGIONS[region].city})`, (teacher) =>
      ms(MORNING.reduce((sum, call) => sum + here(teacher, goals[call]!, region), 0)),
    ),
  );
  return table(["ms, by the database's region", ...cities], rows);
}

const inWords = ([d1, objects]: Trips): string =>
  objects === 0 ? `${d1} ${d1 === 1 ? "trip" : "trips"}` : `${d1} and ${objects} to objects`;

export async function timesByDistance(): Promise<boolean> {
  const { module: counted } = await runnerImport<Counted>("test/worker/work/trips.ts");
  process.stdout.write(`${placementTable(counted)}\n${d1Table(counted)}`);
  return true;
}

import { availableParallelism } from "node:os";
import { processesOfPhones } from "../kit/crowd/crowd.ts";
import { socketsAndCallers } from "../kit/ways.ts";
import { quantile, type Figures } from "../kit/figures.ts";
import { thisMachine } from "../kit/machine.ts";
import { playGame, playSideBySide, type Plan, type Storm } from "../kit/play.ts";
import { startFloor, startProduct, type Server } from "../kit/servers.ts";
import { format, table } from "../kit/table.ts";
import { floorTarget, productTarget, type Target } from "../kit/targets.ts";

/**
 * `npm run bench -- 10000`: a large game. The same game is played in a bare room that only broadcasts, in one that also stores,
 * in one room of the product with everybody in it, and in a coordinator with its relays; their questions take turns. Phones are
 * in several processes, and some have no socket. Every score, rank and count is computed again outside. `-- hall 1200 3` sets
 * the numbers of players and relays; 0 relays plays the rooms alone. Add the folder of another checkout to play its room and
 * its coordinator too.
 */
const PLAN: Plan = { spreads: 1, spreadMs: 10_000, herds: 3 };
const STORM_MS = 10_000;
const SMALL = 40;
const RELAY_SEATS = 1_000;

type Contestant = {
  readonly name: string;
  readonly server: Server;
  readonly target: Target;
  readonly settings?: object;
  /** True for a bare room: all its phones have a socket, and it has no target to meet. */
  readonly isBare?: true;
  readonly small: Figures;
};

export async function aHall(
  players: number,
  relays = Math.ceil(players / RELAY_SEATS),
  earlier?: string,
): Promise<boolean> {
  const from = performance.now();
  const { files, most, sockets, callers } = socketsAndCallers(players);
  const processes = Math.max(2, Math.min(4, availableParallelism()));
  const phones = await processesOfPhones(processes);
  const contestants: Contestant[] = [];
  try {
    contestants.push(await theFloor("BareRoom", "bare room"), await theFloor("StoringRoom", "bare room that stores"));
    contestants.push(await theRoom(players));
    if (relays > 0) contestants.push(await theHall(players, relays));
    if (earlier) contestants.push(await theRoom(players, earlier));
    if (earlier && relays > 0) contestants.push(await theHall(players, relays, earlier));
    const played = await playSideBySide(
      contestants.map(({ name, target, settings, isBare }) => {
        const crowd = phones.crowd(name);
        const who = isBare ? { size: sockets } : { size: players, callers };
        return { target, wanted: { ...who, phones: crowd, ...(settings && { settings }) } };
      }),
      PLAN,
      { stormMs: STORM_MS },
    );
    const seconds = (performance.now() - from) / 1000;
    const intro = [
      `${thisMachine()}, ${processes} processes of phones, ${format(seconds, 0)} s in all.`,
      `${format(sockets, 0)} phones have a socket, ${format(callers, 0)} call over HTTP: a process may have ${format(files, 0)} files`,
      `open here${most < players ? ", which this command may not change," : ""} and the runtime takes two for a socket.`,
    ];
    process.stdout.write(`${intro.join(" ")}\n\n${print({ players, sockets }, contestants, played)}`);
    const isBack = (storm: Storm | null) => !storm || (storm.wrong === 0 && storm.tookMs.length === sockets);
    const all = [...contestants.map(({ small }) => small), ...played.map(({ figures }) => figures)];
    return played.every(({ storm }) => isBack(storm)) && all.every(({ faults }) => faults === 0);
  } finally {
    phones.stop();
    await Promise.all(contestants.map(({ server }) => server.stop()));
  }
}

async function theFloor(room: "BareRoom" | "StoringRoom", name: string): Promise<Contestant> {
  const server = await startFloor(room);
  return ready({ name, server, target: floorTarget(server), isBare: true });
}

async function theRoom(players: number, checkout?: string): Promise<Contestant> {
  const server = await startProduct({ env: { ROOM_CAPACITY: String(players) }, checkout });
  return ready({ name: `one room${of(checkout)}`, server, target: await productTarget(server) });
}

async function theHall(players: number, relays: number, checkout?: string): Promise<Contestant> {
  const env = { ROOM_CAPACITY: String(Math.ceil(players / relays)), MAX_CAPACITY: String(players) };
  const server = await startProduct({ env, checkout });
  const target = await productTarget(server);
  return ready({ name: `head and ${relays} relays${of(checkout)}`, server, target, settings: { capacity: players } });
}

const of = (checkout?: string) => (checkout ? ` of ${checkout}` : "");

/** Plays a small game first, so that all code has run once before it is measured. */
const ready = async (one: Omit<Contestant, "small">): Promise<Contestant> => ({
  ...one,
  small: await playGame(one.target, SMALL, { spreads: 0, spreadMs: 0, herds: 4 }),
});

type Line = readonly [name: string, of: keyof Figures, digits: number, atMost?: number];
const lines: readonly Line[] = [
  ["all joined, ms", "joinAllMs", 0],
  ["question to all p50, ms", "fanOutP50", 0],
  ["question to all p99, ms", "fanOutP99", 0, 1.3],
  ["answer acknowledged p50, all at once, ms", "ackP50", 0],
  ["answer acknowledged p99, all at once, ms", "ackP99", 0, 1.3],
  ["answer acknowledged p50, over ten seconds, ms", "spreadAckP50", 1],
  ["answer acknowledged p99, over ten seconds, ms", "spreadAckP99", 1],
  ["answers a second, all at once", "answersPerSecond", 0],
  ["answers → all have the end, ms", "lastAnswerToEndMs", 0],
  ["bytes a player and question", "bytes", 0],
  ["frames a player and question", "frames", 1],
  ["server CPU of the game, s", "cpuSeconds", 2],
  ["of it until all had joined, s", "joinCpuSeconds", 2],
  ["memory a socket, KB", "kilobytesASocket", 0],
  ["answers over HTTP that came after the close", "late", 0],
  ["lost or wrong messages", "faults", 0],
];

type Result = { readonly figures: Figures; readonly storm: Storm | null };

function print(
  { players, sockets }: { players: number; sockets: number },
  contestants: readonly Contestant[],
  played: readonly Result[],
): string {
  const [bare] = played;
  const head = [
    `${format(players, 0)} players`,
    ...contestants.map(({ name }, i) => (i === 0 ? name : `${name} ÷ bare`)),
  ];
  const rows = lines.map(([name, of, digits, atMost]) => [
    name,
    ...played.map(({ figures }, i) => {
      const ratio = figures[of] / bare!.figures[of];
      const isPlain = i === 0 || of === "faults" || of === "late" || !Number.isFinite(ratio);
      const verdict = atMost === undefined || contestants[i]!.isBare ? "" : ratio <= atMost ? " ✓" : " ✗";
      return `${format(figures[of], digits)}${isPlain ? "" : ` = ${ratio.toFixed(2)} ×${verdict}`}`;
    }),
    atMost === undefined ? "" : `≤ ${atMost} ×`,
  ]);
  const storms = (figure: (storm: Storm) => string) => [
    ...played.map(({ storm }) => (storm ? figure(storm) : "–")),
    "",
  ];
  const more = [
    [`bytes a player and question, ${SMALL} players`, ...contestants.map(({ small }) => format(small.bytes, 0)), ""],
    [`lost or wrong, ${SMALL} players`, ...contestants.map(({ small }) => format(small.faults, 0)), ""],
    ["all back within ten seconds p50, ms", ...storms(({ tookMs }) => format(quantile(tookMs, 0.5), 0))],
    ["the same p99, ms", ...storms(({ tookMs }) => format(quantile(tookMs, 0.99), 0))],
    ["not back, or with a wrong score", ...storms(({ tookMs, wrong }) => `${sockets - tookMs.length}, ${wrong}`)],
    ["server CPU of coming back, s", ...storms(({ cpuSeconds }) => format(cpuSeconds, 2))],
  ];
  return table([...head, "target"], [...rows, ...more]);
}

import { startProduct } from "../load/kit/servers";
import { table } from "../load/kit/table";
import { doHomework } from "./homework";
import { LINES } from "./kinds-of-lines";
import { playLive } from "./live";
import type { Met } from "./taps";

const CLOCK_MS = 100;
const BACK_MS = 15_000;

/** Plays on every line, prints what the phones met, and tells if all goals are met. */
export async function printTable(): Promise<boolean> {
  const product = await startProduct();
  try {
    const lasting = LINES.filter(({ fault }) => !fault);
    const ways: readonly (readonly [string, readonly Met[]])[] = [
      ["live", await playLive(product.port, LINES)],
      ["HTTP alone", await playLive(product.port, LINES, { refusesSockets: true })],
      ["homework with a clock", await doHomework(product.port, lasting)],
    ];
    const rows = ways.flatMap(([way, met]) => met.map((one) => [one.kind.name, way, ...cellsOf(one)]));
    process.stdout.write(
      table(["line, one way", "played", "lost of taps", "not told", "clock off by, ms", "back after, s"], rows),
    );
    return ways.every(([, met]) => met.every(isMet));
  } finally {
    await product.stop();
  }
}

const marked = (text: string, isMet: boolean) => `${text} ${isMet ? "✓" : "✗"}`;
const isMet = (met: Met): boolean => !cellsOf(met).some((cell) => cell.endsWith("✗"));

const cellsOf = ({ kind, taps, lost, untold, clockMs, backMs }: Met): string[] => [
  kind.isSure ? marked(`${lost} of ${taps}`, lost === 0) : `${lost} of ${taps}`,
  marked(String(untold), untold === 0),
  kind.isSure ? marked(clockMs.toFixed(0), clockMs <= CLOCK_MS) : clockMs.toFixed(0),
  backMs === null ? "" : marked((backMs / 1000).toFixed(1), backMs <= BACK_MS),
];

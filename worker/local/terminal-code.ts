import { encode } from "uqr";

/** Black on white, whatever the terminal's colours: not every phone reads an inverted QR code. */
const INK_ON_WHITE = "\u001b[30;107m";
const OWN_COLOURS = "\u001b[0m";
const QUIET_ZONE = 2;
/** Draws two rows in one line: characters by whether the upper and the lower module are dark. */
const halves = [
  [" ", "▄"],
  ["▀", "█"],
] as const;

export function terminalCode(address: string): string[] {
  const { data, size } = encode(address, { border: QUIET_ZONE });
  const sign = (x: number, y: number) => halves[data[y]![x] ? 1 : 0][data[y + 1]?.[x] ? 1 : 0];
  return Array.from({ length: Math.ceil(size / 2) }, (_, row) => {
    const signs = Array.from({ length: size }, (_, x) => sign(x, row * 2));
    return INK_ON_WHITE + signs.join("") + OWN_COLOURS;
  });
}

import { encode } from "uqr";
import { expect, test } from "vitest";
import { terminalCode } from "../../../worker/local/terminal-code.ts";

test("a QR code in a terminal is the address, black on white", () => {
  const address = "http://192.168.1.20:8080";
  const lines = terminalCode(address);
  const { data } = encode(address, { border: 2 });
  const rows = lines.flatMap((line) => {
    // oxlint-disable-next-line no-control-regex
    const [, signs] = /^\u001b\[30;107m(.*)\u001b\[0m$/.exec(line)!;
    return ["▀█", "▄█"].map((dark) => Array.from(signs!, (sign) => dark.includes(sign)));
  });
  expect(rows.slice(0, data.length)).toEqual(data);
});

import { isAnswered, type Open } from "./open";
import type { Reading } from "./reading";

/** True if a plain line at this place begins the next question rather than continuing this one. */
export function endsBefore(reading: Reading, open: Open, at: number): boolean {
  if (open.kind === "cloud" && reading.afterGap) return true;
  const isComplete = isAnswered(open) || open.options.length > 1;
  if (isComplete && (hasOptions(reading, at) || leadsToOptions(reading, at))) return true;
  if (isAnswered(open)) return open.explanation.length === 0 || reading.afterGap;
  if (open.options.length === 0 && open.choices.length < 2) return false;
  return reading.afterGap;
}

const hasOptions = ({ tokens }: Reading, at: number): boolean =>
  tokens(at).some((token) => token.is === "option" && token.option.letter === "A");

/** True if only plain lines, none of them empty, come before the next option A. */
export function leadsToOptions({ lines, tokens }: Reading, from: number): boolean {
  for (let at = from + 1; at < Math.min(lines.length, from + 8); at++) {
    const [first] = lines[at]!.text === "" ? [] : tokens(at);
    if (first?.is === "option") return first.option.letter === "A";
    if (first?.is !== "text") return false;
  }
  return false;
}

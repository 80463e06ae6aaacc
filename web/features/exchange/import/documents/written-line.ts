import { joinedRuns, type Run } from "../files/raised";
import { underlined } from "../files/underlined";
import { spaced } from "../math/beside";

/** A stretch of a paragraph that looks alike. */
export type WrittenRun = Run & {
  /** Bold or coloured: some authors mark the right answer so. */
  readonly isStrong?: boolean;
  /** Underlined in a text that asks about it. */
  readonly isUnderlined?: boolean;
};

/** A paragraph as one line of text, with stars around what is strong: whole words, never a part of one. */
export function writtenLine(runs: readonly WrittenRun[]): string {
  const pieces = joinedRuns(runs);
  const groups: { text: string; isStrong: boolean }[] = [];
  for (const run of pieces) {
    const text = run.isUnderlined ? underlined(run.text) : run.text;
    const last = groups.at(-1);
    // A power is as strong as what it stands on.
    const isStrong = run.height && last ? last.isStrong : run.isStrong === true && run.text.trim() !== "";
    if (last?.isStrong === isStrong) last.text = spaced(last.text, text);
    else groups.push({ text, isStrong });
  }
  return groups
    .map(({ text, isStrong }, i) => {
      const isPart = meet(groups[i - 1]?.text, text) || meet(text, groups[i + 1]?.text);
      return isStrong && !isPart ? `**${text}**` : text;
    })
    .reduce(spaced, "");
}

/** True if two texts meet within a word. */
const meet = (before = "", after = ""): boolean => /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);

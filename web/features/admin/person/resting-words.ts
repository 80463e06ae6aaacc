import { useEffect, useState } from "react";
import type { Resting } from "#protocol/http/replies/people";
import { schoolLimits } from "#protocol/school-limits";
import { admin } from "#api/admin-api";
import { number } from "#shared/numbers";

/** The sum of what would rest for these people; null until it is known, and if it cannot be read. */
export function useResting(ids: readonly string[]): Resting | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly sum: Resting } | null>(null);
  const of = ids.join(" ");
  useEffect(() => {
    if (of === "") return undefined;
    let isGone = false;
    Promise.all(parts(of.split(" ")).map((part) => admin.resting(part))).then(
      (each) => !isGone && setKnown({ of, sum: each.reduce(added) }),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [of]);
  return known?.of === of ? known.sum : null;
}

/** As many people as one call may name, in each part. */
function parts(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / schoolLimits.people);
  return Array.from({ length: count }, (_, i) => ids.slice(i * schoolLimits.people, (i + 1) * schoolLimits.people));
}

const added = (one: Resting, two: Resting): Resting => ({
  games: one.games + two.games,
  homework: one.homework + two.homework,
  sets: one.sets + two.sets,
  tokens: one.tokens + two.tokens,
});

/** Says what stops, and that it comes back: "Elif Yıldırım için şunlar durur: …". */
export function restingWords(who: string, sum: Resting | null, back: string): string {
  if (sum === null) return `${who} için süren oyunlar, ödevler ve paylaşılan setler durur. ${back}`;
  const { games, homework, sets } = sum;
  if (games + homework + sets === 0) return `${who} için duracak oyun, ödev ya da paylaşılan set yok.`;
  return `${who} için şunlar durur: ${number(games)} süren oyun, ${number(homework)} ödev, ${number(sets)} paylaşılan set. ${back}`;
}

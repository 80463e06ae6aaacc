import { useEffect, useRef, useState } from "react";
import { limits } from "#shared/limits";
import { prefersReducedMotion } from "#browser/reduced-motion";
import type { Readable } from "#browser/store";
import { ReactionMarble } from "#ui/marble/reaction-marble.tsx";
import * as styles from "./reactions.module.css";
import { RollingPool } from "./rolling-pool";

type Props = {
  /** Number of phones that sent each reaction since the last message. */
  readonly counts: Readable<readonly number[]>;
};

/** Reactions that phones send between questions, along the lower edge. The game can be followed without them. */
export const Reactions = ({ counts }: Props) =>
  prefersReducedMotion() ? <Still counts={counts} /> : <Rolling counts={counts} />;

/**
 * Marbles of each reaction that can roll at a time: they are drawn once, and moved by the browser without being drawn again.
 */
const each = 4;
const pool = Array.from({ length: limits.reactions * each }, (_, i) => i % limits.reactions);

function Rolling({ counts }: Props) {
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rolling = new RollingPool([...floor.current!.children] as HTMLElement[], pool);
    const stop = counts.subscribe(() => rolling.roll(counts.get()));
    return () => {
      stop();
      rolling.clear();
    };
  }, [counts]);
  return (
    <div className={styles.floor} aria-hidden="true" ref={floor} data-reactions>
      {pool.map((reaction, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pool never changes
        <i key={i}>
          <ReactionMarble reaction={reaction} />
        </i>
      ))}
    </div>
  );
}

const ADDED_EVERY_MS = 1_000;

/** Replacement where motion is reduced: the count of each reaction, summed up once a second. */
function Still({ counts }: Props) {
  const [sums, setSums] = useState<readonly number[]>([]);
  useEffect(() => {
    let waiting: readonly number[] = [];
    const stop = counts.subscribe(() => (waiting = added(waiting, counts.get())));
    const timer = setInterval(() => {
      const more = waiting;
      waiting = [];
      if (more.length > 0) setSums((before) => added(before, more));
    }, ADDED_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [counts]);
  const shown = sums.flatMap((count, reaction) => (count > 0 ? [{ count, reaction }] : []));
  if (shown.length === 0) return null;
  return (
    <p className={styles.still} aria-hidden="true" data-reactions>
      {shown.map(({ count, reaction }) => (
        <span key={reaction} className="num">
          <ReactionMarble reaction={reaction} />
          {count}
        </span>
      ))}
    </p>
  );
}

const added = (before: readonly number[], more: readonly number[]): readonly number[] =>
  more.map((count, i) => count + (before[i] ?? 0));

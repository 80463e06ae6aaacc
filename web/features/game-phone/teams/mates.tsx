import { Marble } from "#ui/marble/marble.tsx";
import type { TeamRow } from "#protocol/teams";
import { cx } from "#ui/cx";
import * as styles from "./mates.module.css";

type Props = { readonly of: TeamRow; readonly className: string | undefined };

/** Marbles of the first team members, to recognise each other at a glance. A class that joins by number has none to show. */
export const Mates = ({ of: { marbles = [] }, className }: Props) =>
  marbles.length > 0 && (
    <span className={cx(styles.row, className)} aria-hidden="true">
      {marbles.map((seed, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have the same marble
        <Marble key={i} seed={seed} />
      ))}
    </span>
  );

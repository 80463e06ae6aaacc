import type { ReactNode } from "react";
import { ownMarble } from "#ui/marble/account-marble";
import { Marble } from "#ui/marble/marble.tsx";
import * as styles from "./person.module.css";

type Props = { readonly id: string; readonly name: ReactNode; readonly detail: string; readonly size?: number };

/** Marble, name, and a second line. */
export function Person({ id, name, detail, size = 40 }: Props) {
  return (
    <span className={`row ${styles.person}`}>
      <Marble seed={ownMarble(id)} size={size} />
      <span className={styles.words}>
        <b>{name}</b>
        <small className="quiet">{detail}</small>
      </span>
    </span>
  );
}

import type { ReactNode } from "react";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./privacy-note.module.css";

/** Tells what happens to names, next to where they are entered: always visible. */
export function PrivacyNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="lock" />
      <span>{children}</span>
    </p>
  );
}

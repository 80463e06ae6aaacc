import type { ReactNode } from "react";
import { Icon } from "#ui/drawn/icon.tsx";
import styles from "./privacy-note.module.css";

/** What is done with names, where they are written: always in sight. */
export function PrivacyNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="lock" />
      <span>{children}</span>
    </p>
  );
}

import type { ReactNode } from "react";
import { cx } from "../cx";
import styles from "./banner.module.css";
import tones from "../tones.module.css";
import { Icon, type IconName } from "../drawn/icon";

type Props = {
  readonly tone: "ok" | "warn" | "err" | "info";
  readonly icon?: IconName;
  /** "strip": the full-width connection banner under a header. "box": a rounded note inside a column. */
  readonly shape?: "strip" | "box";
  /** Announced at once (errors), or at the next pause. Null for a note that is part of the page. */
  readonly announce?: "alert" | "status" | null;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

const icons: Record<Props["tone"], IconName> = { ok: "check", warn: "wifi", err: "warning", info: "info" };

/** A message that belongs to its place on the page. */
export function Banner({ tone, icon, shape = "box", announce = null, children, action }: Props) {
  return (
    <div className={cx(styles.banner, tones[tone], styles[shape])} role={announce ?? undefined}>
      <Icon name={icon ?? icons[tone]} />
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}

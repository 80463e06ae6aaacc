import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./drawn/icon";
import * as styles from "./tag.module.css";
import tones from "./tones.module.css";

type Props = {
  readonly tone?: "plain" | "ok" | "warn" | "err" | "info";
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A state in a word or two; the icon shows it too, never the colour alone. */
export function Tag({ tone = "plain", icon, children }: Props) {
  return (
    <span className={cx(styles.tag, tones[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

import { Button, type ButtonVariant } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import type { IconName } from "#ui/drawn/icon.tsx";
import * as styles from "./tools.module.css";

/** A tool that is always available: a round button in the lobby, later an entry of the menu. */
type Tool = {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
  /** True if something is out of the ordinary: joining is locked, or the sound is off. */
  readonly isOn?: boolean;
  /** True from the press until the server has answered. */
  readonly isWaiting?: boolean;
  /** True if this game has no use for the tool. */
  readonly isOff?: boolean;
  /** True if the tool is worth pointing out before the class comes. */
  readonly isOffered?: boolean;
};
type ToolName =
  | "code"
  | "phone"
  | "camera"
  | "hand"
  | "lock"
  | "find"
  | "table"
  | "sound"
  | "music"
  | "reactions"
  | "dark"
  | "full"
  | "help"
  | "remote"
  | "leave"
  | "end";
export type Tools = Readonly<Record<ToolName, Tool>>;

type Props = { readonly tool: Tool; readonly variant?: ButtonVariant };

export function ToolButton({ tool, variant = "field" }: Props) {
  return (
    <Button
      variant={variant}
      size="board"
      icon={tool.icon}
      className={cx(styles.round, tool.isOn && styles.on)}
      aria-label={tool.label}
      title={tool.label}
      busy={tool.isWaiting === true}
      onClick={tool.run}
    />
  );
}

import { Button, type ButtonVariant } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import type { IconName } from "#ui/drawn/icon.tsx";
import styles from "./tools.module.css";

/** A tool that is available at any time: a round button in the lobby, a menu entry later. */
type Tool = {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
  /** Something is out of the ordinary: joining is locked, the sound is off. */
  readonly isOn?: boolean;
  /** It was pressed, and the server has not answered yet. */
  readonly isWaiting?: boolean;
  /** This game has no use for it. */
  readonly isOff?: boolean;
  /** Worth pointing out before the class comes. */
  readonly isOffered?: boolean;
};
type ToolName =
  | "code"
  | "phone"
  | "camera"
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

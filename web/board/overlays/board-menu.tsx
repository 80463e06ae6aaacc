import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/menu";
import styles from "../scenes/frame.module.css";
import type { Tools } from "../tools";

type Props = { readonly tools: Tools; readonly isOver: boolean };

/** Every tool, for a board without a keyboard. */
export function BoardMenu({ tools, isOver }: Props) {
  const { code, lock, table, sound, dark, full, help, remote, leave, end } = tools;
  const offered = isOver
    ? [sound, dark, full, help, remote, leave]
    : [code, lock, table, sound, dark, full, help, remote, leave, end];
  return (
    <Menu
      label="Tahta menüsü"
      className={styles.menu}
      items={offered.map((tool) => ({
        icon: tool.icon,
        label: tool.label,
        danger: tool === end,
        onSelect: tool.run,
      }))}
    >
      <Icon name="more" />
      <span className="vh">Tahta menüsü</span>
    </Menu>
  );
}

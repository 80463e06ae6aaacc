import type { GameSettings } from "#protocol/game-settings";
import { Icon } from "#ui/drawn/icon.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import * as styles from "../scenes/frame.module.css";
import type { Tools } from "../tools";

type Props = { readonly tools: Tools; readonly isOver: boolean; readonly way: GameSettings["answers"] };

/** A menu of all tools, for a board without a keyboard. */
export function BoardMenu({ tools, isOver, way }: Props) {
  const {
    code,
    phone,
    camera,
    hand,
    lock,
    find,
    table,
    sound,
    music,
    dark,
    full,
    help,
    remote,
    reactions,
    leave,
    end,
  } = tools;
  const always = [sound, music, reactions, dark, full, help, remote, leave];
  const running =
    way === undefined
      ? [code, phone, lock, find, table]
      : way === "cards"
        ? [phone, camera, hand, table]
        : [phone, table];
  const offered = (isOver ? always : [...running, ...always, end]).filter(({ isOff }) => !isOff);
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

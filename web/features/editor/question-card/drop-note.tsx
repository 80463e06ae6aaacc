import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./drop-note.module.css";

/** Over the question while a file is dragged over the window. Hidden from screen readers: someone dragging a file sees it. */
export const DropNote = () => (
  <div className={styles.note} aria-hidden="true">
    <Icon name="image" />
    <b>Soruya eklemek için bırakın</b>
    <span className="quiet">Şıkkın üstüne bırakırsanız o şıkka eklenir</span>
  </div>
);

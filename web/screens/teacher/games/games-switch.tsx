import { NavLink } from "react-router";
import styles from "./games-switch.module.css";

/** Games of a class together, or at one's own pace: two lists under one entry of the menu. */
export function GamesSwitch() {
  return (
    <nav className={styles.track} aria-label="Oyunlar">
      <NavLink to="/teacher/games">Canlı oyunlar</NavLink>
      <NavLink to="/teacher/homework">Ödevler</NavLink>
    </nav>
  );
}

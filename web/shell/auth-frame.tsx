import { Link, Outlet } from "react-router";
import { Marble } from "#ui/marble/marble.tsx";
import { marbleSeed } from "#ui/marble/marble-art";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./auth-frame.module.css";

const stripMarble = marbleSeed("Defne");

/** One plain column for the sign-in pages. The strip below sends pupils who came here by mistake to theirs. */
export function AuthFrame() {
  return (
    <div className={`column ${styles.column}`}>
      <header className={`row ${styles.head}`}>
        <Link to="/" aria-label="Bilye, ana sayfa">
          <Logo height={40} />
        </Link>
      </header>
      <main id="icerik" className={styles.main}>
        <Outlet />
      </main>
      <aside className={styles.aside} aria-label="Oyuna katılmak isteyenler">
        <a className={cx("on-field", "row", styles.strip)} data-theme="light" href="/student/join">
          <Marble seed={stripMarble} size={40} />
          <span>
            Oyun kodun mu var?
            <small>Giriş yapmadan katıl.</small>
          </span>
          <Icon name="arrow" />
        </a>
      </aside>
    </div>
  );
}

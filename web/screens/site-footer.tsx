import { Link } from "react-router";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./site-footer.module.css";

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`row wrap ${styles.inner}`}>
        <Logo height={34} />
        <nav className={`flow ${styles.links}`} aria-label="Alt menü">
          <Link to="/presentation">Tanıtım</Link>
          <Link to="/about">Hakkında</Link>
          <Link to="/terms">Kullanım koşulları</Link>
          <Link to="/privacy">Gizlilik</Link>
          <Link to="/accessibility">Erişilebilirlik</Link>
        </nav>
      </div>
    </footer>
  );
}

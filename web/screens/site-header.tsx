import { Link } from "react-router";
import { dashboards } from "#api/sign-in/guard";
import { useSession } from "#api/sign-in/session";
import { ownPage } from "#words/shared-sentences";
import { cx } from "#ui/cx";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./site-header.module.css";

type Props = {
  readonly onField?: boolean;
  /** The page to return to after signing in. */
  readonly login?: string;
};

/** The head of the public pages; on cobalt on the home page, on the page's background elsewhere. */
export function SiteHeader({ onField = false, login = "/auth/login" }: Props) {
  const { user, loading } = useSession();
  return (
    <header className={cx("row", styles.header, onField && styles.onField)}>
      <Link to="/" className={styles.logo} aria-label="Bilye, ana sayfa">
        <Logo height={44} />
      </Link>
      <nav className={`row ${styles.nav}`} aria-label="Ana menü">
        <Link to="/presentation" className={styles.wide}>
          Nasıl oynanır
        </Link>
        <Link to="/about" className={styles.wide}>
          Hakkında
        </Link>
        <span className={styles.gap} />
        {user ? (
          <Link to={dashboards[user.role]} className={styles.outlined}>
            {ownPage}
          </Link>
        ) : (
          !loading && (
            <>
              <Link to={login}>Giriş yap</Link>
              <Link to="/auth/register" className={cx(styles.outlined, styles.wide)}>
                Öğretmen hesabı aç
              </Link>
            </>
          )
        )}
      </nav>
    </header>
  );
}

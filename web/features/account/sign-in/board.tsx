import { sessionEnds } from "#words/sentence-forms";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { LoginReply } from "#protocol/http/replies/people";
import { browserEnv } from "#browser/env";
import { useOpened } from "#hosting/use-opened";
import { deviceSignIn } from "#api/account-api";
import { BoardSignIn } from "#api/sign-in/board-sign-in";
import { afterLogin } from "#api/sign-in/guard";
import { signIn } from "#api/sign-in/session";
import { Logo } from "#ui/drawn/logo.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./board.module.css";
import { CodeOfHome } from "./code-of-home";
import { CodePanel } from "./code-panel";

const SAID_MS = 10_000;

/** Sign-in page of a board at school: the teacher's phone signs it in, so nobody types a password in front of the class. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = params.get("next");
  const enter = ({ token, user, session }: LoginReply) => {
    signIn(token, user, session);
    void navigate(afterLogin(user, next), { replace: true });
    // Names the account: anybody who reads a board's code can sign the board in to their own account.
    toast.success(`${user.name} olarak girildi.`, { durationMs: SAID_MS });
  };
  const board = useOpened(() => new BoardSignIn({ ...deviceSignIn, onSignedIn: enter }, browserEnv()));
  return (
    <div className={`column ${styles.page}`}>
      <header className={styles.head}>
        <Link to="/" aria-label="Bilye, ana sayfa">
          <Logo height={44} />
        </Link>
      </header>
      <main id="icerik" className={styles.main}>
        <div className={styles.words}>
          <h1>Telefonunuzla girin</h1>
          <ol className={styles.steps}>
            <li>Telefonunuzun kamerasını karekoda tutun, çıkan bağlantıyı açın.</li>
            <li>Ekrandaki iki rakamı telefonunuza yazıp onaylayın.</li>
          </ol>
          <p className={styles.note}>Tahtaya şifre yazılmaz. {sessionEnds(12)}</p>
          <p className={styles.back}>
            <Link to={next === null ? "/auth/login" : `/auth/login?next=${encodeURIComponent(next)}`}>
              E-posta ve şifreyle gir
            </Link>
          </p>
        </div>
        <div className={styles.ways}>
          {board && <CodePanel board={board} />}
          <CodeOfHome onIn={enter} />
        </div>
      </main>
    </div>
  );
}

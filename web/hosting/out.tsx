import { goneOrForeign } from "#words/shared-sentences";
import { Link, useLocation, useParams } from "react-router";
import { forgetGameToken, gameToken } from "#api/sign-in/game-token";
import { loginAddress } from "#api/sign-in/guard";
import { clearSession } from "#api/sign-in/session";
import type { OutReason } from "#game-client/game";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import * as styles from "./out.module.css";

const outs: Partial<Record<OutReason, readonly [title: string, text: string]>> = {
  not_found: ["Bu oyun bulunamadı", goneOrForeign],
  signed_out: ["Oturumunuz kapandı", "Oyun sunucuda duruyor. Giriş yapınca kaldığınız yerden devam edersiniz."],
};

const closed = ["Bu oyun kapandı", "Oyun bitmiş ya da silinmiş olabilir."] as const;
const atEnd = ["Oyun bitti", "Bir tur daha kurulursa bu telefon ona da katılır."] as const;

/** Shown when this screen no longer has a game. */
export function Out({ reason }: { readonly reason: OutReason }) {
  const { code } = useParams();
  // The phone may open none of the teacher's pages, and goes along to the follow-up game.
  const isPairedToTheEnd = reason === "closed" && code !== undefined && gameToken(code) !== null;
  const [title, text] = isPairedToTheEnd ? atEnd : (outs[reason] ?? closed);
  return (
    <main id="icerik" className={styles.out}>
      <h1 className="vh">{title}</h1>
      <EmptyState
        title={title}
        action={
          reason === "signed_out" ? (
            <Back />
          ) : (
            !isPairedToTheEnd && (
              <Link to="/teacher/games" className={buttonClass()}>
                Oyunlara dön
              </Link>
            )
          )
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}

/** The lesson waits: signing in again leads back to the same place in it. */
function Back() {
  const { pathname } = useLocation();
  const { code } = useParams();
  const forget = () => {
    if (code !== undefined) forgetGameToken(code);
    clearSession();
  };
  return (
    <>
      <Link to={loginAddress(pathname)} className={buttonClass()} onClick={forget}>
        Giriş yap
      </Link>
      <Link
        to={`/auth/board?next=${encodeURIComponent(pathname)}`}
        className={buttonClass({ variant: "alt" })}
        onClick={forget}
      >
        Telefonla gir
      </Link>
    </>
  );
}

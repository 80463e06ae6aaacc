import { adminsUseKeys } from "#words/shared-sentences";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  isRouteErrorResponse,
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from "react-router";
import { UnknownKind } from "#kinds/every-kind";
import { ApiError, codeOf, networkError, tryLater } from "#api/api-error";
import { unexpected } from "#words/pupil-sentences";
import { isStaleChunk, loadAnew } from "#browser/stale-chunks";
import { loginAddress } from "#api/sign-in/guard";
import { useTabTitle } from "#screens/use-tab-title";
import { signOut } from "#api/sign-in/sign-out";
import { newKey } from "#browser/new-key";
import { BrandMarble } from "#ui/marble/brand-marble.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Logo } from "#ui/drawn/logo.tsx";
import * as styles from "./error-page.module.css";
import { FirstWait } from "./first-wait";

/** Shows any error thrown by a screen or its loader. */
export function RouteError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.status === 401)
    return <Navigate to={loginAddress(pathname + search)} replace />;
  if (error instanceof ApiError && error.code === "passkey_required") return <PasskeyNeeded />;
  // The data needs a newer version of the app, which is loaded now.
  if (isStaleChunk(error) || error instanceof UnknownKind) return <Gone error={error} />;
  const isMissing = isRouteErrorResponse(error)
    ? error.status === 404
    : error instanceof ApiError && (error.status === 404 || error.code === "forbidden");
  if (isMissing) return <NotFound />;
  const isReached = !(error instanceof ApiError) || (error.status !== 0 && !isAway(error));
  return isReached ? <Unexpected error={error} /> : <Unreached error={error} />;
}

/** The page for an address that does not exist. */
export function NotFound() {
  useTabTitle("Sayfa bulunamadı");
  return (
    <div className={cx("on-field", styles.page)}>
      <div className={styles.hole} aria-hidden="true" />
      <BrandMarble className={styles.marble} />
      <Head />
      <main id="icerik" className={styles.main}>
        <Heading>Bu sayfa yuvarlanıp gitmiş</Heading>
        <p>Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.</p>
        <div className={`flow ${styles.actions}`}>
          <Link to="/" className={buttonClass({ variant: "lim", size: "lg" })}>
            Ana sayfaya dön
          </Link>
          <a href="/student/join" className={buttonClass({ variant: "field", size: "lg" })}>
            Oyun koduna git
          </a>
        </div>
      </main>
    </div>
  );
}

/** An administrator signed in without a passkey. */
function PasskeyNeeded() {
  const { pathname, search } = useLocation();
  useTabTitle("Geçiş anahtarı gerekli");
  return (
    <div className={cx("on-field", styles.page)}>
      <Head />
      <main id="icerik" className={styles.main}>
        <Heading>{adminsUseKeys}</Heading>
        <p>Anahtarınız varsa onunla yeniden girin. Yoksa önce profilinizde bir anahtar ekleyin.</p>
        <div className={`flow ${styles.actions}`}>
          <Link
            to={loginAddress(pathname + search)}
            className={buttonClass({ variant: "lim", size: "lg" })}
            onClick={signOut}
          >
            Anahtarla gir
          </Link>
          <Link to="/profile" className={buttonClass({ variant: "field", size: "lg" })}>
            Anahtar ekle
          </Link>
        </div>
      </main>
    </div>
  );
}

/** A part of this screen did not load. */
function Gone({ error }: { readonly error: unknown }) {
  const [isLoading, setIsLoading] = useState(true);
  useEffect(() => void loadAnew().then(setIsLoading), []);
  if (isLoading) return <FirstWait />;
  if (navigator.onLine) return <Unexpected error={error} />;
  // Only a reloaded page fetches a failed part again, and without a network the reload would fail.
  return <Unreached error={networkError()} onRetry={() => navigator.onLine && location.reload()} />;
}

/** The server or a part of it is down, by its own reply or that of a proxy. */
const isAway = ({ code }: ApiError) => code === "server_away" || code === "unavailable";

type UnreachedProps = { readonly error: ApiError; readonly onRetry?: () => void };

/** The network or the server failed, not the page: retries without leaving the app. */
function Unreached({ error, onRetry }: UnreachedProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const ask = () => void navigate(pathname + search, { replace: true });
  // A network that is back brings the page back.
  const again = useEffectEvent(onRetry ?? ask);
  useEffect(() => {
    const retry = () => again();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  const title = isAway(error) ? "Sunucu şu an cevap vermiyor" : "Bağlantı kurulamadı";
  useTabTitle(title);
  return (
    <div className={cx("on-field", styles.page)}>
      <Head />
      <main id="icerik" className={styles.main}>
        <Heading>{title}</Heading>
        <div role="alert">
          <p>{isAway(error) ? tryLater("Sorun sizin internetinizde değil") : error.message}</p>
          {codeOf(error) && <p className={styles.code}>Kod: {codeOf(error)}</p>}
        </div>
        <div className={`flow ${styles.actions}`}>
          <Button variant="lim" size="lg" busy={state !== "idle"} onClick={onRetry ?? ask}>
            Yeniden dene
          </Button>
        </div>
      </main>
    </div>
  );
}

function Unexpected({ error }: { readonly error: unknown }) {
  useTabTitle("Beklenmedik bir sorun");
  const [id] = useState(() => (error instanceof ApiError && error.requestId) || newKey());
  const said = error instanceof ApiError ? error.message : null;
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(id, error);
  }, [error, id]);
  return (
    <div className={cx("on-field", styles.page)}>
      <Head />
      <main id="icerik" className={styles.main}>
        <Heading>{unexpected}</Heading>
        <div role="alert">
          <p>{said ?? "Sayfayı yenilemek çoğu zaman yeter. Sürerse aşağıdaki kodu bize yazın."}</p>
          <p className={styles.code}>Hata kodu: {id.slice(0, 8)}</p>
        </div>
        <div className={`flow ${styles.actions}`}>
          <Button variant="lim" size="lg" onClick={() => location.reload()}>
            Sayfayı yenile
          </Button>
          <a href="/" className={buttonClass({ variant: "field", size: "lg" })}>
            Ana sayfaya dön
          </a>
        </div>
      </main>
    </div>
  );
}

function Head() {
  return (
    <header className={styles.head}>
      <a href="/" aria-label="Bilye, ana sayfa">
        <Logo height={44} />
      </a>
    </header>
  );
}

function Heading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}

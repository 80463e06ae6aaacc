import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import "#ui/drawn/app-drawings.tsx";
import { ToastArea } from "#ui/overlays/toast.tsx";
import { toast } from "#ui/overlays/toasts";
import { storedReplyShown } from "#api/stored-replies";
import { wasReloaded } from "#browser/new-version";
import { useRefresh } from "#screens/use-refresh";
import { underWay } from "#browser/under-way";
import { titleOf } from "#browser/addresses/title";
import * as styles from "./root.module.css";
import { useStore } from "#ui/use/use-store";

/**
 * The shell of every screen of the app: skip link, title, focus on navigation, progress, the offline notice, notifications.
 * The router shows it once, around everything; the visible frames (`AppFrame`, `AuthFrame`, `PublicFrame`) lie inside. A
 * screen gets its title in the router. Its first `h1` takes the focus when it opens, and the skip link leads to its `main`,
 * which its frame has or the screen itself.
 *
 *     { path: "classes", handle: titled("Sınıflar"), lazy: () => import("#features/classes/list/classes.tsx") }
 */
export function Root() {
  useTitleAndFocus();
  useEffect(() => {
    if (wasReloaded()) toast.info("Yeni sürüm yüklendi.");
  }, []);
  const isLeaving = useNavigation().state !== "idle";
  const isWaiting = useStore(underWay) > 0;
  return (
    <>
      <a className={styles.skip} href="#icerik" onClick={skipToContent}>
        İçeriğe geç
      </a>
      {(isLeaving || isWaiting) && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={isLeaving ? "Sayfa açılıyor" : "İşlem sürüyor"}
        />
      )}
      <Outlet />
      <Offline />
      <ToastArea />
      <ScrollRestoration />
    </>
  );
}

/** The pause between two polls of a device whose router works without internet, because it gets no "online" event. */
const ASK_AGAIN_MS = 15_000;

/** Says that the screen shows data kept on this device, until the network is back. */
function Offline() {
  const isStale = useStore(storedReplyShown);
  const { state } = useRevalidator();
  useRefresh(isStale && state === "idle" ? isStale : null, ASK_AGAIN_MS, true);
  return (
    <p className={styles.offline} role="status" hidden={!isStale}>
      {isStale && "Çevrimdışı: bu cihazda kalan son hâli görüyorsunuz."}
    </p>
  );
}

function skipToContent(event: React.MouseEvent) {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

function useTitleAndFocus() {
  const { pathname } = useLocation();
  const title = titleOf(useMatches());
  const named = useRef("");
  // Runs before the page's effects, so that a title with the page's subject replaces the general one.
  useLayoutEffect(() => {
    const page = `${pathname} ${title}`;
    if (named.current !== page) document.title = title;
    named.current = page;
  }, [title, pathname]);

  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (focusHeading()) return;
    // A page about one thing gets its heading once that has loaded; the focus stays with users who have moved on.
    const left = document.activeElement;
    const observer = new MutationObserver(() => {
      const isStill = document.activeElement === left || document.activeElement === document.body;
      if (!isStill || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Announces the new page to a screen reader; a field that took the focus keeps it. False if there is no heading yet. */
function focusHeading(): boolean {
  if (document.activeElement?.matches("input, textarea, dialog *")) return true;
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

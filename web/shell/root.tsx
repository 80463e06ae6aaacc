import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import "#ui/drawn/app-drawings.tsx";
import { ToastArea } from "#ui/overlays/toast.tsx";
import { toast } from "#ui/overlays/toasts";
import { keptShown } from "#api/kept-replies";
import { wasReloaded } from "#browser/new-version";
import { onceLookedAt } from "#screens/use-refresh";
import { underWay } from "#browser/under-way";
import { titleOf } from "#browser/addresses/title";
import styles from "./root.module.css";
import { useStore } from "#ui/use/use-store";

/** What surrounds every screen: skip link, title, focus on navigation, progress, notifications. */
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

/** A device whose router stands, but leads nowhere, hears of no network that comes back: it asks. */
const ASK_AGAIN_MS = 15_000;

/** Says that what is on the screen is what this device had kept, until the network is back. */
function Offline() {
  const isStale = useStore(keptShown);
  const { revalidate, state } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (isStale) void revalidate();
  });
  useEffect(() => {
    const isBack = () => refresh();
    window.addEventListener("online", isBack);
    return () => window.removeEventListener("online", isBack);
  }, []);
  useEffect(
    () => (isStale && state === "idle" ? onceLookedAt(ASK_AGAIN_MS, () => refresh()) : undefined),
    [isStale, state],
  );
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
  // Before the page's own effects: what it is about takes the place of what kind of page it is.
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
    // A page about one thing has its heading when that has come; who has gone on meanwhile stays there.
    const left = document.activeElement;
    const observer = new MutationObserver(() => {
      const isStill = document.activeElement === left || document.activeElement === document.body;
      if (!isStill || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Says the new page to a screen reader; a field that took the focus itself keeps it. False where there is no heading yet. */
function focusHeading(): boolean {
  if (document.activeElement?.matches("input, textarea, dialog *")) return true;
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

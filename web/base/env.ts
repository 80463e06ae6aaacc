/** The part of a browser's WebSocket that the connection uses. */
export type SocketLike = Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">;

/** Everything outside the live game: handed in, so that a test plays it by hand. */
export type Env = {
  readonly WebSocket: new (url: string) => SocketLike;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds that only go up; a wrong or changed wall clock does not matter. */
  readonly now: () => number;
  readonly random: () => number;
  readonly after: (ms: number, run: () => void) => Cancel;
  /** Somebody may be looking at the page. */
  readonly isVisible: () => boolean;
  /** The page is back: online again, in the foreground again, or taken from the back-forward cache. */
  readonly onWake: (run: () => void) => Cancel;
  /** Where the sockets are, without a path: `wss://bilye.example`. */
  readonly socketOrigin: string;
};
export type Cancel = () => void;

export function browserEnv(): Env {
  return {
    WebSocket,
    fetch: (path, init) => fetch(path, init),
    now: () => performance.now(),
    random: () => Math.random(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isVisible,
    onWake(run) {
      const whenVisible = () => {
        if (isVisible()) run();
      };
      window.addEventListener("online", run);
      window.addEventListener("offline", run);
      window.addEventListener("pageshow", run);
      document.addEventListener("visibilitychange", whenVisible);
      return () => {
        window.removeEventListener("online", run);
        window.removeEventListener("offline", run);
        window.removeEventListener("pageshow", run);
        document.removeEventListener("visibilitychange", whenVisible);
      };
    },
    socketOrigin: socketOrigin(import.meta.env.VITE_WS_URL, globalThis.location?.origin),
  };
}

const isVisible = () => document.visibilityState === "visible";

/** The configured address, else the page's own, else the local run's. */
function socketOrigin(configured: string | undefined, pageOrigin: string | undefined): string {
  if (configured) return configured.replace(/\/+$/, "").replace(/\/ws$/, "");
  if (pageOrigin?.startsWith("http")) return pageOrigin.replace(/^http/, "ws");
  return "ws://localhost:8080";
}

/** The part of a browser's WebSocket that the connection uses. */
export type SocketLike = Pick<WebSocket, "readyState" | "send" | "close" | "addEventListener">;

/** Everything outside the live game, passed in so that a test can control it. */
export type Env = {
  readonly WebSocket: new (url: string) => SocketLike;
  /** Gives a request up that has no reply `within` this time. */
  readonly fetch: (path: string, init?: RequestInit, within?: number) => Promise<Response>;
  /** Milliseconds that only go up; a wrong or changed wall clock does not matter. */
  readonly now: () => number;
  readonly random: () => number;
  readonly after: (ms: number, run: () => void) => Cancel;
  /** True if somebody may be looking at the page. */
  readonly isVisible: () => boolean;
  /** The page is back: online again, in the foreground again, or taken from the back-forward cache. */
  readonly onWake: (run: () => void) => Cancel;
  /** Origin of the sockets, without a path: `wss://bilye.example`. */
  readonly socketOrigin: string;
};
export type Cancel = () => void;

/** Request timeout. A request without a reply is retried. */
const REPLY_WITHIN = 15_000;

export function browserEnv(): Env {
  return {
    WebSocket,
    fetch(path, init, within = REPLY_WITHIN) {
      const waiting = new AbortController();
      setTimeout(() => waiting.abort(), within);
      return fetch(path, { ...init, signal: waiting.signal });
    },
    now: () => performance.now(),
    random: () => Math.random(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isVisible,
    onWake(run) {
      const listening = new AbortController();
      const { signal } = listening;
      for (const name of ["online", "offline", "pageshow"]) window.addEventListener(name, run, { signal });
      const whenVisible = () => {
        if (isVisible()) run();
      };
      document.addEventListener("visibilitychange", whenVisible, { signal });
      return () => listening.abort();
    },
    socketOrigin: socketOrigin(import.meta.env.VITE_WS_URL, globalThis.location?.origin),
  };
}

const isVisible = () => document.visibilityState === "visible";

/** The configured address, else the page's, else that of the local run. */
function socketOrigin(configured: string | undefined, pageOrigin: string | undefined): string {
  if (configured) return configured.replace(/\/+$/, "").replace(/\/ws$/, "");
  if (pageOrigin?.startsWith("http")) return pageOrigin.replace(/^http/, "ws");
  return "ws://localhost:8080";
}

import { useState, useSyncExternalStore } from "react";
import type { BoardHost } from "./board-host";

/** A game that is open exactly as long as the screen stands; null before the screen is on the page. */
export function useOpened(open: () => BoardHost): BoardHost | null {
  const [opening] = useState(() => new Opening(open));
  return useSyncExternalStore(opening.subscribe, opening.get);
}

class Opening {
  readonly #open: () => BoardHost;
  #host: BoardHost | null = null;

  constructor(open: () => BoardHost) {
    this.#open = open;
  }

  readonly get = (): BoardHost | null => this.#host;

  readonly subscribe = (): (() => void) => {
    const host = this.#open();
    this.#host = host;
    return () => {
      host.close();
      if (this.#host === host) this.#host = null;
    };
  };
}

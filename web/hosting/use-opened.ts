import { useState, useSyncExternalStore } from "react";

type Closing = { readonly close: () => void };

/** A game that is open exactly as long as the screen is mounted; null before that. */
export function useOpened<Opened extends Closing>(open: () => Opened): Opened | null {
  const [opening] = useState(() => new Opening(open));
  return useSyncExternalStore(opening.subscribe, opening.get);
}

class Opening<Opened extends Closing> {
  private readonly open: () => Opened;
  private opened: Opened | null = null;

  constructor(open: () => Opened) {
    this.open = open;
  }

  readonly get = (): Opened | null => this.opened;

  readonly subscribe = (): (() => void) => {
    const opened = this.open();
    this.opened = opened;
    return () => {
      opened.close();
      if (this.opened === opened) this.opened = null;
    };
  };
}

import { createContext } from "react";

/** The set of the homework that is reported; null for a game, which knows its own. */
export const PlayedSet = createContext<string | null>(null);

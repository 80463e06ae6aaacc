import type { RefusalCode } from "#protocol/errors";
import type { Decision } from "./command";
import type { GameEvent } from "./events";

export const accept = (...events: GameEvent[]): Decision => ({ ok: true, events });
export const refuse = (error: RefusalCode): Decision => ({ ok: false, error });

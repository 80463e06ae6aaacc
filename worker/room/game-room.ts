import { DurableObject } from "cloudflare:workers";

/** One live game. */
export class GameRoom extends DurableObject<Env> {}

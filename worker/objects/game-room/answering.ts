import { DurableObject } from "cloudflare:workers";
import type { RefusalCode } from "#protocol/errors";
import type { ManagedGame } from "./running-game";

export type NoGame = { ok: false; error: RefusalCode };
type Call = (room: ManagedGame, ...args: never[]) => unknown;
type Method<C> = C extends (room: never, ...args: infer Args) => infer R ? (...args: Args) => R | NoGame : never;

export abstract class Answering extends DurableObject<Env> {
  /** Calls the game that is open here. If none is open, returns the reason. */
  protected abstract ask<T>(call: (room: ManagedGame) => T): T | NoGame;
}

/** Adds one RPC method per call to the class, with the same name and without the call's first argument, the room. */
export function answering<Base extends Answering, Args extends unknown[], Calls extends Record<string, Call>>(
  Plain: abstract new (...args: Args) => Base,
  calls: Calls,
) {
  abstract class WithCalls extends (Plain as unknown as abstract new (...args: never[]) => Answering) {}
  for (const [name, call] of Object.entries(calls)) {
    const value = function (this: Answering, ...args: never[]) {
      return this.ask((room) => call(room, ...args));
    };
    Object.defineProperty(WithCalls.prototype, name, { value, configurable: true });
  }
  type Methods = { [K in keyof Calls]: Method<Calls[K]> };
  return WithCalls as unknown as abstract new (...args: Args) => Base & Methods;
}

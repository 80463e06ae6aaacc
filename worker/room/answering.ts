import { DurableObject } from "cloudflare:workers";
import type { RefusalCode } from "#protocol/errors";
import type { LiveGame } from "./live-game";

export type NoGame = { ok: false; error: RefusalCode };
type Call = (room: LiveGame, ...args: never[]) => unknown;
type Method<C> = C extends (room: LiveGame, ...args: infer Args) => infer R ? (...args: Args) => R | NoGame : never;

export abstract class Answering extends DurableObject<Env> {
  /** Asks the game that is open here; where there is none, says why. */
  protected abstract ask<T>(call: (room: LiveGame) => T): T | NoGame;
}

/** A Durable Object with one RPC method for each call, of the same name and without its first argument, the room. */
export function answering<Calls extends Record<string, Call>>(calls: Calls) {
  abstract class WithCalls extends Answering {}
  for (const [name, call] of Object.entries(calls)) {
    const value = function (this: Answering, ...args: never[]) {
      return this.ask((room) => call(room, ...args));
    };
    Object.defineProperty(WithCalls.prototype, name, { value });
  }
  type Methods = { [K in keyof Calls]: Method<Calls[K]> };
  return WithCalls as unknown as abstract new (ctx: DurableObjectState, env: Env) => Answering & Methods;
}

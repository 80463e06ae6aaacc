import { DurableObject } from "cloudflare:workers";
import type { Refusal } from "./reply";

/** An object whose content answers the calls of the API. */
export abstract class Answering<Content> extends DurableObject<Env> {
  /** Calls the content. If nothing is open, returns the reason. */
  protected abstract ask<T>(call: (content: Content) => T): T | Refusal;
}

type ContentOf<Base> = Base extends Answering<infer Content> ? Content : never;
type Method<Call> = Call extends (content: never, ...args: infer Args) => infer R
  ? (...args: Args) => R | Refusal
  : never;

/** Adds one RPC method per call to the class, with the same name and without the call's first argument, the content. */
export function answering<
  Base extends Answering<unknown>,
  Args extends unknown[],
  Calls extends Record<string, (content: ContentOf<Base>, ...args: never[]) => unknown>,
>(Plain: abstract new (...args: Args) => Base, calls: Calls) {
  abstract class WithCalls extends (Plain as unknown as abstract new (
    ...args: never[]
  ) => Answering<ContentOf<Base>>) {}
  for (const [name, call] of Object.entries(calls)) {
    const value = function (this: WithCalls, ...args: never[]) {
      return this.ask((content) => call(content, ...args));
    };
    Object.defineProperty(WithCalls.prototype, name, { value, configurable: true });
  }
  type Methods = { [K in keyof Calls]: Method<Calls[K]> };
  return WithCalls as unknown as abstract new (...args: Args) => Base & Methods;
}

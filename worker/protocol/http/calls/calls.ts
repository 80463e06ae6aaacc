import type * as z from "zod";
import type * as Replies from "../replies/all";
import type { ReplyOf } from "../replies/reply";
import { accountCalls } from "./accounts";
import { administrationCalls } from "./administration";
import { classCalls } from "./classes";
import { connectionCalls } from "./connections";
import { gameCalls } from "./games";
import { homeworkCalls } from "./homework";
import { libraryCalls } from "./library";
import { peopleRequestCalls } from "./people-requests";
import { playerCalls } from "./players";
import { schoolCalls } from "./schools";
import { serviceCalls } from "./service";
import { setCalls } from "./sets";
import { signInCalls } from "./sign-in";
import type { Entry, ReplyName } from "./entry";

/** The only list of calls: routes, pages, description, rights and tests take them from here. */
export const calls = {
  ...setCalls,
  ...gameCalls,
  ...connectionCalls,
  ...playerCalls,
  ...classCalls,
  ...homeworkCalls,
  ...libraryCalls,
  ...accountCalls,
  ...signInCalls,
  ...administrationCalls,
  ...peopleRequestCalls,
  ...schoolCalls,
  ...serviceCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;

export const callNames = Object.keys(calls) as readonly CallName[];
export const entryOf = (name: CallName): Entry => calls[name];

type Reply = typeof Replies;

/** Statuses of the replies to a call. */
export type StatusOf<Name extends CallName> = keyof Calls[Name]["replies"] & number;
/** A reply with this status, by default any of them; null if it has no body. */
export type ReplyTo<Name extends CallName, Status extends StatusOf<Name> = StatusOf<Name>> = {
  [One in Status]: Calls[Name]["replies"][One] extends infer Value
    ? Value extends ReplyName
      ? ReplyOf<Reply[Value]>
      : null
    : never;
}[Status];
/** The body as sent. */
export type BodyOf<Name extends CallName> = Calls[Name] extends { readonly bodyAs: infer As extends ReplyName }
  ? z.input<Reply[As]>
  : Calls[Name] extends { readonly body: infer Schema }
    ? z.input<Schema>
    : never;
/** The query as parsed. */
export type QueryOf<Name extends CallName> = Calls[Name] extends { readonly query: infer Schema }
  ? z.output<Schema>
  : never;

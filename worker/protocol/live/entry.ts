import type * as z from "zod";

/** Side of a socket: a screen of the host (board, remote, paired phone), a player, or a socket that has no seat yet. */
export type SeatRole = "host" | "player" | "guest";
/** Origin of a message, the specification or a part of the product; one sentence; `older`: how a client from before gets on. */
type About = [since: "spec" | 1, does: string] | [since: 2 | 3, does: string, older: string];

export type Entry = { readonly since: About[0]; readonly does: string; readonly older?: string };
/** Entry of a message of the server. Its fields are a type alone, for senders and readers; nothing is left of it at run time. */
export type Sent<To extends SeatRole, Fields> = Entry & { readonly to: readonly To[]; readonly fields?: Fields };
/** Entry of a client's message, with the schema that its fields are parsed by. */
export type Taken<From extends SeatRole, Fields> = Entry & { readonly from: readonly From[]; readonly fields: Fields };

const entry = ([since, does, older]: About): Entry => ({ since, does, ...(older !== undefined && { older }) });

export const to =
  <To extends SeatRole>(...roles: To[]) =>
  (...about: About) => ({ with: <Fields = unknown>(): Sent<To, Fields> => ({ to: roles, ...entry(about) }) });
export const from =
  <From extends SeatRole>(...roles: From[]) =>
  (...about: About) => ({
    with: <Fields extends z.ZodRawShape>(fields: Fields): Taken<From, Fields> => ({
      from: roles,
      fields,
      ...entry(about),
    }),
  });

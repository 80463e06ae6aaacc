import type { BodyOf, CallName, Calls, QueryOf, ReplyTo } from "#protocol/http/calls/calls";
import type { Frozen } from "#protocol/http/replies/reply";

/** Types of the pages' calls, from the entries by which the server answers: they cost no byte. */

/** Addresses that this method is for. */
export type PathOf<Method extends string> = CallName extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;
type Name<Method extends string, Path extends string> = Extract<CallName, `${Method} ${Path}`>;

type Blank<Path extends string> = Path extends `${string}:${infer One}/${infer Rest}`
  ? One | Blank<Rest>
  : Path extends `${string}:${infer One}`
    ? One
    : never;
/** A list is sent with commas. */
type Sent<Value> = Value extends readonly unknown[] ? string : Value;
/** No fields: a plain `{}` would take any. */
type Nothing = { readonly ""?: never };
type Rest<One extends CallName> = One extends `GET ${string}`
  ? Calls[One] extends { readonly query: unknown }
    ? { readonly [Key in keyof QueryOf<One>]?: Sent<QueryOf<One>[Key]> | "" | null | undefined }
    : Nothing
  : Calls[One] extends { readonly body: unknown }
    ? BodyFor<One>
    : Nothing;

/** The address with its blanks filled, as the light client of a phone takes it. */
type Filled<Path extends string> = Path extends `${infer Before}:${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}${string}/${Filled<After>}`
    : `${Before}${string}`
  : Path;
export type AddressOf<One extends CallName> = One extends `${string} ${infer Path}`
  ? Filled<Path> | (Calls[One] extends { readonly query: unknown } ? `${Filled<Path>}?${string}` : never)
  : never;
/** The body as sent; an empty one where none is read. */
export type BodyFor<One extends CallName> = Calls[One] extends { readonly body: unknown }
  ? Frozen<BodyOf<One>>
  : Readonly<Record<string, never>>;
/** Names of fields, of which each kind of reply has one; null for a call without a body in its reply. */
export type FieldIn<Reply> = Reply extends object ? keyof Reply & string : null;
export type MethodOf<One extends CallName> = One extends `${infer Method} ${string}` ? Method : never;

/** Blanks of the address, with the fields of the query or of the body. */
export type FieldsOf<Method extends string, Path extends string> = {
  readonly [One in Blank<Path>]: string;
} & Rest<Name<Method, Path>>;
export type AnswerTo<Method extends string, Path extends string> = ReplyTo<Name<Method, Path>>;

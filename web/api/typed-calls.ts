import type { BodyOf, CallName, Calls, QueryOf, ReplyTo } from "#protocol/http/calls/calls";
import type { Frozen } from "#protocol/http/replies/reply";

/** Types of the pages' calls, from the entries by which the server answers: they cost no byte. */

export type MethodOf<Name extends CallName> = Name extends `${infer Method} ${string}` ? Method : never;
/** Addresses that this method is for. */
export type PathOf<Method extends string> = CallName extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** Blanks of an address. */
type Blank<Path> = Path extends `${string}:${infer One}/${infer Rest}`
  ? One | Blank<Rest>
  : Path extends `${string}:${infer One}`
    ? One
    : never;
/** The address with its blanks filled, as the light client of a phone takes it. */
type Filled<Path extends string> = Path extends `${infer Before}:${infer Rest}`
  ? Rest extends `${string}/${infer After}`
    ? `${Before}${string}/${Filled<After>}`
    : `${Before}${string}`
  : Path;
export type AddressOf<Name extends CallName> = Name extends `${string} ${infer Path}`
  ? Filled<Path> | (Calls[Name] extends { readonly query: unknown } ? `${Filled<Path>}?${string}` : never)
  : never;

/** A list is sent with commas. */
type Sent<Value> = Value extends readonly unknown[] ? string : Value;
/** No fields: a plain `{}` would take any. */
type Nothing = { readonly ""?: never };
type SentQuery<Query> = { readonly [Key in keyof Query]?: Sent<Query[Key]> | "" | null | undefined };
/** The body as sent; an empty one where none is read. */
export type BodyFor<Name extends CallName> = Calls[Name] extends { readonly body: unknown }
  ? Frozen<BodyOf<Name>>
  : Readonly<Record<string, never>>;

/** Blanks of the address, with the fields of the query or of the body. */
type Fields = {
  readonly [Name in CallName]: { readonly [One in Blank<Name>]: string } & (Name extends `GET ${string}`
    ? Calls[Name] extends { readonly query: unknown }
      ? SentQuery<QueryOf<Name>>
      : Nothing
    : Calls[Name] extends { readonly body: unknown }
      ? BodyFor<Name>
      : Nothing);
};
export type FieldsOf<Name> = Name extends CallName ? Fields[Name] : never;
type Answers = { readonly [Name in CallName]: ReplyTo<Name> };
export type AnswerTo<Name> = Name extends CallName ? Answers[Name] : never;
/** Names of fields, of which each kind of reply has one; null for a call without a body in its reply. */
export type FieldIn<Reply> = Reply extends object ? keyof Reply & string : null;

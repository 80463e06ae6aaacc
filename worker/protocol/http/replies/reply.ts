import * as z from "zod";

/**
 * Replies are schemas in this folder, for the description of the API and for the tests that hold every reply against it. The
 * product itself takes only their types: it does not check what it has just made.
 */

/** What a reply is in code: nobody changes it. */
export type Reply<Schema extends z.ZodType> = Frozen<z.output<Schema>>;
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The fields in which a schema is not what it should be. */
type Differing<A, B> = {
  [K in keyof A | keyof B]: K extends keyof A & keyof B ? (Same<A[K], B[K]> extends true ? never : K) : K;
}[keyof A | keyof B];
/** For what the rules of the game make, which know of no schema: the compiler refuses a schema that is not exactly this type. */
export const same =
  <Type>() =>
  <Schema extends z.ZodType>(
    schema: Same<Reply<Schema>, Frozen<Type>> extends true
      ? Schema
      : { readonly differsIn: Differing<Reply<Schema>, Frozen<Type>> },
  ): Schema =>
    schema as Schema;

/** Epoch milliseconds. */
export const moment = z
  .int()
  .min(0)
  .meta({ examples: [1_795_435_200_000] });
export const count = z.int().min(0);
/** 0 to 1. */
export const rate = z
  .number()
  .min(0)
  .max(1)
  .meta({ examples: [0.75] });
export const id = z.string().meta({ examples: ["0d9f1c52-7a64-4c1e-9b53-2f8a4c6e1b70"] });

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ items: z.array(row), total: count, page: count, page_size: count });
/** A page of a list that one works off: `next` is the `after` of the page behind it. */
export const workedOff = <Row extends z.ZodType>(row: Row) => pageOf(row).extend({ next: z.string().nullable() });

import * as z from "zod";

/**
 * Replies as schemas: they describe the API, and tests check every reply against them. The product itself uses only their types
 * and does not check its own output.
 */

/** Type of a reply in code: read-only. */
export type ReplyOf<Schema> = Frozen<z.output<Schema>>;
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Fields in which a schema differs from the expected type. */
type Differing<A, B> = {
  [K in keyof A | keyof B]: K extends keyof A & keyof B ? (Same<A[K], B[K]> extends true ? never : K) : K;
}[keyof A | keyof B];
/**
 * Ties a schema to a type from the rules of the game, which know of no schema: the compiler refuses a schema that is not
 * exactly this type.
 */
export const same =
  <Type>() =>
  <Schema extends z.ZodType>(
    schema: Same<ReplyOf<Schema>, Frozen<Type>> extends true
      ? Schema
      : { readonly differsIn: Differing<ReplyOf<Schema>, Frozen<Type>> },
  ): Schema =>
    schema as Schema;

/** Name of the IANA list. */
export const timeZone = z.string().meta({ examples: ["Europe/Istanbul"] });
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

/** Number of the set's questions that only a newer version can play, and that were left out; absent if none were. */
export const withLeftOut = { left_out: count.optional() };

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ items: z.array(row), total: count, page: count, page_size: count });
/** Page of a work list: `next` is the `after` of the page behind it. */
export const workedOff = <Row extends z.ZodType>(row: Row) => pageOf(row).extend({ next: z.string().nullable() });

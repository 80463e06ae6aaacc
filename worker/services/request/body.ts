import * as z from "zod";
import { limits } from "#shared/limits";
import { oneByOne } from "#shared/one-by-one";
import type { AppContext } from "./app-env";
import { inParts } from "./in-parts";
import { isTooIntricate } from "./intricate";
import { Refused } from "./refused";

/** The sentence for schemas without their own. */
z.config({ customError: () => "Bu alan eksik ya da hatalı." });

/** Parses the call's JSON body by its schema. Every possible fault becomes a refusal. */
export async function body<Schema extends z.ZodType>(
  c: AppContext,
  schema: Schema,
  { maxBytes = limits.bodyBytes, optional = false } = {},
): Promise<z.output<Schema>> {
  const text = await boundedText(c.req.raw, maxBytes);
  if (text === "" && optional) return parsed(schema, {});
  if (!/^application\/json(?:\s*;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new Refused("unsupported_media_type");
  }
  if (isTooIntricate(text)) throw new Refused("invalid_json");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refused("invalid_json");
  }
  return parsed(schema, json);
}

/** Parses a value that came with the call. The refusal names each wrong field once. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refused("validation_failed", { fields: faultsIn(result.error) });
}

function faultsIn({ issues }: z.ZodError, before: readonly PropertyKey[] = []): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[[...before, ...path].join(".") || "_"] ??= message;
  return fields;
}

/**
 * Parses a body with a long list: `head` bounds the list, `part` parses one item of it. All faults are reported together. An
 * account's bodies are parsed one after the other: many at once would take most turns.
 */
export async function bodyInParts<Field extends string, Head, Part>(
  c: AppContext,
  { head, field, part }: { head: z.ZodType<Head & Record<Field, unknown[]>>; field: Field; part: z.ZodType<Part> },
  options: { maxBytes: number },
): Promise<Omit<Head, Field> & Record<Field, Part[]>> {
  const json = await body(c, z.unknown(), options);
  const read = head.safeParse(json);
  const fields = read.success ? {} : faultsIn(read.error);
  const isList = fields["_"] === undefined && fields[field] === undefined;
  const list = isList ? (json as Record<Field, unknown[]>)[field] : [];
  const parts: Part[] = [];
  const parse = (value: unknown, i: number) => {
    const one = part.safeParse(value);
    if (one.success) parts.push(one.data);
    else Object.assign(fields, faultsIn(one.error, [field, i]));
  };
  await oneByOne(`long body ${c.get("user").id}`, () => inParts(list, parse));
  if (!read.success || Object.keys(fields).length > 0) throw new Refused("validation_failed", { fields });
  return { ...read.data, [field]: parts };
}

/**
 * The rest of an oversized body is read up to this limit and thrown away: a client answered while still sending sees a broken
 * connection.
 */
const DISCARDED_BYTES = 8 * 1024 * 1024;

/** Reads the unread rest of a request: an unread body would close the connection, and fail the client's next call on it. */
export async function drain(request: Request): Promise<void> {
  const { body } = request;
  if (!body || request.bodyUsed || Number(request.headers.get("content-length") ?? 0) > DISCARDED_BYTES) return;
  let bytes = 0;
  try {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > DISCARDED_BYTES) break;
    }
  } catch {
    // A client that has hung up needs no connection.
  }
}

async function boundedText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  await readBounded(request, maxBytes, (chunk) => (text += decoder.decode(chunk, { stream: true })));
  return text + decoder.decode();
}

/** Reads a body that is not text. */
export async function boundedBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  await readBounded(request, maxBytes, (chunk) => {
    bytes.set(chunk, length);
    length += chunk.byteLength;
  });
  return bytes.slice(0, length);
}

/** Keeps no more than the limit, whatever Content-Length claims. */
async function readBounded({ headers, body }: Request, maxBytes: number, keep: (chunk: Uint8Array) => void) {
  const mostRead = maxBytes + DISCARDED_BYTES;
  if (Number(headers.get("content-length") ?? 0) > mostRead) throw new Refused("too_large");
  if (!body) return;
  let bytes = 0;
  try {
    for await (const chunk of body as ReadableStream<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > mostRead) break;
      if (bytes <= maxBytes) keep(chunk);
    }
  } catch {
    // The client hung up half-way: no fault of ours, which the log would say.
    throw new Refused("invalid_json");
  }
  if (bytes > maxBytes) throw new Refused("too_large");
}

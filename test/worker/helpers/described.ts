import { operations } from "#http/openapi/areas";
import { pathOf, methodOf, wireRefusals, type Operation } from "#http/openapi/operation";

/** Sorted so that of two matching patterns the one with fewer parameters wins. */
const patterns = operations
  .map((operation) => ({
    operation,
    method: methodOf(operation),
    path: new RegExp(`^${pathOf(operation).replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}$`),
    blanks: operation.call.split(":").length,
  }))
  .toSorted((a, b) => a.blanks - b.blanks);

const operationOf = (method: string, address: string): Operation | undefined =>
  patterns.find((one) => one.method === method && one.path.test(address.split("?")[0]!))?.operation;

type Answer = {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
  readonly json: unknown;
};

/** The fault of an answer according to its call's description; null if it has none, or if no call is described. */
export function undescribed(method: string, address: string, { status, type, text, json }: Answer): string | null {
  const operation = operationOf(method, address);
  // No route answered: a wrong method, or an address that does not exist.
  if (!operation || status === 405) return null;
  const where = `${operation.call} answered ${status}`;
  if (Object.hasOwn(operation.replies, status)) {
    const reply = operation.replies[status]!;
    if (reply === null) return text === "" ? null : `${where} with a body: ${text.slice(0, 200)}`;
    if (typeof reply === "string")
      return isJson(type) ? `${where} with JSON, which its description has no schema of` : null;
    const { error } = reply.safeParse(json);
    return error ? `${where} with what its description does not have: ${firstOf(error.issues)}` : null;
  }
  const code = (json as { code?: unknown } | undefined)?.code;
  if (wireRefusals(operation).has(`${status} ${String(code)}`)) return null;
  return `${where} ${String(code)}, which is not in its description (worker/protocol/http/calls)`;
}

const isJson = (type: string | null): boolean => /^[^;]*\bjson\b/.test(type ?? "");

type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: unknown;
  readonly errors?: unknown;
};
const firstOf = (issues: readonly Issue[]): string =>
  issues
    .slice(0, 3)
    .map(
      ({ code, path, keys, errors }) =>
        `${path.join(".")} (${code}) ${JSON.stringify(keys ?? errors ?? "").slice(0, 600)}`,
    )
    .join("; ");

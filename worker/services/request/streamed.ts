import { logLine } from "#shared/log-line";
import type { AppContext } from "./app-env";

/** The number of characters after which other requests get their turn: a full account has a hundred megabytes, a report forty. */
const LETTERS_AT_ONCE = 100_000;

/**
 * Reads on only as fast as the client receives. A failure half-way ends within the JSON, so that nobody takes half for the
 * whole.
 */
export function streamed(c: AppContext, texts: Generator<string> | AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let letters = 0;
  return new ReadableStream({
    async pull(controller) {
      try {
        if (letters >= LETTERS_AT_ONCE) {
          await scheduler.wait(0);
          letters = 0;
        }
        const { done, value = "" } = await texts.next();
        letters += value.length;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logLine("error", "export_broken", { request_id: c.get("requestId"), error });
        controller.error(error);
      }
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

/** A reply of long lists, as JSON that is made row by row. */
export function inRows(c: AppContext, reply: object): Response {
  c.header("content-type", "application/json");
  return c.body(streamed(c, rows(reply)));
}

function* rows(reply: object): Generator<string> {
  let before = "{";
  for (const [name, value] of Object.entries(reply)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ",";
    if (Array.isArray(value)) {
      for (const [place, row] of value.entries()) yield (place === 0 ? "[" : ",") + JSON.stringify(row);
      yield value.length === 0 ? "[]" : "]";
    } else yield JSON.stringify(value);
  }
  yield "}";
}

/** A list that is read while it is sent, as a field after the first one of an object. */
export async function* listed(name: string, rows: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let comma = "\n";
  for await (const row of rows) {
    yield comma + JSON.stringify(row);
    comma = ",\n";
  }
  yield "]";
}

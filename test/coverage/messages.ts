import { table } from "./sessions.ts";

/** An entry of a message, as far as the page needs it. */
type Entry = { readonly since: string | number; readonly does: string; readonly older?: string };
type Sent = Readonly<Record<string, Entry & { readonly to: readonly string[] }>>;
type Taken = Readonly<
  Record<
    string,
    Entry & { readonly from: readonly string[]; readonly fields: Readonly<Record<string, { isOptional(): boolean }>> }
  >
>;
export type Messages = { readonly serverMessages: Sent; readonly clientMessages: Taken };

/** docs/messages.md: every message of a game's socket, from the entries that senders and readers are typed by. */
export function messagesPage({ serverMessages, clientMessages }: Messages): string {
  const sent = Object.entries(serverMessages).map(([name, { to, ...entry }]) => rowOf(name, to, entry));
  const taken = Object.entries(clientMessages).map(([name, { from, fields, ...entry }]) =>
    rowOf(`${name} {${Object.entries(fields).map(fieldOf).join(", ")}}`, from, entry),
  );
  const rest = ["since", "does", "an older client"];
  return `${intro}
## From the server

${table(["message", "to", ...rest], sent)}

## From a client

${table(["message and its fields", "from", ...rest], taken)}
`;
}

const fieldOf = ([name, schema]: [string, { isOptional(): boolean }]) => (schema.isOptional() ? `${name}?` : name);

const rowOf = (name: string, roles: readonly string[], { since, does, older = "" }: Entry) => [
  `\`${name}\``,
  roles.length === 3 ? "all" : roles.join(", "),
  String(since),
  does,
  older,
];

const intro = `# Every message of a game's socket

\`npm run test:table\` makes this page from [\`messages.ts\`](../worker/protocol/live/messages.ts), which also has the fields of the
server's messages, and [\`client-messages.ts\`](../worker/protocol/live/client-messages.ts), by which a client's are parsed. Each frame is
a JSON object with the message's name as its \`type\`. A client ignores a message or field that it does not know; a frame that the
server cannot read gets \`error\` and changes nothing, and so does one from somebody who may not send it, or no answer at all.

A **host** is each screen of the teacher: boards, remotes, paired phones. A **guest** is a socket that has no seat yet. **Since** names
the specification (spec) or the part of the product that brought the message. The last column says how a client from before gets on:
one that does not know the server's message, or does not send its own. On the compact wire (\`&v=2\`) fields with their usual value are
left out, and \`answer_received\` at the close too.
`;

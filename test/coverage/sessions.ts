/** Module of the rights, as far as the page needs it. */
export type Rights = {
  readonly limitedCalls: readonly string[];
  readonly mayCall: (holder: "board" | "lesson" | "paired", call: string) => boolean;
  readonly scopeFor: (call: string) => string | undefined;
};

/** docs/sessions.md: the calls that each kind of session may make, from the table by which the server refuses. */
export function sessionsPage({ limitedCalls, mayCall, scopeFor }: Rights): string {
  const rows = limitedCalls.map((call) => [
    `\`${call.replace(/:(\w+)/g, "{$1}")}\``,
    mayCall("board", call) ? "yes" : "",
    mayCall("lesson", call) ? "yes" : "",
    mayCall("paired", call) ? "yes" : "",
    scopeFor(call) ?? "",
  ]);
  return `${intro}\n${table(["call", "board", "lesson", "paired phone", "token from"], rows)}\n`;
}

const intro = `# What each kind of session may call

\`npm run test:table\` makes this page from [\`protocol/http/calls\`](../worker/protocol/http/calls), by which the server refuses.

A session on a person's own device may make every call of its role ([calls.md](calls.md)). A **board** was signed in by a phone, a
**lesson** with "Yalnız bu ders için"; for them every call that is not listed is 403 \`own_device_needed\`. A **paired phone** steers
one game, and is a guest for every other call. A personal **token** may make the calls of its scope and of the scopes before it:
\`read\`, \`sets\`, \`all\`; others are 403 \`token_scope\`. Calls that are not on this page ask nobody who they are, or only for a
player's seat.
`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length), name.length));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}

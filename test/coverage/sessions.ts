import { limitedCalls, mayCall, scopeFor } from "#services/sign-in/rights";

/** docs/sessions.md: the calls that each kind of session may make, from the table by which the server refuses. */
export function sessionsPage(): string {
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

\`npm run test:table\` makes this page out of [\`rights.ts\`](../worker/services/sign-in/rights.ts), by which the server refuses.

A session on a person's own device makes every call that its role may ([calls.md](calls.md)). A **board** was signed in by a
phone, a **lesson** with "Yalnız bu ders için"; another call than these is 403 \`own_device_needed\` to them. A **paired phone**
steers one game, and is a guest to every other call. A personal **token** makes the calls of its scope and of those before it:
\`read\`, \`sets\`, \`all\`; another is 403 \`token_scope\`. A call that stands here nowhere asks nobody who they are, or for a
player's seat alone.
`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length), name.length));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}

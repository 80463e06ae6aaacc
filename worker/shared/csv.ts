/** A table as a Turkish Excel opens it by a double click: byte order mark, semicolons, CRLF, decimal comma. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(field).join(";")).join("\r\n")}\r\n`;

function field(value: string | number): string {
  const text = typeof value === "number" ? turkish(value) : harmless(value);
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

const turkish = (value: number): string => String(value).replace(".", ",");

/** Puts a ' before a cell that a spreadsheet would run as a formula, wide signs included; one more if it has one already. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

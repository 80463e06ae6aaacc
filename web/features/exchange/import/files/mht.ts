import { decoded } from "../rich/picture-bytes";

/** A web page saved as one file, and what lies beside it in the file, by address. */
type SavedPage = { readonly html: string; readonly files?: ReadonlyMap<string, Uint8Array> };

const MOST_PARTS = 1_500;

/** Opens a web page that Word, Excel or a browser saved as one file (.mht). Undefined for any other text. */
export function savedPage(text: string): SavedPage | undefined {
  if (!/^\s*[\w-]+:/.test(text) || !/^MIME-Version:/im.test(text.slice(0, 2_000))) return undefined;
  const boundary = /boundary="?([^"\r\n;]{1,100})"?/i.exec(text.slice(0, 10_000))?.[1];
  if (boundary === undefined) return undefined;
  const parts = text.split(`--${boundary}`, MOST_PARTS).slice(1).map(partOf);
  const page = parts.find(({ type }) => type.startsWith("text/html"));
  if (!page) return undefined;
  const files = parts
    .filter(({ type, bytes }) => type.startsWith("image/") && bytes)
    .flatMap(({ address, id, bytes }) => [[address, bytes!] as const, [`cid:${id}`, bytes!] as const]);
  const html = page.bytes ? new TextDecoder(charsetOf(page.type)).decode(page.bytes) : page.body;
  const folder = page.address.slice(0, page.address.lastIndexOf("/") + 1);
  const near = files.map(
    ([address, bytes]) => [address.startsWith(folder) ? address.slice(folder.length) : address, bytes] as const,
  );
  return { html, files: new Map([...files, ...near]) };
}

function partOf(part: string) {
  const [, head = "", body = ""] = /^\r?\n?((?:[^\r\n]+\r?\n)*)\r?\n([\s\S]*)$/.exec(part) ?? [];
  const said = (name: string) =>
    new RegExp(`^${name}:\\s*([^\\r\\n]*(?:\\r?\\n[ \\t][^\\r\\n]*)*)`, "im").exec(head)?.[1]?.trim() ?? "";
  const way = said("Content-Transfer-Encoding").toLocaleLowerCase("en");
  const bytes = way === "base64" ? decoded(body) : way === "quoted-printable" ? unquoted(body) : undefined;
  return {
    type: said("Content-Type"),
    address: said("Content-Location"),
    id: said("Content-ID").replace(/[<>]/g, ""),
    body,
    bytes,
  };
}

/** Bytes of quoted-printable text: "=C3=A7", and "=" before a line end that the text does not have. */
function unquoted(body: string): Uint8Array {
  const text = body
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return /[^\0-\xff]/.test(text)
    ? new TextEncoder().encode(text)
    : Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function charsetOf(type: string): string {
  const name = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "utf-8";
  }
}

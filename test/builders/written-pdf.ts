/** A small writer of PDFs for tests: text at places, lines, boxes, and files that are broken on purpose. */

export type Drawn =
  | {
      readonly at: readonly [x: number, y: number];
      readonly text: string;
      readonly size?: number;
      readonly font?: Font;
      readonly turn?: number;
    }
  | { readonly line: readonly [x0: number, y0: number, x1: number, y1: number] }
  | { readonly box: readonly [left: number, top: number, width: number, height: number] }
  | { readonly picture: readonly [left: number, top: number, width: number, height: number] }
  /** The JPEG of its page. */
  | { readonly jpeg: readonly [left: number, top: number, width: number, height: number] };
/** `plain`: Helvetica with Turkish letters. `coded`: letters under codes without a map to Unicode. */
type Font = "plain" | "coded";
export type WrittenPage = { readonly drawn: readonly Drawn[]; readonly rotate?: number; readonly jpeg?: Jpeg };
type Jpeg = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

export const A4 = { width: 595, height: 842 };

/** Names of Turkish letters at free codes. */
const LETTERS = [
  ["ğ", "gbreve"],
  ["Ğ", "Gbreve"],
  ["ı", "dotlessi"],
  ["İ", "Idotaccent"],
  ["ş", "scedilla"],
  ["Ş", "Scedilla"],
  ["√", "radical"],
] as const;
const FIRST = 128;
const SECRETS = 30;

/** Places are in points from the upper left corner; text stands on its place. */
export function writtenPdf(pages: readonly WrittenPage[], trailer = ""): Uint8Array {
  const names = LETTERS.map(([, name]) => `/${name}`).join(" ");
  const secrets = Array.from({ length: SECRETS }, (_, i) => `/g${i}`).join(" ");
  const withJpeg = pages.flatMap(({ jpeg }) => jpeg ?? []);
  const firstJpeg = 5 + pages.length * 2;
  const type1 = "<</Type/Font/Subtype/Type1";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, i) => `${5 + i * 2} 0 R`).join(" ")}]>>`,
    `${type1}/BaseFont/Helvetica/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[${FIRST} ${names}]>>>>`,
    `${type1}/BaseFont/AAAAAA+Secret/FirstChar 1/LastChar ${SECRETS}/Widths[${"500 ".repeat(SECRETS)}]/Encoding<</Differences[1 ${secrets}]>>>>`,
    ...pages.flatMap(({ drawn, rotate = 0, jpeg }, i) => {
      const content = drawn.map(operators).join("\n");
      const picture = jpeg ? `/XObject<</jpeg ${firstJpeg + withJpeg.indexOf(jpeg)} 0 R>>` : "";
      const box = `/MediaBox[0 0 ${A4.width} ${A4.height}]/Resources<</Font<</plain 3 0 R/coded 4 0 R>>${picture}>>`;
      return [
        `<</Type/Page/Parent 2 0 R/Rotate ${rotate}${box}/Contents ${6 + i * 2} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ];
    }),
    ...withJpeg.map(jpegObject),
  ];
  return fileOf(objects, trailer);
}

function jpegObject({ width, height, bytes }: Jpeg): string {
  const look = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`;
  const letters = Buffer.from(bytes).toString("latin1");
  return `<</Type/XObject/Subtype/Image${look}/Length ${bytes.length}>>stream\n${letters}\nendstream`;
}

/** The file with these objects, numbered from 1. */
export function fileOf(objects: readonly string[], trailer = ""): Uint8Array {
  let file = "%PDF-1.7\n";
  const places: number[] = [];
  for (const [i, object] of objects.entries()) {
    places.push(file.length);
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(file);
}

export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function operators(drawn: Drawn): string {
  if ("line" in drawn) {
    const [x0, y0, x1, y1] = drawn.line;
    return `${x0} ${A4.height - y0} m ${x1} ${A4.height - y1} l S`;
  }
  if ("box" in drawn) {
    const [left, top, width, height] = drawn.box;
    return `${left} ${A4.height - top - height} ${width} ${height} re S`;
  }
  if ("picture" in drawn) return `q ${placed(drawn.picture)} BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q`;
  if ("jpeg" in drawn) return `q ${placed(drawn.jpeg)} /jpeg Do Q`;
  const { at, text, size = 10, font = "plain", turn = 0 } = drawn;
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const matrix = [cosine, sine, -sine, cosine, at[0], A4.height - at[1]].map((part) => part.toFixed(3)).join(" ");
  return `BT /${font} ${size} Tf ${matrix} Tm (${font === "coded" ? secret(text) : letters(text)}) Tj ET`;
}

const placed = ([left, top, width, height]: readonly [number, number, number, number]): string =>
  `${width} 0 0 ${height} ${left} ${A4.height - top - height} cm`;

const octal = (code: number): string => `\\${code.toString(8).padStart(3, "0")}`;

const letters = (text: string): string =>
  Array.from(text, (letter) => {
    const at = LETTERS.findIndex(([one]) => one === letter);
    const code = at >= 0 ? FIRST + at : letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63;
    return code > 126 || "()\\".includes(letter) ? octal(code) : letter;
  }).join("");

const secret = (text: string): string => Array.from(text, (letter) => octal(1 + (letter.charCodeAt(0) % 29))).join("");

/** Lines below each other. */
export const column = (left: number, top: number, lines: readonly string[], leading = 14): Drawn[] =>
  lines.flatMap((text, i) => (text === "" ? [] : [{ at: [left, top + i * leading] as const, text }]));

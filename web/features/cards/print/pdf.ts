import { strToU8, zlibSync } from "fflate";
import { A4 } from "#hosting/cards/sizes";

/** A page in black and white, row by row, each row in whole bytes: 1 is white. */
export type BitPage = { readonly width: number; readonly height: number; readonly bits: Uint8Array };

/** Points of 1/72 inch. */
const points = (mm: number) => ((mm / 25.4) * 72).toFixed(2);
const [WIDTH, HEIGHT] = [points(A4.width), points(A4.height)];

/** Makes a PDF file of A4 pages, each a single picture. */
export function pdfOf(pages: readonly BitPage[]): Uint8Array {
  const file = new PdfFile();
  const firstPage = 3;
  const kids = pages.map((_, page) => `${firstPage + 3 * page} 0 R`).join(" ");
  file.object("<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</PrintScaling/None>>>>");
  file.object(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  pages.forEach(({ width, height, bits }, page) => {
    const own = firstPage + 3 * page;
    const resources = `<</XObject<</P ${own + 2} 0 R>>>>`;
    file.object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources${resources}/Contents ${own + 1} 0 R>>`,
    );
    file.stream("", strToU8(`${WIDTH} 0 0 ${HEIGHT} 0 0 cm /P Do`));
    const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode`;
    file.stream(picture, zlibSync(bits));
  });
  return file.whole();
}

class PdfFile {
  private readonly parts: Uint8Array[] = [];
  private readonly offsets: number[] = [];
  private length = 0;

  constructor() {
    // Bytes above 127 tell programs that this is no text.
    this.add(Uint8Array.of(...strToU8("%PDF-1.4\n%"), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  }

  object(text: string): void {
    this.begin();
    this.add(strToU8(`${text}\nendobj\n`));
  }

  stream(fields: string, content: Uint8Array): void {
    this.begin();
    this.add(strToU8(`<<${fields}/Length ${content.length}>>stream\n`));
    this.add(content);
    this.add(strToU8("\nendstream\nendobj\n"));
  }

  whole(): Uint8Array {
    const table = this.length;
    const rows = this.offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const size = rows.length + 1;
    this.add(strToU8(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`));
    this.add(strToU8(`trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`));
    const whole = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  private begin(): void {
    this.offsets.push(this.length);
    this.add(strToU8(`${this.offsets.length} 0 obj\n`));
  }

  private add(part: Uint8Array): void {
    this.parts.push(part);
    this.length += part.length;
  }
}

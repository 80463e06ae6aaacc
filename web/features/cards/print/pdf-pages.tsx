import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import typeface from "#assets/gabarito-tr-1.woff2?url";
import { fileName, saveFile } from "#browser/files/save-file";
import { pdfOf, type BitPage } from "./pdf";
import { Sheets } from "./sheets";
import { A4 } from "#hosting/cards/sizes";

/** Dots per inch: a square of the smallest card's mark is 106 of them wide. */
const DPI = 300;
const dots = (mm: number) => Math.round((mm / 25.4) * DPI);

type Printed = Parameters<typeof Sheets>[0];

/** Saves the same pages as a file, for a copy shop or a printer elsewhere: each drawn by the browser, in black and white. */
export async function savePdf(printed: Printed): Promise<void> {
  const font = await asDataAddress(typeface);
  const pages: BitPage[] = [];
  for (const drawing of drawingsOf(printed)) pages.push(await bitPage(drawing, font));
  saveFile(fileName(`${printed.className} kartları`, "pdf"), pdfOf(pages), "application/pdf");
}

/** The pages exactly as they are printed. */
function drawingsOf(printed: Printed): readonly SVGElement[] {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(<Sheets {...printed} />));
  const drawings = Array.from(place.querySelectorAll("svg"), (drawing) => drawing.cloneNode(true) as SVGElement);
  root.unmount();
  return drawings;
}

async function bitPage(drawing: SVGElement, font: string): Promise<BitPage> {
  const [width, height] = [dots(A4.width), dots(A4.height)];
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  drawing.setAttribute("font-family", "Gabarito, sans-serif");
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `@font-face{font-family:Gabarito;font-weight:400 900;src:url(${font})}`;
  drawing.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  return { width, height, bits: bitsOf(context.getImageData(0, 0, width, height)) };
}

function bitsOf({ data, width, height }: ImageData): Uint8Array {
  const across = Math.ceil(width / 8);
  const bits = new Uint8Array(across * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * across + (x >> 3);
      if (data[4 * (y * width + x)]! > 127) bits[at] = bits[at]! | (0x80 >> (x & 7));
    }
  }
  return bits;
}

async function asDataAddress(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("not read")));
    reader.readAsDataURL(blob);
  });
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";

/** `node worker/local/run.mjs web/build/example-pictures.ts`: redraws the pictures of the example sets and prints their ids. */
const folder = "web/assets/examples";
const font = readFileSync("web/assets/gabarito-tr-1.woff2").toString("base64");
const style = `<style>@font-face{font-family:Gabarito;src:url(data:font/woff2;base64,${font});font-weight:400 900}</style>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
try {
  const page = await browser.newPage();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
    const svg = readFileSync(join(folder, file), "utf8").replace(/(<svg[^>]*>)/, `$1${style}`);
    const base64 = await page.evaluate(drawn, svg);
    const bytes = Buffer.from(base64, "base64");
    writeFileSync(join(folder, file.replace(".svg", ".webp")), bytes);
    const id = createHash("sha256").update(bytes).digest("base64url");
    process.stdout.write(`${file.replace(".svg", "")}: ${id}, ${bytes.length} bytes\n`);
  }
} finally {
  await browser.close();
}

async function drawn(svg: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  // The font inside loads a moment after the picture.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const sizes = [0.9, 0.85, 0.8, 0.7, 0.6, 0.5].map(
    (quality) => canvas.toDataURL("image/webp", quality).split(",")[1]!,
  );
  return sizes.find((base64) => (base64.length / 4) * 3 <= 40_000)!;
}

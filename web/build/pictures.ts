import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { marbleSeed, marbleShapes } from "#ui/marble/marble-art";

/**
 * Draws the pictures of web/public again, after the marble, the wordmark or the headline changed:
 * `node web/build/pictures.ts` (CHROMIUM_PATH, where Playwright's own browser is not installed).
 */

const font = readFileSync("web/assets/gabarito-tr-1.woff2").toString("base64");
const favicon = readFileSync("web/assets/favicon.svg", "utf8");
const letters = /"(?<path>M[^"]{200,})"/.exec(readFileSync("web/ui/drawn/logo.tsx", "utf8"))!.groups!["path"]!;

const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});

async function picture(width: number, height: number, body: string, isClear = false): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>
    @font-face { font-family: G; src: url(data:font/woff2;base64,${font}); font-weight: 400 900 }
    body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; font-family: G; color: #fff;
      background: ${isClear ? "transparent" : "#1b2aa0"} }
    svg { display: block; position: absolute }
  </style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: isClear });
  await page.close();
  return png;
}

const brand = (size: number, left: number, top: number) =>
  favicon.replace("<svg ", `<svg width="${size}" height="${size}" style="left:${left}px;top:${top}px" `);

/** The marble alone, filling the picture; or on cobalt, within the part that no platform's mask cuts off. */
const clear = (size: number) => picture(size, size, brand(size, 0, 0), true);
const masked = (size: number, share: number) =>
  picture(size, size, brand(size * share, (size * (1 - share)) / 2, (size * (1 - share)) / 2));

const rolling = "Mert,Umut,Nehir,Yağız,Elif Su,Ömer Faruk,Ayşegül,Çınar,Şevval,İbrahim,Uğur Can,Gökçe".split(",");
const marble = (name: string, i: number) =>
  `<svg viewBox="0 0 64 64" width="78" height="78" style="left:${80 + i * 88}px;top:500px;border-radius:50%">${marbleShapes(
    marbleSeed(name),
  )
    .map(({ tag, ...attributes }) => {
      const written = Object.entries(attributes).map(
        ([key, value]) => `${key === "strokeWidth" ? "stroke-width" : key}="${String(value)}"`,
      );
      return `<${tag} ${written.join(" ")}/>`;
    })
    .join(
      "",
    )}<circle cx="32" cy="32" r="30.8" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.6"/></svg>`;

const shared = `
  <svg width="1300" height="1300" style="left:560px;top:-330px"><circle cx="650" cy="650" r="648" fill="#16238a"/></svg>
  <svg viewBox="20 -10 2190 970" height="66" width="151" style="left:80px;top:64px">
    <path fill="#fff" d="${letters}"/><circle cx="699" cy="111" r="119" fill="#ff8b73"/></svg>
  <div style="position:absolute;left:78px;top:184px;font-weight:900;font-size:112px;line-height:1;letter-spacing:-.024em">
    Soruyu sorun,<br>bilyeler yuvarlansın</div>
  ${brand(82, 1040, 312)}
  ${rolling.map(marble).join("")}`;

/** A PNG as an .ico: a header of 22 bytes before it. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

mkdirSync("web/public", { recursive: true });
const files = {
  "icon-192.png": await clear(192),
  "icon-512.png": await clear(512),
  "icon-maskable-512.png": await masked(512, 0.62),
  "apple-touch-icon.png": await masked(180, 0.74),
  "favicon.ico": ico(await clear(48), 48),
  "og.png": await picture(1200, 630, shared),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(`web/public/${name}`, bytes);
  console.log(name, bytes.byteLength);
}
await browser.close();

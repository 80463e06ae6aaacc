import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { picture, wholeNames } from "../../pictures";
import { randomFrom } from "../../texts/made/random";
import { stillPicture } from "#media/picture";

const types = { png: "image/png", jpe: "image/jpeg", web: "image/webp", gif: "image/gif" };
const typeOf = (name: string) => types[name.slice(0, 3) as keyof typeof types];
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const text = (letters: string) => new TextEncoder().encode(letters);
const { below } = randomFrom(7);

const broken = expect.stringContaining("eksik ya da bozuk") as string;
const tail = expect.stringContaining("resimden başka bir şey") as string;
const animated = expect.stringContaining("Hareketli") as string;
const metadata = expect.stringContaining("gizli veriler") as string;
const colours = expect.stringContaining("renk biçimi") as string;
const strange = expect.stringContaining("biçiminde bir resim değil") as string;

test.each(wholeNames)("[T47] a whole picture is recognized: %s", (name) => {
  expect(stillPicture(picture(name))).toEqual({ type: typeOf(name), width: 20, height: 16 });
});

test.each([
  ["pngAnimated", animated],
  ["webpAnimated", animated],
  ["gifAnimated", animated],
  ["pngText", metadata],
  ["pngExif", metadata],
  ["jpegExif", metadata],
  ["jpegComment", metadata],
  ["webpExif", metadata],
  ["gifComment", metadata],
  ["jpegCmyk", colours],
] as const)("[T47] each reason has its own sentence: %s", (name, sentence) => {
  expect(stillPicture(picture(name))).toEqual(sentence);
});

test.each([
  ["nothing", new Uint8Array()],
  ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["HTML", text("<!doctype html><script>alert(1)</script>")],
  ["AVIF", joined(new Uint8Array([0, 0, 0, 28]), text("ftypavif"), new Uint8Array(40))],
  ["HEIC", joined(new Uint8Array([0, 0, 0, 28]), text("ftypheic"), new Uint8Array(40))],
  ["BMP", joined(text("BM"), new Uint8Array(60))],
  ["PDF", text("%PDF-1.7 …")],
] as const)("[T47] a file of another form is no picture: %s", (_, bytes) => {
  expect(stillPicture(bytes)).toEqual(strange);
});

test.each(wholeNames)("[T47] a picture cut anywhere, or with bytes behind its end, is refused: %s", (name) => {
  const bytes = picture(name);
  for (let length = 0; length < bytes.length; length++) {
    expect([length, typeof stillPicture(bytes.slice(0, length))]).toEqual([length, "string"]);
  }
  const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0]);
  for (const more of [new Uint8Array(1), text("<script>alert(1)</script>"), zip, bytes, new Uint8Array(5_000)]) {
    expect(stillPicture(joined(bytes, more))).toEqual(tail);
  }
});

test.each(wholeNames)(
  "[T47] a picture broken at random is read without a fault, and never beyond the allowed sides: %s",
  (name) => {
    const bytes = picture(name);
    let refused = 0;
    const tries = 3_000;
    for (let i = 0; i < tries; i++) {
      const copy = bytes.slice();
      for (let n = 0; n <= i % 4; n++) copy[below(copy.length)] = below(256);
      const read = stillPicture(copy);
      const sides = typeof read === "string" ? [] : [read.width, read.height];
      if (sides.length === 0) refused++;
      expect(sides.filter((side) => side < 16 || side > 4096)).toEqual([]);
    }
    // A PNG's checksums reveal every wrong byte; in the other formats only wrong bytes outside of the coded picture are
    // noticed.
    expect(refused).toBeGreaterThan(name.startsWith("png") ? tries * 0.99 : tries / 50);
  },
);

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = joined(text(name), data);
  const out = new Uint8Array(body.length + 8);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(body, 4);
  view.setUint32(out.length - 4, crc32(body));
  return out;
}

function png(width: number, height: number, ...between: Uint8Array[]): Uint8Array {
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  const rows = deflateSync(new Uint8Array((Math.min(width, 64) + 1) * Math.min(height, 64)));
  const start = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return joined(start, chunk("IHDR", header), ...between, chunk("IDAT", rows), chunk("IEND", new Uint8Array()));
}

const repeated = (part: Uint8Array) => joined(...Array<Uint8Array>(50_000).fill(part));

test.each([
  [16, 16, "taken"],
  [4096, 4096, "taken"],
  [15, 400, "çok küçük"],
  [400, 15, "çok küçük"],
  [4097, 16, "çok büyük"],
  [16, 4097, "çok büyük"],
  [2 ** 31 - 1, 2 ** 31 - 1, "çok büyük"],
  [0, 0, "çok küçük"],
])("[T47] sides of %d × %d: %s", (width, height, said) => {
  const read = stillPicture(png(width, height));
  expect(typeof read === "string" ? read : "taken").toContain(said);
});

test.each([
  ["a script in a chunk of its own", chunk("scRp", text("<script>alert(1)</script>")), metadata],
  ["a time", chunk("tIME", new Uint8Array(7)), metadata],
  ["a frame of an animation", chunk("fcTL", new Uint8Array(26)), animated],
  ["a second header", chunk("IHDR", new Uint8Array(13)), metadata],
  ["a chunk whose check sum is wrong", chunk("gAMA", new Uint8Array(4)).with(15, 7), broken],
] as const)("[T47] a PNG with %s", (_, between, sentence) => {
  expect(stillPicture(png(32, 32, between))).toEqual(sentence);
});

const empty = new Uint8Array();
test.each([
  ["PNG of empty palettes", png(32, 32, repeated(chunk("sPLT", empty)))],
  ["PNG of empty rows", png(32, 32, repeated(chunk("IDAT", empty)))],
  ["JPEG of empty tables", joined(new Uint8Array([0xff, 0xd8]), repeated(new Uint8Array([0xff, 0xdb, 0, 2])))],
  [
    "GIF of controls",
    joined(text("GIF89a"), new Uint8Array(7), repeated(new Uint8Array([0x21, 0xf9, 4, 0, 0, 0, 0, 0]))),
  ],
])("[T47] a %s is not walked to its end", (_, bytes) => {
  expect(stillPicture(bytes)).toContain("çok uzun sürer");
});

test("[T47] a GIF whose one image is larger than its screen is broken", () => {
  const bytes = picture("gif");
  const image = bytes.indexOf(0x2c, 13 + 3 * 2 ** ((bytes[10]! & 7) + 1));
  bytes[image + 5] = 200;
  expect(stillPicture(bytes)).toEqual(broken);
});

test.each([
  ["an application's note", 0xed, "Photoshop 3.0", metadata],
  ["a second picture", 0xe2, "MPF", metadata],
  ["anything in the tenth segment", 0xea, "?", metadata],
  ["arithmetic coding", 0xc9, "?????", colours],
] as const)("[T47] a JPEG with %s", (_, marker, letters, sentence) => {
  const bytes = picture("jpeg");
  const segment = joined(new Uint8Array([0xff, marker, 0, letters.length + 2]), text(letters));
  expect(stillPicture(joined(bytes.slice(0, 2), segment, bytes.slice(2)))).toEqual(sentence);
});

test("[T47] a JPEG of thousands of passes is refused: a phone would decode it for minutes", () => {
  const bytes = picture("jpegProgressive");
  const scan = bytes.slice(
    bytes.findLastIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda),
    -2,
  );
  const withScans = (times: number) =>
    joined(bytes.slice(0, -2), ...Array.from({ length: times }, () => scan), bytes.slice(-2));
  expect(stillPicture(withScans(50))).toMatchObject({ type: "image/jpeg" });
  expect(stillPicture(withScans(3_000))).toEqual(expect.stringContaining("çok uzun sürer"));
});

test("[T47] a WebP that says it is animated, or holds unknown parts, is refused", () => {
  const bytes = picture("webpProfile");
  expect(stillPicture(bytes.with(20, bytes[20]! | 2))).toEqual(animated);
  expect(stillPicture(bytes.with(20, bytes[20]! | 8))).toEqual(metadata);
  expect(stillPicture(bytes.with(30, "X".charCodeAt(0)))).toEqual(metadata);
  // Give the canvas another size than the picture in it.
  expect(stillPicture(bytes.with(24, 200))).toEqual(broken);
});

import { expect, test } from "vitest";
import { faultOfAlt, readPicture } from "#question/picture/picture";

const id = "Ab_-4".repeat(9).slice(0, 43);

test.each([
  [{ id }, { id, alt: "" }],
  [
    { id, alt: " Bir kedi \r\n" },
    { id, alt: "Bir kedi" },
  ],
  [
    { id, alt: "", width: 16, height: 4096, url: "/x" },
    { id, alt: "", width: 16, height: 4096 },
  ],
  [
    { id, width: 800 },
    { id, alt: "" },
  ],
  [
    { id, width: 0, height: 10 },
    { id, alt: "" },
  ],
  [
    { id, width: 4097, height: 10 },
    { id, alt: "" },
  ],
  [
    { id, width: "800", height: 1.5 },
    { id, alt: "" },
  ],
  [{ id: id.slice(1) }, null],
  [{ id: `${id}a` }, null],
  [{ id: `${id.slice(1)}/` }, null],
  [{ id, alt: null }, null],
  [{ alt: "Bir kedi" }, null],
  [[id], null],
  ["a", null],
  [null, null],
  [undefined, null],
])("%j is read as %j", (written, picture) => {
  expect(readPicture(written)).toEqual(picture);
});

test("the sentence for a picture is asked for if there is no other text", () => {
  expect(faultOfAlt(" ", true)).toBe("Resmi göremeyen öğrenci için bir cümle yazın.");
  expect([faultOfAlt("", false), faultOfAlt("x".repeat(300), true)]).toEqual([null, null]);
  expect(faultOfAlt("x".repeat(301), false)).toBe("En çok 300 karakter olabilir.");
});

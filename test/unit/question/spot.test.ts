import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Area } from "#question/picture/on-picture";
import { spot, type Spot } from "#question/spot";
import { aPoint, aSpot } from "./drafts";

const image = { id: "a".repeat(43), alt: "Türkiye haritası" };
const bodyOf = (areas: Area[], size: { width?: number; height?: number } = {}): Spot =>
  spot.body({ kind: "spot", image: { ...image, ...size }, areas })!;
const faultsOf = (fields: Record<string, unknown>) => {
  const { draft, faults } = spot.read(fields);
  return faults.length > 0 ? faults : spot.faults(draft);
};
const middle = { x: 500, y: 500, r: 100 };

test.each([
  [{ areas: [middle] }, "image", undefined, "Bir resim ekleyin, sonra doğru yere dokunun."],
  [{ image: { id: "kısa" }, areas: [middle] }, "image", undefined, "Bir resim ekleyin, sonra doğru yere dokunun."],
  [{ image }, "areas", undefined, "En az bir doğru yer işaretleyin."],
  [{ image, areas: [] }, "areas", undefined, "En az bir doğru yer işaretleyin."],
  [{ image, areas: {} }, "areas", undefined, "Doğru yerler okunamadı, yeniden işaretleyin."],
  [{ image, areas: [{ x: "500", y: 500, r: 50 }] }, "areas", "0.x", "Doğru yerler okunamadı, yeniden işaretleyin."],
  [{ image, areas: Array.from({ length: 6 }, () => middle) }, "areas", undefined, "En çok 5 yer işaretleyebilirsiniz."],
  [{ image, areas: [middle, { ...middle, x: 1001 }] }, "areas", "1.x", "Bu yer resmin dışında kalıyor."],
  [{ image, areas: [{ ...middle, y: -1 }] }, "areas", "0.y", "Bu yer resmin dışında kalıyor."],
  [{ image, areas: [{ ...middle, r: 9 }] }, "areas", "0.r", "Büyüklük %1 ile %50 arasında olmalı."],
  [{ image, areas: [{ ...middle, r: 501 }] }, "areas", "0.r", "Büyüklük %1 ile %50 arasında olmalı."],
])("a spot %j: %s %s", (fields, field, key, message) => {
  expect(faultsOf(fields)).toEqual([{ field, ...(key !== undefined && { key }), message }]);
});

test("places are kept as whole thousandths", () => {
  expect(spot.read({ image, areas: [{ x: -0.2, y: 333.5, r: 10.4 }] }).draft.areas).toEqual([{ x: 0, y: 334, r: 10 }]);
});

test.each([
  ["500,500", 1],
  ["600,500", 1],
  ["601,500", 0],
  ["500,700", 1],
  ["500,701", 0],
  ["560,660", 1],
  ["561,660", 0],
])("[K14] on a picture twice as wide as high, %s has a share of %d", (value, share) => {
  expect(spot.share(bodyOf([middle], { width: 1600, height: 800 }), value)).toBe(share);
});

test("[K14] a picture of unknown size counts as a square; any of the places will do", () => {
  const body = bodyOf([middle, { x: 0, y: 0, r: 10 }]);
  expect(["560,580", "561,580", "0,0", "10,0", "8,7"].map((value) => spot.share(body, value))).toEqual([1, 0, 1, 1, 0]);
});

test.each([
  "",
  "500",
  "500,",
  "500,500,1",
  "1001,0",
  "0,1001",
  "-1,5",
  "05,5",
  "5.5,5",
  " 5,5",
  "5, 5",
  "٥,٥",
  "1e2,5",
])("[K14] %j is no point", (value) => {
  expect(spot.takes(bodyOf([middle]), value)).toBe(false);
});

test("a place that cannot be read is left out of the draft, and the others stay", () => {
  const unread = [{ ...middle, x: "1" }, { ...middle, y: "1" }, { ...middle, r: "1" }, { ...middle, x: NaN }, null, 7];
  expect(spot.read({ image, areas: [...unread, middle] }).draft.areas).toEqual([middle]);
});

test("[K14] a picture ends at a thousand thousandths, and begins at none", () => {
  expect(["0,0", "0,1000", "1000,0", "1000,1000"].every((value) => spot.takes(bodyOf([middle]), value))).toBe(true);
});

test("touches that were as frequent stand from left to right, then from top to bottom", () => {
  const values = ["20,5", "10,30", "10,20", "20,5", "5,90"];
  expect(spot.details!(bodyOf([middle]), values).points).toEqual([
    [20, 5, 2],
    [5, 90, 1],
    [10, 20, 1],
    [10, 30, 1],
  ]);
});

test("touches are counted by place, and those close together are one mistake", () => {
  const body = bodyOf([middle]);
  const values = ["10,10", "500,500", "12,8", "10,10", "990,990"];
  expect(spot.details!(body, values)).toEqual({
    points: [
      [10, 10, 2],
      [12, 8, 1],
      [500, 500, 1],
      [990, 990, 1],
    ],
  });
  expect(spot.distribution(body, values, 8)).toEqual({ right: 1, wrong: 4, none: 3 });
  expect(["10,10", "12,8", "990,990"].map((value) => spot.mistake(body, value))).toEqual(["0,0", "0,0", "1000,1000"]);
});

test("a phone does not learn where the spot is; the host and the close do", () => {
  expect(spot.shown(bodyOf([middle]))).toEqual({ kind: "spot" });
  expect(spot.solution(bodyOf([middle]))).toEqual({ correct_option: null, solution: { areas: [middle] } });
});

test("[K14] a point is in a circle on the picture itself", () => {
  fc.assert(
    fc.property(aSpot, aPoint, (draft, value) => {
      const body = spot.body(draft)!;
      const { width = 1000, height = width } = body.image;
      const [x, y] = value.split(",").map(Number);
      const isIn = body.areas.some((area) => {
        const across = (x! / 1000) * width - (area.x / 1000) * width;
        const down = (y! / 1000) * height - (area.y / 1000) * height;
        return Math.hypot(across, down) <= (area.r / 1000) * width + 1e-6;
      });
      expect(spot.share(body, value)).toBe(isIn ? 1 : 0);
    }),
  );
});

const city = { name: "Ankara", x: 500, y: 500 };
const other = { name: "İzmir", x: 100, y: 600 };
const withPlaces = (places: unknown) => ({ image, areas: [middle], places });

test.each([
  [[city], undefined, "2 ile 6 arasında yer olmalı."],
  [Array.from({ length: 7 }, () => city), undefined, "2 ile 6 arasında yer olmalı."],
  [[other, { ...other, x: 900 }], undefined, "Doğru bölgede hiç yer yok."],
  [[city, { ...other, name: " \u200B" }], "1.name", "Bu yere bir ad verin."],
  [[city, { ...other, name: "x".repeat(41) }], "1.name", "En çok 40 karakter olabilir."],
  [[city, { ...other, x: 1001 }], "1.x", "Bu yer resmin dışında kalıyor."],
  [[city, { ...other, y: -1 }], "1.y", "Bu yer resmin dışında kalıyor."],
  [[city, { name: 7, x: 1, y: 1 }], "1", "Yer adları okunamadı, yeniden yazın."],
  ["Ankara", undefined, "Yer adları okunamadı, yeniden yazın."],
])("[K14] named places %j: %s %s", (places, key, message) => {
  expect(faultsOf(withPlaces(places))).toEqual([{ field: "places", ...(key && { key }), message }]);
});

test("[K14] named places are asked in a dealt order, and nothing but their names and points is shown", () => {
  const places = [city, other, { name: "Van", x: 900, y: 500 }];
  const body = spot.body(spot.read(withPlaces(places)).draft)!;
  const orders = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const shown = spot.shown(spot.dealt(body, false, Math.random));
    expect(shown.places!.toSorted((a, b) => a.x - b.x)).toEqual(places.toSorted((a, b) => a.x - b.x));
    orders.add(shown.places!.map(({ name }) => name).join());
  }
  expect(orders.size).toBeGreaterThan(3);
  expect([spot.share(body, "500,500"), spot.share(body, "100,600")]).toEqual([1, 0]);
});

test.each([[[]], [null], [undefined]])("[K14] with %j as places a question has none", (places) => {
  const { draft, faults } = spot.read(withPlaces(places));
  expect([faults, "places" in draft, "places" in spot.shown(spot.body(draft)!)]).toEqual([[], false, false]);
});

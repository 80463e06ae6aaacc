import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ForeignSeats } from "#protocol/live/foreign-seats";
import { ForeignSeatsStrip } from "#screens/foreign-seats.tsx";

const strip = (...counts: number[]) =>
  renderToStaticMarkup(
    <ForeignSeatsStrip
      seats={counts.map((count, i) => ({ network: `network-${i}`, count }))}
      onKeep={() => {}}
      onFree={() => {}}
    />,
  ).replace(/<[^>]+>/g, "");

const asked = "6 kişi başka bir ağdan katıldı. Sizin sınıfınız mı?";

const asksAbout = (seats: ForeignSeats) =>
  renderToStaticMarkup(<ForeignSeatsStrip seats={[seats]} onKeep={() => {}} onFree={() => {}} />).replace(
    /<[^>]+>/g,
    "",
  );

test("networks whose seats were freed can be let in again together, also beside a question", () => {
  expect(asksAbout({ network: "far", count: 0, barred: true })).toBe(
    "Yerlerini boşalttığınız ağdan kimse giremiyor.Yeniden al",
  );
  const three = ["a", "b", "c"].map((network, i) => ({ network, count: 6, ...(i > 0 && { barred: true as const }) }));
  const page = <ForeignSeatsStrip seats={three} onKeep={() => {}} onFree={() => {}} />;
  expect(renderToStaticMarkup(page).replace(/<[^>]+>/g, "")).toBe(
    `${asked}EvetYerleri boşaltYerlerini boşalttığınız 2 ağdan kimse giremiyor.Yeniden al`,
  );
});

test("the question says who would go, and tells the teacher's own network apart", () => {
  const names = ["Ada 1", "Ada 2", "Ada 3"];
  expect(asksAbout({ network: "own", count: 500, names, own: true })).toBe(
    "500 kişi sizin ağınızdan katıldı. Sizin sınıfınız mı?Ada 1, Ada 2, Ada 3 …EvetYerleri boşalt",
  );
  expect(asksAbout({ network: "far", count: 3, names })).toContain("mı?Ada 1, Ada 2, Ada 3Evet");
});

test.each([
  [[], ""],
  [[6], `${asked}EvetYerleri boşalt`],
  [[6, 9], `${asked}Sırada 1 ağ daha var.EvetYerleri boşalt`],
  [[6, 9, 7], `${asked}Sırada 2 ağ daha var.EvetYerleri boşalt`],
])("networks are asked about in turn, with the number that still waits: %j", (counts, words) => {
  expect(strip(...counts)).toBe(words);
});

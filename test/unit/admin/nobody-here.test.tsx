import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NobodyHere } from "#features/admin/nobody-here.tsx";

const drawn = (element: React.ReactElement) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);

test("a search without a result here leads to each tab that has one, and keeps the school", () => {
  const elsewhere = [
    { tab: "approved", label: "Onaylı", total: 3 },
    { tab: "suspended", label: "Askıda", total: 1 },
  ] as const;
  const text = drawn(<NobodyHere tab="pending" q="elif" school="s1" elsewhere={elsewhere} />);
  expect(text).toContain("Bu sekmede yok; 3 kişi “Onaylı” sekmesinde");
  expect(text).toContain('href="/?durum=approved&amp;q=elif&amp;okul=s1"');
  expect(text).toContain("Bu sekmede yok; 1 kişi “Askıda” sekmesinde");
});

test("an empty tab says so in its own words, and filters can be taken away", () => {
  expect(drawn(<NobodyHere tab="suspended" q="" school="" elsewhere={[]} />)).toContain("Askıda öğretmen yok.");
  const text = drawn(<NobodyHere tab="pending" q="elif" school="" elsewhere={[]} />);
  expect(text).toContain("“elif” ile eşleşen öğretmen yok.");
  expect(text).toContain("Filtreleri temizle");
});

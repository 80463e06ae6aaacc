import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { phonesAsked } from "#hosting/phones-asked";
import { AskedPhones } from "#features/board/scenes/lobby/asked-phones.tsx";

const drawn = (players: number, entry: { readonly state?: unknown }) => {
  const router = createMemoryRouter([{ path: "/", element: <AskedPhones players={players} /> }], {
    initialEntries: [{ pathname: "/", ...entry }],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test("the empty lobby of a follow-up game says that the phones were asked, until the first one is there", () => {
  expect(drawn(0, phonesAsked(24))).toContain("Telefonlara soruldu");
  expect(drawn(1, phonesAsked(24))).toBe("");
  expect(drawn(0, phonesAsked(0))).toBe("");
  expect(drawn(0, {})).toBe("");
});

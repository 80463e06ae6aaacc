import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { laterScript } from "#answering/later/later.tsx";

const script = laterScript(() => Promise.resolve({ Out: ({ name }: { name: string }) => <h1>{name} çıktı</h1> }));
const Out = script.component("Out", ({ name }) => <p>{name} bekliyor</p>);
const shown = () => renderToStaticMarkup(<Out name="Ada" />);

test("a later component is shown at once if its script is there, and its stand-in until then", async () => {
  expect(shown()).toBe("<p>Ada bekliyor</p>");
  await script.load();
  expect(shown()).toBe("<h1>Ada çıktı</h1>");
});

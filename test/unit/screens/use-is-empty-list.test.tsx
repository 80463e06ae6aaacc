import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hasNoRows, useIsEmptyList } from "#screens/use-is-empty-list";

const asked = Promise.resolve({ total: 0 });
const Shown = ({ isNarrowed }: { readonly isNarrowed: boolean }) =>
  String(useIsEmptyList(asked, isNarrowed, hasNoRows));

test("a list is neither empty nor full before it is there, so that its button does not come and go", () => {
  expect(renderToStaticMarkup(<Shown isNarrowed={false} />)).toBe("undefined");
  expect(renderToStaticMarkup(<Shown isNarrowed />)).toBe("false");
});

import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ApiError } from "#api/api-error";
import { RouteError } from "#shell/error-page.tsx";

const headingFor = (status: number, code: string) => {
  const errors = { page: new ApiError({ status, code, message: "" }) };
  const routes = [{ id: "page", path: "/", element: null, errorElement: <RouteError /> }];
  const page = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { hydrationData: { errors } })} />,
  );
  return /<h1[^>]*>([^<]*)/.exec(page)?.[1];
};

test.each([
  [404, "not_found", "Bu sayfa yuvarlanıp gitmiş"],
  [403, "forbidden", "Bu sayfa yuvarlanıp gitmiş"],
  [400, "validation_failed", "Beklenmedik bir sorun oluştu"],
])("a page whose data is refused with %i %s says: %s", (status, code, heading) => {
  expect(headingFor(status, code)).toBe(heading);
});

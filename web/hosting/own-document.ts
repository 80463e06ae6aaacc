import { redirectDocument, type LoaderFunctionArgs } from "react-router";

/**
 * Loads the document again when the teacher comes from another page: camera permission is decided when a document is loaded.
 */
export function ownDocument({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const [loaded] = performance.getEntriesByType("navigation");
  if (loaded && new URL(loaded.name).pathname !== pathname) return redirectDocument(pathname + search);
  return null;
}

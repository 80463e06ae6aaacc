import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "#shell/router.tsx";

/** The first page as HTML, written by the build: it is there before any script, and React hydrates it. */
export async function homeMarkup(): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request("https://bilye.invalid/"));
  if (context instanceof Response) throw new Error(`The first page answers ${context.status}`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}

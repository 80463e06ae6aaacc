// Stands in the runtime between the port and the built product, in place of the local runtime's own entry: that leads through
// three more workers, which hold 100 kB of every open socket and pass each message on. Does their work for a page: decides
// which addresses are the Worker's, names the caller, and compresses. Link cards get the address of this run.
import product from "./product.js";
export * from "./product.js";

const compressed =
  /^(?:text\/(?:html|css|plain|xml|javascript)|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)\b/;

/** Entry for calls from the port. */
export const Door = {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    const isWorkers =
      env.WORKER_FIRST.some((pattern) => covers(pattern, pathname)) &&
      !env.WORKER_FIRST.some((pattern) => pattern.startsWith("!") && covers(pattern.slice(1), pathname));
    const response = isWorkers
      ? await product.fetch(known(request), env, ctx)
      : withCard(await env.ASSETS.fetch(request), env);
    return packed(response, request.headers.get("accept-encoding") ?? "");
  },
};

/** Entry for the platform's clock, reached only by this machine's server. */
export default {
  async fetch(request, env, ctx) {
    await product.scheduled({ cron: request.headers.get("x-cron") }, env, ctx);
    return new Response();
  },
};

const covers = (pattern, pathname) =>
  pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/** A call without an address comes from this machine: anything in front of the port adds one. */
function known(request) {
  if (request.headers.has("cf-connecting-ip")) return request;
  const headers = new Headers(request.headers);
  headers.set("cf-connecting-ip", "127.0.0.1");
  return new Request(request, { headers });
}

/** Pages were built for another address: messengers fetch a card's picture by its whole address. */
function withCard(response, { APP_ORIGIN }) {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  const element = (card) => card.setAttribute("content", `${APP_ORIGIN}/og.png`);
  return new HTMLRewriter().on('meta[property="og:image"]', { element }).transform(response);
}

/** Marks a response as compressed; the runtime then compresses it. */
function packed(response, accepted) {
  const { body, headers } = response;
  const coding = ["gzip", "br"].find((each) => accepted.includes(each));
  if (!body || !coding || headers.has("content-encoding") || !compressed.test(headers.get("content-type") ?? ""))
    return response;
  const reply = new Response(body, response);
  reply.headers.set("content-encoding", coding);
  return reply;
}

// The built product with rooms that can be made to die or to fall silent, and that count how often they begin.
import product, { GameRoom as Coordinator, RelayRoom as Relay } from "./index.js";
export * from "./index.js";

/** Code of a game → how many of its rooms have died. */
const deaths = new Map();
/** Code of a game → number of times its coordinator has begun: once when it is made, and again after each sleep or death. */
const begun = new Map();
const die = (ctx) => {
  const [code] = ctx.id.name.split("-");
  deaths.set(code, (deaths.get(code) ?? 0) + 1);
  ctx.abort("killed by a test");
};
const until = (moment) => new Promise((resolve) => setTimeout(resolve, moment - Date.now()));

export class GameRoom extends Coordinator {
  /** Relay → time until which it is not heard. */
  #deafTo = new Map();

  constructor(ctx, env) {
    super(ctx, env);
    begun.set(ctx.id.name, (begun.get(ctx.id.name) ?? 0) + 1);
  }

  dies() {
    die(this.ctx);
  }

  hearsNothingOf(relay, moment) {
    this.#deafTo.set(relay, moment);
  }

  async report(said) {
    const moment = this.#deafTo.get(said.relay) ?? 0;
    if (moment > Date.now()) await until(moment);
    return super.report(said);
  }
}

export class RelayRoom extends Relay {
  #atClose = null;
  #silentUntil = 0;

  dies() {
    die(this.ctx);
  }

  /**
   * Sets the fault for the coordinator's next request for this relay's table: who dies, and how long this relay and the coordinator are cut
   * off from each other.
   */
  atClose(what) {
    this.#atClose = what;
  }

  async hear(news) {
    const what = this.#atClose;
    if (what && news.events.some(({ type }) => type === "table_asked")) {
      this.#atClose = null;
      await this.#fails(news, what);
    }
    if (this.#silentUntil > Date.now()) await until(this.#silentUntil);
    return super.hear(news);
  }

  async #fails(news, { code, relay, dies, silentMs }) {
    const coordinator = this.env.GAME_ROOM.getByName(code);
    if (silentMs > 0) {
      this.#silentUntil = Date.now() + silentMs;
      await coordinator.hearsNothingOf(relay, this.#silentUntil);
    }
    // The relay has closed the question; the coordinator never hears of it.
    if (dies.length > 0) await super.hear(news);
    if (dies.includes("coordinator")) await coordinator.dies().catch(() => {});
    if (dies.includes("relay")) die(this.ctx);
  }
}

export default {
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/api/fault") return product.fetch(request, env, ctx);
    const its = searchParams.get("code");
    if (request.method === "GET") return Response.json({ deaths: deaths.get(its) ?? 0, begun: begun.get(its) ?? 0 });
    const { code, relay, does, ...what } = await request.json();
    const name = `${code}-${relay?.toString(16).padStart(4, "0")}`;
    const room = relay === undefined ? env.GAME_ROOM.getByName(code) : env.RELAY_ROOM.getByName(name);
    await (does === "dies" ? room.dies().catch(() => {}) : room.atClose({ code, relay, ...what }));
    return Response.json({});
  },
};

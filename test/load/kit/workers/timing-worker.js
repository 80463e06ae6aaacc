// The built product with a clock beside its database, for `npm run bench -- library` alone: each reply says how long D1 worked for
// it, and how many rows it read.
import product from "./index.js";
export * from "./index.js";

function timedD1(db, spent) {
  const plain = new WeakMap();
  const note = (result) => {
    spent.ms += result.meta.duration;
    spent.rows += result.meta.rows_read;
    return result;
  };
  const timed = (statement) => {
    const all = async () => note(await statement.all());
    const timing = {
      bind: (...values) => timed(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map(Object.values),
    };
    plain.set(timing, statement);
    return timing;
  };
  return {
    prepare: (query) => timed(db.prepare(query)),
    batch: async (statements) => (await db.batch(statements.map((timing) => plain.get(timing)))).map(note),
  };
}

export default {
  async fetch(request, env, ctx) {
    const spent = { ms: 0, rows: 0 };
    const response = await product.fetch(request, { ...env, DB: timedD1(env.DB, spent) }, ctx);
    const reply = new Response(response.body, response);
    reply.headers.set("x-database", `${spent.ms} ${spent.rows}`);
    return reply;
  },
};

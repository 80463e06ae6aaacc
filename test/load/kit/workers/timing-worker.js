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
    const one = {
      bind: (...values) => timed(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map(Object.values),
    };
    plain.set(one, statement);
    return one;
  };
  const timing = (session) => ({
    prepare: (query) => timed(session.prepare(query)),
    batch: async (statements) => (await session.batch(statements.map((one) => plain.get(one)))).map(note),
    getBookmark: () => session.getBookmark(),
  });
  return { ...timing(db), withSession: (constraint) => timing(db.withSession(constraint)) };
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

import type { Product, Server } from "./servers.ts";

/** A room to play in. The start opens the first question, and every figure that the room sends is checked. */
export type Room = {
  code: string;
  hostPath: string;
  playerPath: string;
  /** True if phones make a join key, as the product's own do; their socket's address is derived from it. */
  hasKeys?: boolean;
};
/** A server, and how to open a room on it; the rest of a game is the same for the product and for a bare room. */
export type Target = { readonly server: Server; open(questions: number, settings?: object): Promise<Room> };

export const TIME_LIMIT_SECONDS = 300;

/** Plays on the product, with a set of the demo teacher's own. */
export async function productTarget(server: Server, questionAt: (i: number) => object = choice): Promise<Target> {
  const token = await signedIn(server);
  const sets = new Map<number, string>();
  return {
    server,
    async open(questions, settings = {}) {
      const setId =
        sets.get(questions) ??
        (await importSet(
          server,
          token,
          Array.from({ length: questions }, (_, i) => questionAt(i)),
        ));
      sets.set(questions, setId);
      const { game } = await call<{ game: { game_code: string } }>(
        server,
        "/game",
        { question_set_id: setId, settings },
        token,
      );
      const code = game.game_code;
      const paths = { hostPath: `/ws?code=${code}&token=${token}`, playerPath: `/ws?code=${code}&v=2` };
      return { code, ...paths, hasKeys: "capacity" in settings };
    },
  };
}

/** Signs in the demo teacher, or another of the demo accounts. */
export async function signedIn(server: Server, email = "ogretmen@ornek.test"): Promise<string> {
  // A run that is open to other machines has printed passwords of its own.
  const [, password] = new RegExp(`${email}, şifresi (\\S+)`).exec((server as Partial<Product>).output?.() ?? "") ?? [];
  const who = { email, password: password ?? "bilye-demo-2026" };
  return (await call<{ token: string }>(server, "/auth/login", who)).token;
}

/** Plays in a bare room in the same runtime, or in a bare hall with this number of relays. */
export function bareTarget(server: Server, relays = 0): Target {
  return {
    server,
    open() {
      const at = `room=${crypto.randomUUID()}&relays=${relays}`;
      return Promise.resolve({ code: "100000", hostPath: `/ws?role=host&${at}`, playerPath: `/ws?role=player&${at}` });
    },
  };
}

/** Gives a homework of choice questions, open to anyone with a nickname. Returns its code. */
export async function givenHomework(server: Server, questions: number): Promise<string> {
  const token = await signedIn(server);
  const question_set_id = await importSet(
    server,
    token,
    Array.from({ length: questions }, (_, i) => choice(i)),
  );
  const asked = { question_set_id, due_at: Date.now() + 86_400_000 };
  return (await call<{ homework: { code: string } }>(server, "/homework", asked, token)).homework.code;
}

export async function importSet(server: Server, token: string, questions: readonly object[]): Promise<string> {
  const set = { title: "Ölçüm", questions };
  const path = "/question-sets/import";
  const { question_set } = await call<{ question_set: { id: string } }>(server, path, set, token);
  return question_set.id;
}

export const choice = (i: number) => ({
  question_text: `${i + 1}. Türkiye’nin en yüksek dağı aşağıdakilerden hangisidir?`.padEnd(80, "."),
  options: { A: "Ağrı Dağı", B: "Erciyes Dağı", C: "Uludağ", D: "Süphan Dağı" },
  correct_option: "ABCD"[i % 4],
  time_limit: TIME_LIMIT_SECONDS,
});

export async function call<Reply>(server: Server, path: string, body: unknown, token?: string): Promise<Reply> {
  const response = await fetch(`http://localhost:${server.port}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

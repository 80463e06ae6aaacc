/**
 * The product over HTTP alone, by paths and fields that every version since 0.1 has. Recorded games are continued by these
 * calls.
 */

type Question = { readonly question_id: string; readonly kind?: string; readonly correct_option?: string | null };
type View = {
  readonly game: { readonly status: string; readonly phase?: string };
  readonly host?: { readonly phase: string; readonly question?: Question | null };
};

/** A game in its lobby, in a question, or after one. All answers so far are right. */
export type RunningGame = {
  readonly name: string;
  readonly code: string;
  readonly sessions: readonly string[];
  /** Players of a game without phones, whose answers the host gives. */
  readonly marks: readonly string[];
  /** Number of answers to the question; null in the reveal. */
  readonly answered: number | null;
  /** True for a game in its lobby. */
  readonly waits?: true;
};

const demo = "bilye-demo-2026";
const accounts: Readonly<
  Record<string, { readonly email: string; readonly password: string; readonly device_secret?: string }>
> = {
  teacher: { email: "ogretmen@ornek.test", password: demo },
  student: { email: "ogrenci@ornek.test", password: demo },
  admin: { email: "yonetici@ornek.test", password: demo },
  /** The second teacher of `recorded-people.ts`. */
  neighbour: { email: "komsu@ornek.test", password: "uzun-yol-44-mavi", device_secret: "k".repeat(43) },
  /** The teacher of `recorded-school.ts` whose things are handed over. */
  leaving: { email: "ayrilan@ornek.test", password: "uzun-yol-44-mavi" },
  /** The suspended one. */
  suspended: { email: "askida@ataturk.k12.test", password: "uzun-yol-44-mavi" },
};
export const neighbour = accounts["neighbour"]!;
/** The password of the demo accounts. */
export const demoPassword = demo;

export type Caller = ReturnType<typeof callsTo>;

/** Makes calls in the name of an account, of a personal token, or of the pupil with this session. */
export function callsTo(port: number) {
  const tokens = new Map<string, Promise<string>>();
  async function ask<Reply = unknown>(method: string, path: string, as = "", body?: object): Promise<Reply> {
    const token = as in accounts ? await tokenOf(as) : as.startsWith("bilye_") ? as : null;
    const isPicture = body instanceof Uint8Array;
    const reply = await fetch(`http://localhost:${port}/api${path}`, {
      method,
      headers: {
        ...(body && { "content-type": isPicture ? "image/webp" : "application/json" }),
        ...(token !== null ? { authorization: `Bearer ${token}` } : as !== "" && { "session-id": as }),
      },
      ...(body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return (text === "" ? null : JSON.parse(text)) as Reply;
  }
  function tokenOf(who: string) {
    const known =
      tokens.get(who) ?? ask<{ token: string }>("POST", "/auth/login", "", accounts[who]).then(({ token }) => token);
    tokens.set(who, known);
    return known;
  }
  return Object.assign(ask, { tokenOf });
}

const written: Readonly<Record<string, string>> = {
  typed: "Sakarya",
  number: "8848",
  cloud: "barış",
  poll: "A",
  spot: "500,500",
};
/** The right answer to a question, from the host's view of it. Written answers are those of `recorded-things.ts`. */
const rightAnswer = ({ kind = "choice", correct_option }: Question) => written[kind] ?? correct_option!;

/** Gives the right answer for every player who has not answered the running question. */
export async function answerAll(
  ask: Caller,
  game: Pick<RunningGame, "code" | "sessions" | "marks">,
  question: Question,
) {
  const { question_id } = question;
  const answer = rightAnswer(question);
  // All look first: the question closes without those who have not been there for a while.
  await Promise.all(game.sessions.map((session) => ask("GET", `/game/${game.code}`, session)));
  await Promise.all(game.sessions.map((session) => gives(ask, session, question_id, answer)));
  if (game.marks.length === 0) return;
  const answers = game.marks.map((player) => [player, answer]);
  await ask("POST", `/game/${game.code}/answers`, "teacher", { question_id, answers });
}

/**
 * Answers, again and again if it is too early: rooms of a large game open a question a moment after their coordinator. A repeated
 * answer gets the same reply.
 */
async function gives(ask: Caller, session: string, question_id: string, answer: string) {
  const body = { question_id, answer, response_time_ms: 100 };
  const isTaken = () => ask("POST", "/game/answer", session, body).then(() => true, isTooEarly);
  while (!(await isTaken())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Plays from the present state to the end; everybody is always right. */
export async function playOnByCalls(
  ask: Caller,
  game: Pick<RunningGame, "code" | "sessions" | "marks">,
): Promise<void> {
  const at = `/game/${game.code}`;
  for (;;) {
    const { host, game: row } = await ask<View>("GET", at, "teacher");
    if (row.status === "completed") return;
    if (host!.phase === "question") {
      await answerAll(ask, game, host!.question!);
      await ask("POST", `${at}/end-question`, "teacher").catch(closedByItself);
    } else await opens(ask, game.code, "next");
  }
}

/** Opens the next question of the game, if there is one, with its bell put off. */
export async function opens(ask: Caller, code: string, by: "start" | "next"): Promise<void> {
  await ask("POST", `/game/${code}/${by}`, "teacher");
  await putsBellOff(ask, code);
}

/** Puts the bell of the running question of a game, if it has one, four minutes off, for slow machines. */
export async function putsBellOff(ask: Caller, code: string): Promise<void> {
  for (let minutes = 0; minutes < 4; minutes++)
    await ask("POST", `/game/${code}/extend`, "teacher", { seconds: 60 }).catch(closedByItself);
}

function isTooEarly(error: Error): boolean {
  if (!error.message.includes("too_early")) throw error;
  return false;
}

/** Accepts the refusal of a question that closed by itself when everybody had answered, or of a game that has ended. */
function closedByItself(error: Error) {
  if (!error.message.includes(" 409 ")) throw error;
}

import { expect, type Browser, type Page, type WebSocketRoute } from "@playwright/test";
import { aWrittenQuestion } from "../../builders/questions";
import { axeFinds } from "./axe";
import { aDevice, type DeviceOptions } from "./devices";
import { faultsOf, tokenOf, type Caller } from "./steps";

export const cells = aWrittenQuestion({
  question_text: "Mitoz bölünme sonunda oluşan yavru hücrelerin kromozom sayısı için hangisi doğrudur?",
  options: {
    A: "Ana hücrenin yarısı kadardır",
    B: "Ana hücreninkiyle aynıdır",
    C: "Ana hücreninkinin iki katıdır",
    D: "Her yavru hücrede farklıdır",
  },
  correct_option: "B",
  time_limit: 120,
});
export const plants = aWrittenQuestion({
  question_text:
    "Bir öğrenci, özdeş iki saksıdan birini güneş alan pencerenin önüne, diğerini karanlık bir dolaba koyuyor; iki hafta boyunca ikisine de eşit miktarda su verip boylarını ölçüyor. Bu deneyin bağımsız değişkeni aşağıdakilerden hangisidir?",
  options: {
    A: "Saksıların büyüklüğü ve toprağın cinsi",
    B: "Bitkinin aldığı ışık miktarı",
    C: "Bitkilerin iki hafta sonundaki boyu",
    D: "Bitkilere verilen su miktarı",
  },
  correct_option: "B",
  time_limit: 120,
  points: 2,
  explanation: "Deneyde bilerek değiştirilen tek şey ışıktır.",
});

/** Two short questions whose right answer is A. */
export const twoQuestions = ["Soru bir?", "Soru iki?"].map((question_text) =>
  aWrittenQuestion({
    question_text,
    options: { A: "Doğru olan", B: "Yanlış olan", C: "Bu da değil" },
    time_limit: 120,
    explanation: "Çünkü öyle.",
  }),
);

/** Retries: the server may close a kept connection at the moment it is used again. */
const patient = { maxRetries: 2 };

/** A teacher's game, steered by calls. It has no reading time, so that only tests about reading wait for it. */
export async function aGame(
  { request }: Caller,
  questions: readonly object[],
  settings: object = {},
  teacher = "ogretmen@ornek.test",
  language = "tr",
) {
  const token = await tokenOf({ request }, teacher);
  const headers = { authorization: `Bearer ${token}` };
  const call = async <Reply>(method: "get" | "post", path: string, data?: object): Promise<Reply> => {
    const reply = await request[method](path, { headers, ...patient, ...(data && { data }) });
    expect(reply.ok(), `${path} ${reply.status()}`).toBe(true);
    return (await reply.json()) as Reply;
  };
  const { question_set } = await call<{ question_set: { id: string } }>("post", "/api/question-sets", {
    title: "Sınama",
    language,
  });
  for (const question of questions) {
    await call("post", "/api/questions", { question_set_id: question_set.id, ...question });
  }
  const { game } = await call<{ game: { game_code: string } }>("post", "/api/game", {
    question_set_id: question_set.id,
    settings: { reading_seconds: 0, ...settings },
  });
  const code = game.game_code;
  return {
    code,
    token,
    start: () => call("post", `/api/game/${code}/start`, {}),
    next: () => call("post", `/api/game/${code}/next`, {}),
    endQuestion: () => call("post", `/api/game/${code}/end-question`, {}),
    end: () => call("post", `/api/game/${code}/end`, {}),
    again: (which: "missed" | "all") => call("post", "/api/game", { from_game: code, which }),
    close: () => request.delete(`/api/game/${code}`, { headers }),
    players: async () =>
      (await call<{ game: { players: { player_id: string; nickname: string }[] } }>("get", `/api/game/${code}`)).game
        .players,
  };
}

/** The sockets of a phone, which can be cut and restored. */
type Link = { readonly sockets: Set<WebSocketRoute>; isCut: boolean };
const links = new WeakMap<Page, Link>();

async function withLink(page: Page): Promise<void> {
  const link: Link = { sockets: new Set(), isCut: false };
  links.set(page, link);
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    if (link.isCut) return void socket.close({ code: 1011 });
    const server = socket.connectToServer();
    for (const side of [socket, server]) link.sockets.add(side);
  });
}

/** A pupil's phone: 360 × 640, touch, its own storage. Its connection can be cut and restored. */
export async function aPhone(browser: Browser, options: DeviceOptions = {}) {
  const usual = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const { context, page } = await aDevice(browser, { ...usual, ...options }, withLink);
  const link = links.get(page)!;
  link.sockets.clear();
  link.isCut = false;
  return {
    page,
    faults: faultsOf(page),
    cut: async () => {
      link.isCut = true;
      // Close the sockets first: Chromium keeps a core busy with a socket that it throttles to nothing.
      for (const socket of link.sockets) await socket.close({ code: 1011 });
      link.sockets.clear();
      await context.setOffline(true);
    },
    mend: async () => {
      link.isCut = false;
      await context.setOffline(false);
    },
    join: async (code: string, nickname: string) => {
      await page.goto(`/student/join?code=${code}`);
      await page.getByLabel("Takma adın").fill(nickname);
      await page.getByRole("button", { name: "Oyuna gir" }).click();
      await expect(page).toHaveURL(new RegExp(`/student/game/${code}$`));
    },
    tiles: page.getByRole("group", { name: "Şıklar" }),
    option: (letter: string) => page.getByRole("button", { name: `${letter}:` }),
  };
}
export type Phone = Awaited<ReturnType<typeof aPhone>>;

/** Makes every WebSocket of the page fail, as in a school that blocks them. */
export async function blockSockets(page: Page) {
  await page.addInitScript(() => {
    window.WebSocket = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => {
          this.dispatchEvent(new Event("error"));
          this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
        }, 20);
      }
      send() {}
      close() {}
    } as unknown as typeof WebSocket;
  });
}

/** Polls more often than the room's limit for counting a polling player as absent. */
const LOOKS_EVERY_MS = 3_000;

type Seat = { readonly session_id: string; readonly player_id: string };
type Wish = { readonly token?: string; readonly team?: number };

/**
 * A pupil without a screen who plays over HTTP alone, and stays until the test ends. A question stays open while the pupil does
 * not answer. With a token the pupil is signed in.
 */
export async function anHttpPupil(
  { request }: Caller,
  game_code: string,
  nickname: string,
  { token, team }: Wish = {},
) {
  const reply = await request.post("/api/game/join", {
    ...patient,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    data: { game_code, nickname, ...(team !== undefined && { team }) },
  });
  expect(reply.ok(), `${nickname} ${reply.status()}`).toBe(true);
  const { session_id, player_id } = (await reply.json()) as Seat;
  const headers = { "session-id": session_id };
  const looks = () => request.get(`/api/game/${game_code}`, { ...patient, headers });
  const lookAgain = async () => {
    const isThere = await looks().then(
      (seen) => seen.ok(),
      () => false,
    );
    // Stop once the test is over or its game is deleted.
    if (!isThere) clearInterval(stay);
  };
  const stay = setInterval(() => void lookAgain(), LOOKS_EVERY_MS);
  stay.unref();
  let asked = "";
  const says = async (what: "answer" | "confidence", said: object) => {
    const data = { question_id: asked, ...said };
    expect((await request.post(`/api/game/${what}`, { ...patient, headers, data })).status(), nickname).toBe(200);
  };
  return {
    nickname,
    player_id,
    /** Null takes the answer back where it may change. */
    answers: async (answer: string | null, response_time_ms = 1000) => {
      // Wait for the server's clock: a board may be a little ahead of it, and until then the server accepts no answer.
      await expect
        .poll(async () => {
          const { question, server_time } = (await (await looks()).json()) as Shown;
          asked = question?.question_id ?? "";
          return question !== null && server_time >= question.starts_at;
        })
        .toBe(true);
      await says("answer", { answer, response_time_ms });
    },
    /** Sends how sure the pupil is of the last answer. */
    isSure: (confidence: 1 | 2 | 3) => says("confidence", { confidence }),
  };
}

type Shown = {
  readonly server_time: number;
  readonly question: { readonly question_id: string; readonly starts_at: number } | null;
};

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects no finding of axe, and nothing to scroll. */
export async function expectFit(page: Page) {
  await settle(page);
  expect(await axeFinds(page, wcag)).toEqual([]);
  const { width, height } = await page.evaluate(() => {
    const inner = [...document.querySelectorAll("main")]
      .filter((main) => getComputedStyle(main).overflowY === "auto")
      .map((main) => main.scrollHeight - main.clientHeight);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth - innerWidth, height: Math.max(scrollHeight - innerHeight, ...inner) };
  });
  expect({ width, height: Math.max(0, height) }).toEqual({ width: 0, height: 0 });
}

/** Finishes all transitions and movements at once, because colours are mixed while they run. Clocks and spinners go on. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    // Repeat, because one animation may begin when another ends.
    for (;;) {
      const running = document.getAnimations().filter(({ playState, effect }) => {
        const { duration, iterations } = effect!.getTiming();
        return playState === "running" && iterations !== Infinity && Number(duration) <= 3000;
      });
      if (running.length === 0) return;
      for (const animation of running) animation.finish();
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

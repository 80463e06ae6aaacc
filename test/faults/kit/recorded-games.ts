import { playOnByCalls, type RunningGame } from "./by-calls.ts";
import type { Recording } from "./recorded-things.ts";

type Seat = { readonly player_id: string; readonly session_id: string };
type Question = { readonly question_id: string };
type View = { readonly host: { readonly question: Question; readonly players: readonly { player_id: string }[] } };
const teams = { names: ["Kartallar", "Yıldızlar"] };
const hall = ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"];

/** Makes games with every setting and every action of a teacher; in the set `set` B is always right. */
export async function moreGames({ ask, games, paths, aSet }: Recording, set: string): Promise<void> {
  const onPhones = { reading_seconds: 0 };
  async function aGame(label: string, of: string, settings: object) {
    const body = { question_set_id: of, settings: { ...onPhones, ...settings }, label };
    const { game } = await ask<{ game: { game_code: string } }>("POST", "/game", "teacher", body);
    return steered(game.game_code);
  }
  /** A game's calls by its code. */
  function steered(code: string) {
    const steer = (call: string, body?: object) => ask("POST", `/game/${code}/${call}`, "teacher", body);
    const view = () => ask<View>("GET", `/game/${code}`, "teacher");
    return {
      code,
      steer,
      view,
      join: (who: object, as = "") => ask<Seat>("POST", "/game/join", as, { game_code: code, ...who }),
      async answer({ session_id }: Seat, answer: string | null) {
        const { question_id } = (await view()).host.question;
        await ask("POST", "/game/answer", session_id, { question_id, answer, response_time_ms: 100 });
        return question_id;
      },
      goesOn: (name: string, seats: readonly Seat[], more: Pick<RunningGame, "answered"> & Partial<RunningGame>) =>
        games.push({ name, code, sessions: seats.map(({ session_id }) => session_id), marks: [], ...more }),
      async over(seats: readonly Seat[], marks: readonly string[] = []) {
        await playOnByCalls(ask, { code, sessions: seats.map(({ session_id }) => session_id), marks });
        // The report comes from the database, the last screen from the room's own journal.
        paths.push(["teacher", `/game/${code}/statistics`], ["teacher", `/game/${code}`]);
      },
    };
  }

  await inTheLobby();
  await aLesson();
  await hostJudged();
  await withoutPhones();
  await byNumber();
  await inTeams();
  await byNet();
  await large();

  async function inTheLobby() {
    const settings = { scoring: "speed", verdict: "instant", shuffle_questions: true, shuffle_options: true };
    const game = await aGame("waiting", set, { ...settings, time_factor: 1.5, teams: { ...teams, pick: "self" } });
    const seats = [await game.join({ nickname: "Ali", team: 0 }), await game.join({ nickname: "Ece", team: 1 })];
    await game.steer("rename", { player_id: seats[0]!.player_id, nickname: "Alican" });
    await game.steer("move", { player_id: seats[1]!.player_id, team: 0 });
    await game.steer("lock", { locked: true });
    game.goesOn("waiting", seats, { answered: 0, waits: true });
  }

  /** Players join, leave and are removed. The account's player misses the first question and joins the follow-up game. */
  async function aLesson() {
    const game = await aGame("a lesson", set, { reactions: false });
    const [ali, ece] = [await game.join({ nickname: "Ali" }), await game.join({ nickname: "Ece" })];
    const pupil = await game.join({ nickname: "Çınar" }, "student");
    await game.steer("start");
    await game.answer(ali, "A");
    await game.steer("kick", { player_id: ece.player_id });
    const late = await game.join({ nickname: "Geç" });
    await game.steer("extend", { seconds: 30 });
    await game.steer("end-question");
    await game.steer("show-leaderboard", { shown: true });
    await ask("POST", `/player/${ali.player_id}/leave`, ali.session_id);
    await game.over([pupil, late]);
    const own = `/player/${pupil.player_id}`;
    for (const path of ["", "/stats", "/missed"]) paths.push(["student", `${own}${path}`]);
    paths.push(["student", "/player/history"], [late.session_id, `/player/${late.player_id}/stats`]);

    const from = { from_game: game.code, which: "missed" };
    const next = await ask<{ game: { game_code: string } }>("POST", "/game", "teacher", from);
    const following = steered(next.game.game_code);
    const seats: Seat[] = [];
    for (const { session_id } of [pupil, late]) {
      seats.push(await ask("POST", "/game/join", session_id, { game_code: following.code, from_session: session_id }));
    }
    await following.steer("start");
    await following.answer(seats[0]!, "B");
    following.goesOn("follow-up game", seats, { answered: 1 });
  }

  /** In the reveal of its second question the host hides a word and accepts an answer that the question did not foresee. */
  async function hostJudged() {
    const game = await aGame(
      "host judged",
      await aSet("Sözcükler", [
        { kind: "cloud", question_text: "Bir sözcük yaz" },
        { kind: "typed", question_text: "Hangi ırmak?", accepted: ["Sakarya"] },
        { kind: "typed", question_text: "Yine hangi ırmak?", accepted: ["Sakarya"] },
      ]),
      {},
    );
    const [ali, ece] = [await game.join({ nickname: "Ali" }), await game.join({ nickname: "Ece" })];
    await game.steer("start");
    const cloud = await game.answer(ali, "savaş");
    await game.answer(ece, "barış");
    await game.steer("hide-text", { question_id: cloud, text: "savaş", hidden: true });
    await game.steer("next");
    const typed = await game.answer(ali, "Dicle");
    await game.answer(ece, "Sakarya");
    await game.steer("accept-answer", { question_id: typed, text: "Dicle", accepted: true });
    game.goesOn("host judged", [ali, ece], { answered: null });
  }

  async function withoutPhones() {
    const made = await ask<{ class: { id: string } }>("POST", "/classes", "teacher", { name: "8-A" });
    const students = ["Ayşe Kaya", "Ali Can", "Ece Su"].map((name, i) => ({ number: i + 1, name }));
    await ask("POST", `/classes/${made.class.id}/students`, "teacher", { students });
    const cards = await aGame("cards, one absent", set, {
      answers: "cards",
      class_id: made.class.id,
      auto_close: true,
    });
    await cards.steer("start");
    const [absent, ...marks] = (await cards.view()).host.players.map(({ player_id }) => player_id);
    await cards.steer("absent", { player_ids: [absent], absent: true });
    await cards.over([], marks);
    const board = await aGame("board, over", set, { answers: "board", teams, clock: "question" });
    await board.steer("start");
    await board.over(
      [],
      (await board.view()).host.players.map(({ player_id }) => player_id),
    );
    await ask("PUT", `/classes/${made.class.id}`, "teacher", { archived: true });
    paths.push(["teacher", `/classes/${made.class.id}`]);
  }

  /** A game on phones by school number; one pupil has an account linked by a printed code. */
  async function byNumber() {
    const made = await ask<{ class: { id: string } }>("POST", "/classes", "teacher", { name: "6-C" });
    const at = `/classes/${made.class.id}`;
    const students = ["Çınar Kaya", "Defne Ak", "Mert Öz"].map((name, i) => {
      return { number: i + 1, school_no: 401 + i, name, time_factor: i === 2 ? 1.5 : 1 };
    });
    await ask("POST", `${at}/students`, "teacher", { students });
    type Codes = { readonly codes: readonly { readonly code: string; readonly student_id: string }[] };
    const { codes } = await ask<Codes>("GET", `${at}/codes`, "teacher");
    await ask("POST", "/classes/claim", "student", { code: codes[0]!.code });
    for (const [name, isOver] of [
      ["by number, over", true],
      ["by number", false],
    ] as const) {
      const game = await aGame(name, set, { identity: "roster", class_id: made.class.id, confidence: true });
      const seats: Seat[] = [];
      for (const number of [401, 402]) {
        const as = number === 401 ? "student" : "";
        const key = crypto.randomUUID();
        await game.join({ number, join_key: key }, as);
        seats.push(await game.join({ number, join_key: key, confirm: true }, as));
      }
      await game.steer("start");
      const question_id = await game.answer(seats[0]!, "B");
      await ask("POST", "/game/confidence", seats[0]!.session_id, { question_id, confidence: 3 });
      if (isOver) await game.over(seats);
      else game.goesOn(name, seats, { answered: 1 });
    }
    paths.push(
      ["teacher", at],
      ["teacher", `${at}/codes`],
      ["teacher", `${at}/progress`],
      ["student", "/classes/mine"],
    );
    for (const { student_id } of codes) paths.push(["teacher", `${at}/students/${student_id}`]);
    paths.push(["student", `/classes/mine/${codes[0]!.student_id}`]);
  }

  async function inTeams() {
    const game = await aGame("teams, over", set, { generated_names: true, teams: { ...teams, pick: "auto" } });
    const seats = [await game.join({ nickname: "Ali" }), await game.join({ nickname: "Ece" })];
    await game.steer("start");
    await game.over(seats);
  }

  /** Games that count net: one is over, in the other everybody has changed an answer, and does so again. */
  async function byNet() {
    const exam = await aGame("net, over", set, { scoring: "net", wrong_costs: 3 });
    const seats: Seat[] = [];
    for (const nickname of ["Ali", "Ece", "Naz"]) seats.push(await exam.join({ nickname }));
    await exam.steer("start");
    for (const [i, answer] of ["B", "A"].entries()) await exam.answer(seats[i]!, answer);
    await exam.steer("end-question");
    await exam.steer("next");
    await exam.over(seats.slice(0, 1));
    paths.push([seats[1]!.session_id, `/player/${seats[1]!.player_id}/stats`]);

    const game = await aGame("net that changes", set, { scoring: "net", wrong_costs: 4, answers_change: true });
    const [ali, ece] = [await game.join({ nickname: "Ali" }), await game.join({ nickname: "Ece" })];
    await game.steer("start");
    for (const answer of ["A", "B"]) for (const seat of [ali, ece]) await game.answer(seat, answer);
    await game.steer("end-question");
    paths.push(["teacher", `/game/${game.code}/statistics`]);
    await game.steer("next");
    for (const answer of ["C", "B"]) await game.answer(ali, answer);
    for (const answer of ["B", null]) await game.answer(ece, answer);
    game.goesOn("net that changes", [ali, ece], { answered: 1 });
  }

  async function large() {
    const settings = { capacity: 9, confidence: true, teams: { ...teams, pick: "auto" } };
    const game = await aGame("hall of teams", set, settings);
    const seats: Seat[] = [];
    for (const nickname of hall) seats.push(await game.join({ nickname }));
    await game.steer("start");
    game.goesOn("hall of teams", seats, { answered: 0 });
  }
}

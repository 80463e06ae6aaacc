import { operations } from "../../../worker/description/areas";
import { methodOf, pathOf } from "../../../worker/description/operation";
import { anAccount } from "../helpers/accounts/accounts";
import { aGame, polling } from "../helpers/games/a-game";
import { aHomeworkOf, begun } from "../helpers/a-homework";
import { aClass } from "../helpers/classes";
import { fieldsOf } from "../helpers/described";
import { aListedSet, licence, shared } from "../helpers/sets/library";
import { aWrittenQuestion } from "../../builders/questions";

/** Every way in, as the API describes itself: a new call is attacked without being named here. */
export const routes = operations.map((operation) => ({
  method: methodOf(operation),
  path: pathOf(operation),
  name: operation.call,
}));

const isPupils = (pattern: string) => /^\/api\/homework\/:ref\/(join|answer|next|next-attempt|review)$/.test(pattern);

/** A game, a set and people whom attacks may harm. */
export async function aVictim() {
  const { teacher, setId, code } = await aGame();
  const player = await polling(code, "Kurban");
  const schoolClass = await aClass(teacher.token, { students: ["Kurban"] });
  const homework = await aHomeworkOf(teacher.token, setId);
  const pupil = await begun(homework.code, { nickname: "Kurban" });
  const listed = await aListedSet(teacher, "Kurban");
  const { token: link } = await shared(teacher, listed.id, { visibility: "public", licence });
  const [rival, admin, student] = [await anAccount("teacher"), await anAccount("admin"), await anAccount("student")];

  /** What each call that takes a body is sent when nobody attacks it; a name with no value is an optional field. */
  const bodies: Record<string, Record<string, unknown>> = {
    "POST /api/auth/register": {
      name: "Ada",
      email: "ada@okul.test",
      password: "password1",
      role: "student",
      school: "",
    },
    "POST /api/auth/login": { email: rival.email, password: "yanlış" },
    "POST /api/auth/verify": { token: "0".repeat(43), password: "yanlış" },
    "POST /api/auth/verify/resend": { email: "kimse@okul.test" },
    "POST /api/auth/reset-password/request": { email: "kimse@okul.test" },
    "POST /api/auth/reset-password/:token": { new_password: "uzun-yol-44-mavi" },
    "POST /api/auth/ws-token": { game_code: code },
    "POST /api/auth/passkey": { credential: shownCredential, device_secret: undefined, for_this_lesson: undefined },
    "POST /api/auth/passkey/lost": { email: rival.email, password: "yanlış" },
    "POST /api/auth/passkey/recover": { token: "0".repeat(43), password: "yanlış" },
    "POST /api/auth/device/token": { device_code: "0".repeat(43) },
    "POST /api/user/passkeys/options": { password: "yanlış" },
    "POST /api/user/passkeys": { credential: newCredential, name: "Telefon" },
    "PATCH /api/user/passkeys/:id": { name: "Telefon" },
    "DELETE /api/user/passkeys/:id": { password: "yanlış" },
    "POST /api/user/devices/confirm": { user_code: "AAAA-AAAA", digits: undefined },
    "POST /api/user/devices/refuse": { user_code: "AAAA-AAAA" },
    "POST /api/auth/email": { token: "0".repeat(43) },
    "PUT /api/user/email": { email: "yeni@okul.test", password: "yanlış" },
    "PUT /api/user/profile": { name: "Ada", school: "Okul", current_password: undefined, new_password: undefined },
    "POST /api/user/tokens": { name: "Betik", days: 1, scope: "read" },
    "DELETE /api/user": { password: "yanlış" },
    "DELETE /api/admin/users/:id": { password: "yanlış" },
    "POST /api/admin/domains": { domain: "okul.k12.tr" },
    "POST /api/admin/users/:id/hand-over": { to: rival.id, password: "yanlış", classes: true },
    "POST /api/admin/users/:id/admin": { password: "yanlış" },
    "POST /api/admin/teachers/approve": { user_id: rival.id, approve: true, reason: "" },
    "POST /api/question-sets": { title: "Set", description: "" },
    "POST /api/question-sets/import": { title: "Set", description: "", questions: [aWrittenQuestion()] },
    "POST /api/question-sets/repeat": { title: "Tekrar", outcomes: ["Kesirler"] },
    "PUT /api/question-sets/:id": {
      title: "Set",
      description: "",
      subject: undefined,
      grade: undefined,
      question_ids: undefined,
      if_updated_at: undefined,
    },
    "PUT /api/question-sets/:id/sharing": {
      visibility: "link",
      subject: "fen",
      grade: 7,
      language: "tr",
      show_author: true,
      show_school: true,
      licence,
    },
    "POST /api/library/:id/copy": { again: undefined },
    "POST /api/library/:id/report": { reason: "wrong", text: "" },
    "POST /api/shared/:token/copy": { again: undefined },
    "POST /api/admin/library/:id": { decision: "refuse", reason: "Neden" },
    "POST /api/media": {},
    "POST /api/questions": {
      question_set_id: setId,
      position: 0,
      ...aWrittenQuestion({ time_limit: 20, points: 1, explanation: "" }),
    },
    "PUT /api/questions/:id": {
      ...aWrittenQuestion({ time_limit: 20, points: 1, explanation: "" }),
      if_updated_at: undefined,
    },
    "POST /api/game": { question_set_id: setId, settings: {}, label: "", from_game: undefined, which: undefined },
    "POST /api/classes": { name: "7B" },
    "PUT /api/classes/:id": { name: undefined, archived: undefined },
    "POST /api/classes/:id/students": {
      number: 2,
      school_no: undefined,
      name: "Ece",
      time_factor: undefined,
      students: undefined,
    },
    "POST /api/classes/:id/import": { students: [{ number: 3, school_no: 5, name: "Ali", rename: true }] },
    "PUT /api/classes/:id/students/:student": {
      number: undefined,
      school_no: undefined,
      name: undefined,
      time_factor: undefined,
    },
    "POST /api/classes/:id/students/:student/move": { class_id: "none" },
    "POST /api/classes/:id/students/:student/join": { student_id: "none" },
    "POST /api/classes/:id/codes": { student_ids: undefined },
    "POST /api/classes/claim": { code: "ABCDEFGH", confirm: undefined },
    "POST /api/homework": {
      question_set_id: setId,
      title: undefined,
      class_id: undefined,
      opens_at: undefined,
      due_at: homework.due_at,
      attempts: 2,
      clock: "none",
      verdict: "each",
      shuffle: false,
    },
    "PUT /api/homework/:ref": { title: "Ödev", due_at: undefined },
    "POST /api/homework/:ref/join": {
      nickname: "Deneme",
      number: undefined,
      confirm: undefined,
      join_key: undefined,
      pin: undefined,
    },
    "POST /api/homework/:ref/answer": {
      question_id: `${setId}-0`,
      answer: "A",
      attempt: undefined,
      confidence: undefined,
    },
    "POST /api/homework/:ref/next-attempt": { after: undefined },
    "PUT /api/game/:code": { label: "8-A" },
    "POST /api/game/join": {
      game_code: code,
      nickname: "Deneme",
      marble: 1,
      join_key: undefined,
      team: undefined,
      from_session: undefined,
    },
    "POST /api/game/answer": { question_id: `${setId}-0`, answer: "A", response_time_ms: 1 },
    "POST /api/game/confidence": { question_id: `${setId}-0`, confidence: 1 },
    "POST /api/game/:code/next": { question_number: 0, id: undefined },
    "POST /api/game/:code/end-question": { question_id: undefined, id: undefined },
    "POST /api/game/:code/extend": { seconds: 10, question_id: undefined, id: undefined },
    "POST /api/game/:code/lock": { locked: false, id: undefined },
    "POST /api/game/:code/free-seats": { network: "0123456789abcdef", id: undefined },
    "POST /api/game/:code/keep-seats": { network: "0123456789abcdef", id: undefined },
    "POST /api/game/:code/kick": { player_id: "123456-00ff00ff00ff", id: undefined },
    "POST /api/game/:code/rename": { player_id: player.player_id, nickname: "Kurban", id: undefined },
    "POST /api/game/:code/move": { player_id: player.player_id, team: 0, id: undefined },
    "POST /api/game/:code/accept-answer": { question_id: `${setId}-0`, text: "A", accepted: true, id: undefined },
    "POST /api/game/:code/hide-text": { question_id: `${setId}-0`, text: "A", hidden: true, id: undefined },
    "POST /api/game/:code/answers": { question_id: `${setId}-0`, answers: [[player.player_id, "A"]], id: undefined },
    "POST /api/game/:code/pair/confirm": { digits: "07", id: undefined },
    "POST /api/pair": { token: `${code}.${"0".repeat(48)}` },
    "POST /api/game/:code/absent": { player_ids: [player.player_id], absent: true, id: undefined },
    "POST /api/game/:code/show-leaderboard": { shown: true, id: undefined },
  };
  /** What stands in the path when nobody attacks it. */
  const params: Record<string, string> = {
    code,
    id: player.player_id,
    token: "0".repeat(43),
    student: schoolClass.studentIds[0]!,
    ref: homework.id,
    player: pupil.id,
  };

  return {
    bodies: described(bodies),
    /** The call's caller, so that as much code as possible is behind the door. Signing out would end the attack. */
    caller({ name, path }: { name: string; path: string }) {
      if (name === "POST /api/auth/logout" || name === "DELETE /api/user/sessions") return {};
      if (path.endsWith("/missed")) return { token: student.token };
      if (seated.has(path) || path.startsWith("/api/player/:")) return { headers: player.headers };
      if (path.startsWith("/api/admin")) return { token: admin.token };
      if (isPupils(path)) return { headers: pupil.headers };
      return {
        token:
          path === "/api/player/history" || path === "/api/classes/claim" || path.startsWith("/api/classes/mine")
            ? student.token
            : name.includes("/api/user")
              ? rival.token
              : teacher.token,
      };
    },
    /** The path with each of its parts replaced, and with a query on top. */
    path: (pattern: string, text?: string) =>
      (text === undefined ? withVictims(pattern) : pattern).replace(/:(\w+)/g, (_, part: string) =>
        text !== undefined
          ? encodeURIComponent(text)
          : part === "ref" && isPupils(pattern)
            ? homework.code
            : params[part]!,
      ),
  };

  function withVictims(pattern: string): string {
    return pattern
      .replace("/classes/:id", `/classes/${schoolClass.id}`)
      .replace("/api/library/:id", `/api/library/${listed.id}`)
      .replace("/shared/:token", `/shared/${link}`);
  }
}

/** What browsers give, of a key that nobody has. */
const ofNobody = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const newCredential = { ...ofNobody, response: { clientDataJSON: "e30", attestationObject: "oA", transports: [] } };
const shownCredential = {
  ...ofNobody,
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA", userHandle: "AA" },
};

const seated: ReadonlySet<string> = new Set(["/api/game/answer", "/api/game/confidence"]);

/** With every field that the description has, and with its example for a call that is not named above. */
function described(bodies: Record<string, Record<string, unknown>>): typeof bodies {
  const taking = operations.filter(({ body }) => body);
  return {
    ...bodies,
    ...Object.fromEntries(
      taking.map((operation) => [
        operation.call,
        {
          ...Object.fromEntries(fieldsOf(operation).map((field) => [field, undefined])),
          ...(bodies[operation.call] ?? operation.example),
        },
      ]),
    ),
  };
}

import { operations } from "#http/openapi/areas";
import { methodOf, pathOf, type Operation } from "#http/openapi/operation";
import { exampleIn, formOf } from "../../builders/bodies/places";
import { anAccount, withPassword } from "../helpers/accounts/accounts";
import { aGame, polling } from "../helpers/games/a-game";
import { aHomeworkOf, begun } from "../helpers/a-homework";
import { aClass } from "../helpers/classes";
import type { Call } from "../helpers/http";
import { aSchool, anInvitation } from "../helpers/accounts/schools";
import { aListedSet, licence, shared } from "../helpers/sets/library";

/** Every call of the API's description, so that a new call is attacked without being listed here. */
export const routes = operations.map((operation) => ({
  operation,
  method: methodOf(operation),
  path: pathOf(operation),
  name: operation.call,
}));
export type Route = (typeof routes)[number];

const isPupils = (pattern: string) => /^\/api\/homework\/:ref\/(join|answer|next|next-attempt|review)$/.test(pattern);

export type Victim = Awaited<ReturnType<typeof aVictim>>;

/** A teacher with one thing of each sort, and people: attacks may harm them, and any call can be made for them. */
export async function aVictim() {
  const { teacher: host, setId, code } = await aGame();
  const teacher = await withPassword(host);
  const player = await polling(code, "Kurban");
  const schoolClass = await aClass(teacher.token, { students: ["Kurban"] });
  const homework = await aHomeworkOf(teacher.token, setId);
  const pupil = await begun(homework.code, { nickname: "Kurban" });
  const listed = await aListedSet(teacher, "Kurban");
  const { token: link } = await shared(teacher, listed.id, { visibility: "public", licence });
  const [rival, admin, student] = [await anAccount("teacher"), await anAccount("admin"), await anAccount("student")];

  const [school, otherSchool] = [await aSchool(admin.token), await aSchool(admin.token)];
  const invitation = await anInvitation(admin.token, school);

  /** A teacher who may be rejected, because the accounts that make the calls must stay. */
  const bystander = await anAccount("teacher");

  /** The usual values of fields by their names, in every body; other fields use their example. */
  const known: Readonly<Record<string, unknown>> = {
    question_set_id: setId,
    question_set_ids: [setId],
    game_code: code,
    player_id: player.player_id,
    player_ids: [player.player_id],
    student_id: schoolClass.studentIds[0]!,
    class_id: schoolClass.id,
    user_id: bystander.id,
    to: bystander.id,
    school_id: otherSchool.id,
    question_id: `${setId}-0`,
    due_at: homework.due_at,
    // Use an unknown address and wrong passwords: signing out, moving or deleting the victims would end the attack.
    email: "kimse@okul.test",
    password: "yanlış",
    current_password: "yanlış",
    token: "0".repeat(43),
    device_code: "0".repeat(43),
  };
  /** The ordinary values of the path's blanks. */
  const params: Readonly<Record<string, string>> = {
    code,
    id: player.player_id,
    token: "0".repeat(43),
    student: schoolClass.studentIds[0]!,
    ref: homework.id,
    player: pupil.id,
  };

  const bodies = Object.fromEntries(operations.flatMap((one) => bodyOf(one, known)));
  return {
    teacher,
    setId,
    code,
    /** The ordinary body of each call. */
    bodies,
    /** The ordinary body of each call whose caller is asked for the password, with the right one. */
    bodyWithPassword: (name: string, who: string): Record<string, unknown> => {
      const { password } = who.endsWith("admin") ? admin : who === "account" ? rival : teacher;
      return { ...bodies[name], ...(bodies[name] && "password" in bodies[name] && { password }) };
    },
    /** The right caller for the call, so that as much code as possible is reached. Signing out would end the attack. */
    caller({ operation: { who, call }, path }: Pick<Route, "operation" | "path">): Call {
      if (call === "POST /api/auth/logout" || call === "DELETE /api/user/sessions") return {};
      if (isPupils(path)) return { headers: pupil.headers };
      if (who.includes("seat"))
        return { headers: player.headers, ...(who.startsWith("pupil") && { token: student.token }) };
      if (who.endsWith("admin")) return { token: admin.token };
      if (who === "pupil") return { token: student.token };
      return { token: who === "account" ? rival.token : teacher.token };
    },
    /** The path with each of its parts replaced. */
    path: (pattern: string, text?: string) =>
      (text === undefined ? withVictims(pattern) : pattern).replace(/:(\w+)/g, (_, part: string) =>
        text !== undefined
          ? encodeURIComponent(text)
          : part === "ref" && isPupils(pattern)
            ? homework.code
            : (params[part] ?? "none"),
      ),
  };

  function withVictims(pattern: string): string {
    return pattern
      .replace("/classes/:id", `/classes/${schoolClass.id}`)
      .replace("/questions/:id", `/questions/${setId}-0`)
      .replace("/question-sets/:id", `/question-sets/${setId}`)
      .replace("/api/library/:id", `/api/library/${listed.id}`)
      .replace("/schools/:id", `/schools/${school.id}`)
      .replace("/invitations/:id", `/invitations/${invitation.id}`)
      .replace("/users/:id", `/users/${bystander.id}`)
      .replace("/shared/:token", `/shared/${link}`);
  }
}

function bodyOf(operation: Operation, known: Readonly<Record<string, unknown>>): [string, Record<string, unknown>][] {
  const form = formOf(operation);
  if (!form) return operation.bodyType ? [[operation.call, {}]] : [];
  const body = (operation.example ?? exampleIn(form)) as Record<string, unknown>;
  const fields = Object.entries(body).map(([field, value]) => [field, known[field] ?? value] as const);
  return [[operation.call, Object.fromEntries(fields)]];
}

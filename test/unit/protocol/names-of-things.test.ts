import { expect, test } from "vitest";
import { NewGameBody } from "#protocol/http/games";
import { NewHomeworkBody } from "#protocol/http/homework";
import { NewSetBody } from "#protocol/http/question-sets";
import { NewTokenBody } from "#protocol/http/tokens";

/** Parses the name of each kind of thing by the body of the call that sets it. */
const things = {
  set: (title: string) => NewSetBody.safeParse({ title }),
  homework: (title: string) => NewHomeworkBody.safeParse({ title, question_set_id: "s", due_at: 1 }),
  label: (label: string) => NewGameBody.safeParse({ label, question_set_id: "s" }),
  token: (name: string) => NewTokenBody.safeParse({ name, days: 1, scope: "read" }),
  team: (name: string) =>
    NewGameBody.safeParse({ question_set_id: "s", settings: { teams: { names: [name, "Bulut"] } } }),
};

test.each(Object.entries(things))("[T3] a %s has a name on one line that turns nothing around it", (_, named) => {
  for (const name of ["Kesirler\u202E", "\u2066Kesirler", "Kesir\u0007ler", "\ud800", "a".repeat(201)])
    expect([name, named(name).success]).toEqual([name, false]);
  expect(named("  Ay \n ve Su ").success).toBe(true);
});

test("[T3] lines of a title become one", () => {
  expect(NewSetBody.parse({ title: "  Kesirler \n ve\tondalıklar " }).title).toBe("Kesirler ve ondalıklar");
});

test.each(["", "  ", "\u200b"])("a set, a homework, a token and a team are not called %j", (name) => {
  for (const thing of ["set", "homework", "token", "team"] as const)
    expect([thing, things[thing](name).success]).toEqual([thing, false]);
});

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { routes } from "#shell/router.tsx";

/**
 * Every page, with the browser test that checks it in light and dark and at 320 pixels, and the test that uses it without a
 * mouse. A new page without them fails here. Written as `spec › text in it`.
 */
type Row = { readonly seen: string; readonly keys: string };

/** The test for pages that are only read: it leaves them by the links that every page has. */
const read = "people-screens › by keyboard alone: skip link, signing in, the account menu, signing out";
const walked = (what: string) => `by-keys › ${what}`;
const set = "question-sets › a set is written by keyboard";
const state = (address: string) => `every-state › ${address}`;

const pages: Readonly<Record<string, Row>> = {
  "/": { seen: state("the first page, answered wrong"), keys: walked('"/"') },
  "/about": { seen: state('"/about"'), keys: read },
  "/terms": { seen: state('"/terms"'), keys: read },
  "/privacy": { seen: state('"/privacy"'), keys: read },
  "/accessibility": { seen: state('"/accessibility"'), keys: read },
  "/presentation": { seen: state('"/presentation"'), keys: 'every-state › keyboard.press("End")' },
  "/library": { seen: 'library › "the library"', keys: walked('"/library"') },
  "/library/:id": { seen: 'library › "a shared set"', keys: walked('"a set of the library"') },
  "/s/:token": { seen: 'library › "a set to be copied"', keys: walked("`/s/${sharing.token}`") },
  "/auth/board": { seen: 'sign-in › "a board that waits for a phone"', keys: walked('"/auth/board"') },
  "/auth/login": { seen: state('"an empty sign-in"'), keys: read },
  "/auth/register": {
    seen: state('"an empty registration"'),
    keys: "people-screens › by keyboard alone: an account is opened, and its profile changed",
  },
  "/auth/verify-email": { seen: state('"/auth/verify-email"'), keys: walked('"/auth/verify-email"') },
  "/auth/reset-password": {
    seen: state('"/auth/reset-password?token=yok"'),
    keys: walked('"/auth/reset-password?token=yok"'),
  },
  "/auth/invitation": { seen: state('"/auth/invitation?token=yok"'), keys: read },
  "/auth/email": { seen: 'sign-in › "a new address"', keys: walked('"/auth/email?token=yok"') },
  "/auth/forgot-password": { seen: state('"/auth/forgot-password"'), keys: walked('"/auth/forgot-password"') },
  "/profile": {
    seen: state('"a profile with changes"'),
    keys: "people-screens › by keyboard alone: an account is opened, and its profile changed",
  },
  "/sinif": { seen: 'classes › "a code that is refused"', keys: walked('"/sinif"') },
  "/link": { seen: 'sign-in › "the question on the phone"', keys: walked('"the question on the phone"') },
  "/pair": { seen: 'pairing › "the digits of a phone"', keys: walked('"/pair"') },
  "/admin/dashboard": { seen: state('"/admin/dashboard"'), keys: read },
  "/admin/teachers": {
    seen: state('"/admin/teachers?q=okul"'),
    keys: "people-screens › an administrator decides by keyboard",
  },
  "/admin/users": {
    seen: state('"a user\'s numbers"'),
    keys: "people-screens › by keyboard alone: a user's numbers are opened and closed",
  },
  "/admin/library": { seen: 'library › "the administrators\' library"', keys: "library › approves it by keys" },
  "/admin/mails": { seen: state('"/admin/mails"'), keys: read },
  "/admin/schools": { seen: state('"/admin/schools"'), keys: read },
  "/admin/schools/:id": { seen: state("`/admin/schools/${school.id}`"), keys: read },
  "/admin/usage": { seen: state('"/admin/usage"'), keys: read },
  "/admin/announcement": { seen: state('"/admin/announcement"'), keys: read },
  "/admin/audit": { seen: state('"/admin/audit"'), keys: read },
  "/teacher/games/:code/host": {
    seen: 'board-mode › "the teams\' lobby"',
    keys: "keys › a game is hosted and played by keys alone",
  },
  "/teacher/games/:code/cards": {
    seen: 'no-phone › "the lobby with the board\'s own camera"',
    keys: 'no-phone › board.keyboard.press("v")',
  },
  "/teacher/game/:code/scan": {
    seen: 'cards › "asked for the camera"',
    keys: walked("`/teacher/game/${game.code}/scan`"),
  },
  "/teacher/question-sets/:id/rehearsal": {
    seen: "rehearsal › axe finds nothing on any scene of a rehearsal, large in light and weak in dark",
    keys: "rehearsal › board.keyboard.press(key)",
  },
  "/teacher/question-sets/:id": { seen: state('"the editor"'), keys: set },
  "/teacher/dashboard": { seen: state('"/teacher/dashboard"'), keys: walked('"/teacher/dashboard"') },
  "/teacher/games": { seen: state('"/teacher/games"'), keys: walked('"/teacher/games"') },
  "/teacher/games/:code": { seen: state('"Bitti"'), keys: "keys › a game is hosted and played by keys alone" },
  "/teacher/games/:code/statistics": {
    seen: state('"a question of the report"'),
    keys: "report › The grid, by keys alone",
  },
  "/teacher/homework": { seen: 'homework › "the list of homework"', keys: walked('"/teacher/homework"') },
  "/teacher/homework/:id": {
    seen: 'homework › "homework that is being done"',
    keys: walked("`/teacher/homework/${homework.id}`"),
  },
  "/teacher/homework/:id/report": {
    seen: 'homework › "the report of homework"',
    keys: "report › The grid, by keys alone",
  },
  "/teacher/classes": { seen: 'classes › "classes"', keys: "classes › a teacher makes a class by keys" },
  "/teacher/classes/:id": { seen: 'classes › "a class"', keys: "classes › a teacher makes a class by keys" },
  "/teacher/classes/:id/students/:student": {
    seen: 'class-progress › "a student\'s page"',
    keys: "class-progress › after a lesson the class's progress is read by keys",
  },
  "/teacher/classes/:id/print-codes": {
    seen: 'classes › "codes"',
    keys: walked("`/teacher/classes/${found.id}/print-codes`"),
  },
  "/teacher/question-sets": { seen: state('"/teacher/question-sets"'), keys: walked('"/teacher/question-sets"') },
  "/teacher/question-sets/new": { seen: state('"/teacher/question-sets/new"'), keys: set },
  "/student/practice/:player": {
    seen: 'phone-extras › "a missed question"',
    keys: 'phone-extras › keyboard.press("b")',
  },
  "/student/dashboard": { seen: state('"/student/dashboard"'), keys: walked('"/student/dashboard"') },
  "/student/history": { seen: state('"a past game"'), keys: walked('"/student/history"') },
  "/student/classes/:student": { seen: 'class-progress › "a student\'s page"', keys: read },
  "/student/join": { seen: 'by-number › "the number"', keys: "keys › joinByKeys(ece.page" },
  "/student/game/:code": { seen: 'by-number › "a freed seat"', keys: 'keys › ece.page.keyboard.press("1")' },
  "/odev/:code": { seen: 'homework-pupil › "a question"', keys: 'homework-pupil › keyboard.press("2")' },
  "/*": { seen: state('"/boyle/bir/sayfa/yok"'), keys: read },
};

type Route = {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
  readonly lazy?: unknown;
  readonly Component?: unknown;
};

/** Every address that opens a page itself; those that only redirect are left out. */
const addresses = (list: readonly Route[], above = ""): string[] =>
  list.flatMap((route) => {
    const here = route.path === undefined ? above : `${above}/${route.path}`;
    const isPage = route.lazy !== undefined || (route.Component !== undefined && !route.children);
    return [...(isPage ? [here === "" ? "/" : here] : []), ...addresses(route.children ?? [], here)];
  });
/** Documents of their own, the first page and the pupil's: the router leaves for them. */
const documents = ["/", "/student/join", "/student/game/:code", "/odev/:code"];

// Browser tests name the pages that they check in their code; no compiler notices which are missing.
const specs = new Map(
  readdirSync("test/e2e", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => [basename(file, ".spec.ts"), readFileSync(`test/e2e/${file}`, "utf8")]),
);
const isThere = (named: string) => {
  const [spec, text] = named.split(" › ");
  return specs.get(spec!)?.includes(text!) === true;
};

test("every page is looked at by a browser in light and dark and at 320 pixels, and used without a mouse", () => {
  const all = [...addresses(routes), ...documents];
  expect(Object.keys(pages).toSorted()).toEqual(all.toSorted());
  const missing = Object.entries(pages).flatMap(([page, { seen, keys }]) =>
    [seen, keys].flatMap((named) => (isThere(named) ? [] : `${page}: ${named}`)),
  );
  expect(missing).toEqual([]);
});

import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

/** The path of a file below `web/`. The constants are the entries of pages and of their later parts. */
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const form = file("pages/play/main.ts");
const resume = file("front-door/game/resume.ts");
const account = file("front-door/account/account-part.ts");
const game = file("features/game-phone/start.tsx");
const homeworkForm = file("pages/homework/main.ts");
const homeworkSteps = file("front-door/homework/steps.ts");
const homework = file("features/homework/work/start.tsx");
const lastScreen = file("features/game-phone/after/last-screen.tsx");
const afterGame = file("answering/after/after-game.ts");
/** Dialogs and messages, and the pages without a connection, which a phone loads a moment after its page. */
const soon = ["answering/later/parts.ts", "features/game-phone/lost/parts.ts"].map(file);
/** Features that only some games have. */
const extras = [
  "net/extra.ts",
  "changes/extra.ts",
  "changes/reopened.tsx",
  "teams/extra.ts",
  "teams/pick.tsx",
  "confidence/extra.ts",
  "reactions/extra.ts",
].map((path) => file(`features/game-phone/${path}`));
/** Loads the kinds of question that a game of choices does not need. */
const otherKinds = file("kinds/other-phones.ts");
const practice = file("features/practice/practice-screen.tsx");
/** Folders below `web/`, and beginnings of files' paths, whose modules a chunk takes. */
const groundFloor = ["../worker/shared/ask-again.", "browser/", "words/refusals.", "api/requests.", "api/seat."];
/** Kept for games and homework as they begin, and for no form. */
const offline = file("browser/offline.ts");
const gameClient = ["game-client/"];
const homeworkClient = ["homework-client/", "front-door/homework/"];
const ownPace = ["homework-client/", "answering/own-pace/", "features/homework/"];
const sending = "kinds/shared/sending/";
/** The page that a teacher sees first. */
const firstPage = file("features/home/teacher/dashboard.tsx");
const anyPage = file("pages/app/main.ts");
const app = file("pages/app/app.tsx");

/**
 * Puts the code that several pages share into few files: many small ones compress badly and cost round trips. The modules of a
 * group follow from the imports of these entries; a module belongs to the first group that has it.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
    { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
    // Modules of the pupil's form that other pages need too, and the modules of `groundFloor` that the game needs.
    chunk("base", (graph) => [
      ...both(reached(graph, [form, resume]), [
        ...everythingElse(graph),
        ...scripts(reached(graph, homeworkForm, true)),
      ]),
      ...[...among(groundFloor, reached(graph, game))].filter((id) => id !== offline),
    ]),
    // Modules that the part for an account on a pupil's device shares with the app.
    chunk("account", (graph) => both(reached(graph, account), inApp(graph))),
    // Parts of the app's first script, which begins before the app has come.
    { name: "early", test: /[\\/]web[\\/]api[\\/](?:early-|bookmark\.)/ },
    // Modules that a homework's form shares with the work or with the steps before it.
    chunk("homework", (graph) =>
      among(
        homeworkClient,
        both(reached(graph, homeworkForm), [...reached(graph, homework), ...reached(graph, homeworkSteps)]),
      ),
    ),
    // A device's copy of a game; then other modules of the pupil's game that later parts or other pages need too.
    chunk("live", (graph) => among(gameClient, reached(graph, game))),
    chunk("kit", (graph) =>
      both(reached(graph, game), [
        ...inApp(graph),
        ...reached(graph, [lastScreen, afterGame, homework, ...extras]),
        ...reached(graph, otherKinds, true),
      ]),
    ),
    // Modules that a phone loads a moment later, and the app at once.
    chunk("later", (graph) => both(reached(graph, soon), reached(graph, [app, afterGame, lastScreen]))),
    // Net as text, for the pages of a pupil that show it.
    { name: "net", test: /[\\/]web[\\/]words[\\/]net\./ },
    // Modules of the kinds that take more than one touch, in one file, without the result lists, which not all of them show.
    chunk("sending", (graph) =>
      [...among([sending], reached(graph, otherKinds, true))].filter((id) => !id.startsWith(file(`${sending}result`))),
    ),
    // The picture component, for all pages.
    { name: "picture", test: /[\\/]web[\\/]ui[\\/]drawn[\\/]picture\./ },
    // Modules that a kind's phone part shares with its other parts.
    {
      name: (id, graph) => {
        const kind = /\/kinds\/(\w+)\//.exec(id)?.[1];
        return kind && sharedByKind(graph, kind).has(id) ? `${kind}-parts` : null;
      },
    },
    // The question at the pupil's own pace, used by solo practice as well.
    chunk("own-pace", (graph) => both(among(ownPace, reached(graph, homework)), reached(graph, practice))),
    // The rest of the code that every page of the app starts with.
    chunk("frame", (graph) => reached(graph, app)),
    // Screens share many small modules in many combinations: few files let a screen load in few round trips.
    screens("public", (by) => by.some((screen) => screen.includes("/home/public/"))),
    // Styles of fields too, which come before those of the screens that change them.
    screens("basic", (by, id) => by.some(isSignIn) && (by.includes(firstPage) || isStyle(id))),
    screens("first-page", (by) => by.includes(firstPage)),
    screens("sign-in", (by) => by.some(isSignIn)),
    screens("administration", (by) => by.every((screen) => screen.includes("/features/admin/"))),
    // Styles too if only two need them: the app names each file of each screen, which costs more than they weigh.
    screens("screens", (by, id) => by.length >= SOME_SCREENS || isStyle(id)),
  ];
}

/** Modules needed by at least this many screens of the app form one file, which loads even if only one of them is needed. */
const SOME_SCREENS = 4;

const isSignIn = (screen: string): boolean => screen.includes("/account/sign-in/");

const isStyle = (id: string): boolean => id.endsWith(".css");

/** Tells by the screens that need a module if it belongs to a group. */
type Belongs = (by: readonly string[], id: string) => boolean;

/** One file of modules that several screens of the app need, without their dependencies, which a phone may need too. */
const screens = (name: string, belongs: Belongs): Rolldown.CodeSplittingGroup => ({
  ...chunk(name, (graph) => sharedByScreens(graph, belongs)),
  includeDependenciesRecursively: false,
});

/** Modules that several screens of the app need and no phone loads, filtered by `belongs`, which gets the screens. */
function sharedByScreens(graph: Graph, belongs: Belongs): Modules {
  const first = reached(graph, app);
  const onPhones = reached(graph, [form, homeworkForm], true);
  const screens = [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const users = new Map<string, string[]>();
  for (const screen of new Set(screens)) {
    for (const id of reached(graph, screen)) users.set(id, [...(users.get(id) ?? []), screen]);
  }
  const shared = [...users].filter(
    ([id, by]) => by.length > 1 && !first.has(id) && !onPhones.has(id) && belongs(by, id),
  );
  return new Set(shared.map(([id]) => id));
}

/** Modules that both a kind's phone part and another of its parts need. */
function sharedByKind(graph: Graph, kind: string): Modules {
  const parts = ["board", "editor", "report", "answers", "signs", "draft", "guesses"];
  const others = parts.flatMap((part) =>
    ["ts", "tsx"].flatMap((type) => [...reached(graph, file(`kinds/${kind}/${part}.${type}`))]),
  );
  return both(reached(graph, file(`kinds/${kind}/phone.tsx`)), others);
}

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;
type Modules = ReadonlySet<string>;

function chunk(name: string, modulesIn: (graph: Graph) => Iterable<string>): Rolldown.CodeSplittingGroup {
  let modules: Modules | undefined;
  return { name: (id, graph) => ((modules ??= new Set(modulesIn(graph))).has(id) ? name : null) };
}

const inApp = (graph: Graph): Modules => new Set([...reached(graph, anyPage), ...reached(graph, app, true)]);

const everythingElse = (graph: Graph) => [...reached(graph, game, true), ...inApp(graph)];

const both = (some: Modules, others: Iterable<string>): Modules => new Set([...others].filter((id) => some.has(id)));

/** Leaves out styles: those that two forms share are in the HTML of both. */
const scripts = (modules: Modules): string[] => [...modules].filter((id) => !isStyle(id));

/** The modules in the folders or files named here. */
const among = (places: readonly string[], modules: Modules): Modules =>
  new Set([...modules].filter((id) => places.some((place) => id.startsWith(file(place)))));

/** Modules and everything that they import; on request also their dynamic imports. */
function reached(graph: Graph, from: string | readonly string[], later = false): Modules {
  const found = new Set([from].flat());
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) found.add(next);
    for (const next of (later && module?.dynamicallyImportedIds) || []) found.add(next);
  }
  return found;
}

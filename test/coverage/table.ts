import type { Proof } from "./proofs.ts";
import { PLACES, type ByHand, type ReasonPlace, type Reason } from "./reasons.ts";

/**
 * Finds the faults of `test/COVERAGE.md`, which is made from the tests' names and the handwritten parts, and writes its text.
 */

export type Known = {
  readonly proofs: readonly Proof[];
  readonly byHand: ByHand;
  readonly rules: readonly { readonly heading: string; readonly rules: readonly string[] }[];
};

/** A tag may name a line of ASVS by any of its numbers. */
const asvs = (number: string): string => `ASVS ${number}`;

/** The places that a test belongs to, according to its path. Tests of `worker/objects` try each sort of object. */
export function placesOf(file: string): ReasonPlace[] {
  if (file.startsWith("worker/objects/")) return ["phones", "homework", "relays"];
  if (file.includes("homework")) return ["homework"];
  if (/\/large-games?\/|\/hall\.|\/large-/.test(file)) return ["relays"];
  return /\/(?:cards|without-phones)[/.]|\/pairing\.|\/phoneless/.test(file) ? ["cards"] : ["phones"];
}

const proofsOf = (proofs: readonly Proof[], tags: readonly string[]): Proof[] =>
  proofs.filter((proof) => proof.tags.some((tag) => tags.includes(tag)));
const filesOf = (proofs: readonly Proof[], id: string, place: ReasonPlace): string[] => [
  ...new Set(proofsOf(proofs, [id]).flatMap(({ file }) => (placesOf(file).includes(place) ? [file] : []))),
];
const whys = (reasons: readonly Reason[], id: string, place: ReasonPlace): string[] =>
  reasons.flatMap(({ rows, places, why }) => (rows.includes(id) && places.includes(place) ? [why] : []));

/** The faults of the tags and of the handwritten parts; empty if all is well. */
export function faultsOf({ proofs, byHand, rules }: Known): string[] {
  const rows = [...byHand.threats, ...byHand.faults].flatMap(({ ids }) => ids);
  const numbers = rules.flatMap((part) => part.rules);
  const known = new Set([...rows, ...numbers, ...byHand.asked.flatMap(({ ids }) => ids.map(asvs))]);
  const inUnit = proofs.filter(({ file }) => file.startsWith("unit/"));
  const spoken = [...byHand.unseen.flatMap(({ ids }) => ids), ...byHand.reasons.flatMap((reason) => reason.rows)];
  return [
    ...[...rows, ...numbers].flatMap((id, i, all) => (all.indexOf(id) < i ? [`${id} stands for two things`] : [])),
    ...proofs.flatMap(({ file, title, tags }) =>
      tags.flatMap((tag) => (known.has(tag) ? [] : [`${file} › ${title}: [${tag}] names nothing`])),
    ),
    ...rows.flatMap((id) => (proofsOf(proofs, [id]).length > 0 ? [] : [`${id} has no test`])),
    // Rules need unit tests: those are quick, and the mutation run (`npm run test:mutation`) uses them alone.
    ...numbers.flatMap((id) => (proofsOf(inUnit, [id]).length > 0 ? [] : [`rule ${id} has no test in test/unit`])),
    ...byHand.asked.flatMap(({ ids, here }) =>
      here !== undefined || proofsOf(proofs, ids.map(asvs)).length > 0 ? [] : [`ASVS ${ids[0]!} has no test`],
    ),
    ...rows.flatMap((id) =>
      PLACES.flatMap((place) =>
        filesOf(proofs, id, place).length + whys(byHand.reasons, id, place).length > 0
          ? []
          : [`${id} has neither a test nor a reason in the place "${place}"`],
      ),
    ),
    ...spoken.flatMap((id) => (rows.includes(id) ? [] : [`reasons.md speaks of ${id}, which is not there`])),
    ...byHand.reasons.flatMap((reason) => brokenReason(reason, proofs)),
  ];
}

/**
 * Checks a reason: each file that it names has to prove all of its rows, and each row that it names needs tests in that place.
 */
function brokenReason({ rows, places, why }: Reason, proofs: readonly Proof[]): string[] {
  const files = Array.from(why.matchAll(/`([^`]+\.ts)`/g), ([, file]) => file!);
  const others = Array.from(why.matchAll(/\b[TF]\d+\b/g), String);
  return [
    ...files.flatMap((file) =>
      rows.flatMap((id) =>
        proofsOf(proofs, [id]).some((proof) => proof.file === file) ? [] : [`${file} does not prove ${id}: ${why}`],
      ),
    ),
    ...others.flatMap((id) =>
      places.flatMap((place) =>
        filesOf(proofs, id, place).length > 0 ? [] : [`${id} has no test in the place "${place}": ${why}`],
      ),
    ),
  ];
}

const link = (file: string): string =>
  `[${file
    .split("/")
    .at(-1)!
    .replace(/\.(?:test|spec)\.tsx?$/, "")}](${file})`;
const quoted = (title: string): string => (title.includes("`") ? `\`\` ${title} \`\`` : `\`${title}\``);
const line = ({ file, title }: Proof): string => `${link(file)} ${quoted(title)}`;
const list = (proofs: readonly Proof[]): string => proofs.map((proof) => `- ${line(proof)}\n`).join("");

const PREFACE = `# What proves what

\`npm run test:table\` makes this page from the names of the tests, whose tags say what they prove, and from
[reasons.md](coverage/reasons.md). Do not edit it by hand: run the command again, also after a merge.

\`npm test\` runs all but \`faults/slow\`; \`npm run test:faults\` runs those too. [docs/tests.md](../docs/tests.md) says how to write a
test that stays cheap.
`;

const PLACE_NAMES: Readonly<Record<ReasonPlace, string>> = {
  phones: "a game on phones",
  cards: "cards and board",
  homework: "homework",
  relays: "relays of a large game",
};

const RULES_PREFACE =
  "\nThe rules of a game and of homework, with the tests that prove each; [RULES.md](../worker/game/RULES.md) says what they are.\n";
const PLACES_PREFACE =
  "\nFor each threat and fault the tests that prove it in a game on phones, without phones, in homework and in a large game, or the reason why there is none.\n";
const ASVS_PREFACE = `
Authentication, sessions, OAuth: what the OWASP Application Security Verification Standard 5.0 asks for, in our words, and how it is
done here unless that is plain.
`;

/**
 * The page `test/COVERAGE.md`. Without line numbers and in a fixed order, so that a change alters only the lines it is about.
 */
export function pageOf({ proofs, byHand, rules }: Known): string {
  const sections = [...byHand.threats, ...byHand.faults].map(({ ids: [id], says }) => {
    const unseen = byHand.unseen.filter(({ ids }) => ids.includes(id!)).map((claim) => `\n${claim.says}\n`);
    return { id: id!, text: `\n### ${id!} ${says}\n\n${list(proofsOf(proofs, [id!]))}${unseen.join("")}` };
  });
  const of = (letter: string) => sections.flatMap(({ id, text }) => (id.startsWith(letter) ? [text] : [])).join("");
  const cell = (id: string, place: ReasonPlace) =>
    [...filesOf(proofs, id, place).map(link), ...whys(byHand.reasons, id, place)].join("; ");
  const places = sections.map(({ id }) => `| ${[id, ...PLACES.map((place) => cell(id, place))].join(" | ")} |\n`);
  const asked = byHand.asked.map(({ ids, says, here }) => {
    const answer = here === undefined ? "" : `\n\nHere: ${here}.`;
    const tests = list(proofsOf(proofs, ids.map(asvs)));
    return `\n**${ids.join(", ")}** ${says}${answer}\n${tests === "" ? "" : `\n${tests}`}`;
  });
  const ruled = rules.flatMap(({ heading, rules: numbers }) =>
    numbers.length === 0
      ? []
      : [
          `\n### ${heading}\n\n`,
          ...numbers.flatMap((id) => proofsOf(proofs, [id]).map((proof) => `- **${id}** ${line(proof)}\n`)),
        ],
  );
  const head = `\n| row | ${PLACES.map((place) => PLACE_NAMES[place]).join(" | ")} |\n| --- | --- | --- | --- | --- |\n`;
  return [
    PREFACE,
    "\n## Threats\n",
    of("T"),
    "\n## Faults\n",
    of("F"),
    `\n## Place by place\n${PLACES_PREFACE}${head}${places.join("")}`,
    `\n## ASVS 5, chapters 6, 7 and 10\n${ASVS_PREFACE}`,
    ...asked.map((text) => text.replaceAll("](../../", "](../")),
    `\n## Rules\n${RULES_PREFACE}`,
    ...ruled,
  ].join("");
}

import { settingsListed, type AnySetting, type AskedSettings, type SettingName } from "#protocol/settings/fitted";

type Choice = readonly [name: SettingName, value: unknown];

/** Values worth trying: all of a list, the usual and another number, no teams and two. */
export function samples({ values, usual }: AnySetting): readonly unknown[] {
  if ("oneOf" in values) return usual === null ? [null, ...values.oneOf] : values.oneOf;
  if ("min" in values) return [usual, values.max];
  return "teams" in values ? [null, { names: ["Kırmızı", "Mavi"], pick: "auto" }] : [null];
}

const key = (one: Choice, other: Choice) => JSON.stringify([one, other]);

/** Settings of games in which every two values of two settings meet at least once; `fixed` stay as they are. */
export function settingsInPairs(fixed: AskedSettings): readonly AskedSettings[] {
  const choices = settingsListed.map(([name, one]): readonly Choice[] =>
    (name in fixed ? [fixed[name]] : samples(one)).map((value) => [name, value]),
  );
  const open = new Set(
    choices.flatMap((ones, i) =>
      choices.slice(i + 1).flatMap((others) => ones.flatMap((one) => others.map((other) => key(one, other)))),
    ),
  );
  const cases: AskedSettings[] = [];
  while (open.size > 0) {
    const [first, second] = JSON.parse([...open][0]!) as [Choice, Choice];
    const chosen: Choice[] = [];
    for (const ones of choices) {
      const given = [first, second].find(([name]) => name === ones[0]![0]);
      const met = (one: Choice) => chosen.filter((earlier) => open.has(key(earlier, one))).length;
      const best = ones.reduce((most, one) => (met(one) > met(most) ? one : most));
      chosen.push(ones.find(([, value]) => given && JSON.stringify(value) === JSON.stringify(given[1])) ?? best);
    }
    for (const [i, one] of chosen.entries()) for (const other of chosen.slice(i + 1)) open.delete(key(one, other));
    cases.push(Object.fromEntries(chosen));
  }
  return cases;
}

import type { ListedClass } from "#protocol/http/replies/classes";
import type { Loaded } from "#screens/use-loaded";
import type { SettingRow } from "#ui/fields/setting-rows.tsx";
import { ClassFields } from "./class-fields";
import { LabelField } from "../dialogs/label-field";
import { SettingFields } from "./setting-fields";
import { TeamFields } from "./team-fields";
import { Banner } from "#ui/overlays/banner.tsx";
import { isSpeedClosed, wayOf, type ChosenSettings, type Way } from "./ways";
import { classLine, rowLine, teamsLine } from "./row-words";

type Props = {
  readonly settings: ChosenSettings;
  readonly change: (change: Partial<ChosenSettings>) => void;
  readonly picked: ListedClass | undefined;
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly teamNames: readonly string[];
  /** Says that some of the set's questions cost nothing where net is counted. */
  readonly costsNothing: string | null;
  readonly label: string;
  readonly onLabel: (label: string) => void;
};

type DialogRow = "class" | "teams" | "points" | "flow" | "other";
const rowsOf: Record<Way, readonly DialogRow[]> = {
  phones: ["class", "teams", "points", "flow", "other"],
  cards: ["class", "points", "flow", "other"],
  board: ["teams", "points", "flow", "other"],
};

/** Settings for this way of answering. */
export function rowsFor(props: Props): readonly SettingRow<string>[] {
  const { settings, change, picked, classes, teamNames, costsNothing, label, onLabel } = props;
  const rows: Record<DialogRow, Omit<SettingRow<string>, "name">> = {
    class: {
      label: "Sınıf",
      value: classLine(settings, picked),
      content: <ClassFields settings={settings} classes={classes} onChange={change} />,
    },
    teams: {
      label: "Takımlar",
      value: teamsLine(settings),
      content: <TeamFields settings={settings} known={teamNames} onChange={change} />,
    },
    points: {
      label: "Puan ve süre",
      value: rowLine("points", settings),
      content: (
        <>
          <SettingFields row="points" settings={settings} onChange={change} hints={{ wrong_costs: costsNothing }} />
          {/* No toast: it would lie under the dialog, where nobody hears it. */}
          <div role="status">
            {isSpeedClosed(settings) && (
              <Banner tone="info">Hız puanı kapandı: cevap değişebildiği için her doğru tam puan.</Banner>
            )}
          </div>
        </>
      ),
    },
    flow: {
      label: "Akış",
      value: rowLine("flow", settings),
      content: <SettingFields row="flow" settings={settings} onChange={change} />,
    },
    other: {
      label: "Diğer",
      value: rowLine("other", settings),
      content: (
        <>
          <LabelField label={label} onChange={onLabel} />
          <SettingFields row="other" settings={settings} onChange={change} />
        </>
      ),
    },
  };
  return rowsOf[wayOf(settings)].map((name) => ({ name, ...rows[name] }));
}

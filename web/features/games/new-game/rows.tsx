import type { ListedClass } from "#protocol/http/classes";
import type { Loaded } from "#screens/use-loaded";
import type { SettingRow } from "#ui/fields/setting-rows.tsx";
import { ClassFields } from "./class-fields";
import { FlowFields } from "./flow-fields";
import { OtherFields } from "./other-fields";
import { ClockFields, PointsFields } from "./points-fields";
import { TeamFields } from "./team-fields";
import { wayOf, type ChosenSettings, type Way } from "./ways";
import { classLine, clockLine, flowLine, otherLine, pointsLine, teamsLine } from "./words";

type Props = {
  readonly settings: ChosenSettings;
  readonly change: (change: Partial<ChosenSettings>) => void;
  readonly picked: ListedClass | undefined;
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly teamNames: readonly string[];
  readonly label: string;
  readonly onLabel: (label: string) => void;
};

type RowName = "class" | "teams" | "points" | "clock" | "flow" | "other";
const rowsOf: Record<Way, readonly RowName[]> = {
  phones: ["class", "teams", "points", "flow", "other"],
  cards: ["class", "clock", "flow", "other"],
  board: ["teams", "clock", "flow", "other"],
};

/** Settings for this way of answering. */
export function rowsFor(props: Props): readonly SettingRow<string>[] {
  const { settings, change, picked, classes, teamNames, label, onLabel } = props;
  const rows: Record<RowName, Omit<SettingRow<string>, "name">> = {
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
      value: pointsLine(settings),
      content: <PointsFields settings={settings} onChange={change} />,
    },
    clock: {
      label: "Süre",
      value: clockLine(settings),
      content: <ClockFields settings={settings} onChange={change} />,
    },
    flow: {
      label: "Akış",
      value: flowLine(settings),
      content: <FlowFields settings={settings} onChange={change} />,
    },
    other: {
      label: "Diğer",
      value: otherLine(settings),
      content: <OtherFields settings={settings} onChange={change} label={label} onLabel={onLabel} />,
    },
  };
  return rowsOf[wayOf(settings)].map((name) => ({ name, ...rows[name] }));
}

import { cardsNeedClass } from "#protocol/settings/settings";
import { noClassYet } from "#words/shared-sentences";
import type { ListedClass } from "#protocol/http/replies/classes";
import type { Loaded } from "#screens/use-loaded";
import { ClassChoice } from "#screens/forms/class-choice.tsx";
import { SettingFields } from "./setting-fields";
import type { ChosenSettings } from "./ways";

type Props = {
  readonly settings: ChosenSettings;
  readonly classes: Loaded<readonly ListedClass[]>;
  readonly onChange: (change: Partial<ChosenSettings>) => void;
};

/** Chooses the class that plays, and how its students come in. */
export function ClassFields({ settings, classes, onChange }: Props) {
  const byCards = settings.answers === "cards";
  return (
    <>
      <ClassChoice
        classes={classes}
        value={settings.class_id}
        none={byCards ? "Sınıf seçin" : "Sınıfsız"}
        nothing={byCards ? cardsNeedClass : noClassYet}
        hint={byCards && !settings.class_id ? cardsNeedClass : undefined}
        onPick={(class_id) =>
          onChange({ class_id, ...(!byCards && { identity: class_id === undefined ? undefined : "roster" }) })
        }
      />
      {!byCards && settings.class_id && (classes.value?.length ?? 0) > 0 && (
        <SettingFields row="class" settings={settings} onChange={onChange} />
      )}
    </>
  );
}

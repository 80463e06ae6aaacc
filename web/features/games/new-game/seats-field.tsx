import { limits } from "#shared/limits";
import { number } from "#shared/numbers";
import { deploymentConfig } from "#api/people-api";
import { useLoaded } from "#screens/use-loaded";
import { Field } from "#ui/fields/field.tsx";
import { seatChoices } from "./seat-choices";
import type { ChosenSettings } from "./ways";

type Props = {
  readonly settings: ChosenSettings;
  readonly onChange: (change: Partial<ChosenSettings>) => void;
};

/** Chooses the number of seats for a large game, if this deployment allows more than usual. A class is never that large. */
export function SeatsField({ settings: { answers, capacity, class_id }, onChange }: Props) {
  const mayBeLarge = answers === undefined && class_id === undefined;
  const config = useLoaded("config", mayBeLarge, deploymentConfig);
  const choices = seatChoices(config.value?.max_capacity ?? 0, capacity);
  if (!mayBeLarge || choices.length < 2) return null;
  return (
    <Field label="En çok kaç kişi oynasın?" hint="Konferans salonu ya da bütün okul için artırın.">
      {(control) => (
        <select
          {...control}
          value={capacity ?? limits.capacity.usual}
          onChange={({ target }) => {
            const wanted = Number(target.value);
            onChange({ capacity: wanted === limits.capacity.usual ? undefined : wanted });
          }}
        >
          {choices.map((players) => (
            <option key={players} value={players}>
              {number(players)} kişi
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

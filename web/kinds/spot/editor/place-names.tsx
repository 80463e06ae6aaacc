import { limits } from "#shared/limits";
import { characters } from "#question/text";
import type { NamedPlace } from "#question/picture/on-picture";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { FieldFault, FieldNote } from "#ui/fields/field-group.tsx";
import { PercentField } from "./area-row";
import * as styles from "./editor.module.css";

type Props = {
  readonly places: readonly NamedPlace[];
  readonly fault: string | undefined;
  readonly error: (key: string) => string | undefined;
  /** The next touch of the picture adds a place. */
  readonly isAdding: boolean;
  readonly onAdd: (isByKey: boolean) => void;
  readonly onChange: (places: readonly NamedPlace[]) => void;
  readonly onVisit: (key: string) => void;
};

/** Names of places on the picture; players who cannot see it choose from them. */
export function PlaceNames({ places, fault, error, isAdding, onAdd, onChange, onVisit }: Props) {
  const { max, name: longest } = limits.namedPlaces;
  const change = (i: number, part: Partial<NamedPlace>) =>
    onChange(places.map((place, j) => (j === i ? { ...place, ...part } : place)));
  return (
    <details className={`stack ${styles.names}`} open={places.length > 0 || undefined}>
      <summary>Görmeden cevaplayanlar için yer adları</summary>
      <p>En az biri doğru bölgede olsun. Adlar cevabı ele vermesin.</p>
      {places.map((place, i) => (
        <div key={i} className={`flow ${styles.row}`} role="group" aria-label={`${i + 1}. yerin adı`}>
          <b>{i + 1}</b>
          <Field label="Ad" aside={`${characters(place.name)} / ${longest}`} error={error(`${i}.name`)}>
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                value={place.name}
                onChange={({ target }) => change(i, { name: target.value })}
                onBlur={() => onVisit(`${i}.name`)}
              />
            )}
          </Field>
          {(["x", "y"] as const).map((part) => (
            <PercentField
              key={part}
              label={part === "x" ? "Soldan" : "Üstten"}
              value={place[part]}
              error={error(`${i}.${part}`)}
              onChange={(value) => change(i, { [part]: value })}
              onVisit={() => onVisit(`${i}.${part}`)}
            />
          ))}
          <Button variant="quiet" size="sm" icon="trash" onClick={() => onChange(places.filter((_, j) => j !== i))}>
            {`${i + 1}. adı sil`}
          </Button>
        </div>
      ))}
      {fault && <FieldFault>{fault}</FieldFault>}
      {places.length < max && (
        <Button variant="quiet" size="sm" icon="plus" onClick={({ detail }) => onAdd(detail === 0)}>
          Yer ekle
        </Button>
      )}
      {isAdding && <FieldNote>Şimdi resimde yerine dokunun.</FieldNote>}
    </details>
  );
}

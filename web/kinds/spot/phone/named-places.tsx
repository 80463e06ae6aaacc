import { useId } from "react";
import type { NamedPlace, Point } from "#question/picture/on-picture";
import { cx } from "#ui/cx";
import * as styles from "./phone.module.css";
import { written } from "../picture-points";

type Props = {
  readonly places: readonly NamedPlace[];
  readonly at: Point | null;
  readonly isOpen: boolean;
  readonly onPlace: (place: Point) => void;
};

/** The places of the picture as a list, for players who cannot see it. */
export function NamedPlaces({ places, at, isOpen, onPlace }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.named} disabled={!isOpen}>
      <legend className="vh">Resimdeki yerler</legend>
      {places.map((place, i) => {
        const isPicked = at !== null && written(at) === written([place.x, place.y]);
        return (
          <label key={i} className={cx(isPicked && styles.picked)}>
            <input type="radio" name={name} checked={isPicked} onChange={() => onPlace([place.x, place.y])} />
            {place.name}
          </label>
        );
      })}
    </fieldset>
  );
}

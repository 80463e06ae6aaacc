import type { LiveGame } from "../../live/game";
import { recordSoFar } from "./class-record";
import { fastestClimber, type Climber } from "./podium-places";

type Named = Climber & ({ readonly nickname: string } | { readonly name: string });
type Climb = { readonly name: string; readonly steps: number };

/** Who has come back most since the question before, of players or of teams. */
export function climbOf(rows: readonly Named[]): Climb | null {
  const best = fastestClimber(rows);
  if (best === null) return null;
  return { name: "nickname" in best.row ? best.row.nickname : best.row.name, steps: best.steps };
}

/** "Defne 7 basamak çıktı". */
export const climbText = ({ name, steps }: Climb): string => `${name} ${steps} basamak çıktı`;

type Props = {
  readonly game: LiveGame;
  readonly rows: readonly Named[];
  /** What is said where there is nothing to tell. */
  readonly otherwise?: string;
};

/** Under a standing: a comeback, else how far the class is from its record. */
export function Story({ game: { record, classRate }, rows, otherwise = "" }: Props) {
  const climb = climbOf(rows);
  if (climb) {
    return (
      <>
        <b>{climb.name}</b> {climb.steps} basamak çıktı
      </>
    );
  }
  return record && typeof classRate === "number" ? recordSoFar(classRate, record) : otherwise;
}

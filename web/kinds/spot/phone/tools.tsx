import type { ReactNode } from "react";
import type { Point } from "#question/picture/on-picture";
import { Icon } from "#ui/drawn/icon.tsx";
import { useHeld } from "#ui/use/use-held";
import * as styles from "./phone.module.css";
import { placeDrawing } from "../signs";
import { closer, further, type View } from "./view";

type Props = {
  readonly at: Point | null;
  readonly isFine: boolean;
  readonly isMissing: boolean;
  readonly view: View;
  /** Width ÷ height of the picture. */
  readonly form: number;
  readonly onFine: () => void;
  readonly onZoom: (zoom: number) => void;
  readonly onShift: (way: Point) => void;
  readonly onSet: (place: Point) => void;
};

/** Under the picture: zoom buttons, and controls that set a place more exactly than a finger. */
export function Tools(props: Props) {
  const { isFine, isMissing, view, onFine, onZoom } = props;
  const zoom = (to: number, name: string, d: string) => (
    <button
      type="button"
      className={styles.round}
      aria-label={name}
      aria-disabled={to === view.zoom || undefined}
      onClick={() => onZoom(to)}
    >
      <Line d={d} />
    </button>
  );
  const toggle = (
    <button type="button" className={styles.fine} aria-expanded={isFine} onClick={onFine}>
      {isFine ? <Icon name="x" /> : <Line d={placeDrawing} />}
      İnce ayar
    </button>
  );
  if (isFine) return <FineTuning {...props}>{toggle}</FineTuning>;
  return (
    <div className={styles.tools}>
      {toggle}
      {!isMissing && zoom(further(view.zoom), "Uzaklaştır", "M5 12h14")}
      {!isMissing && zoom(closer(view.zoom), "Yakınlaştır", "M12 5v14M5 12h14")}
    </div>
  );
}

const Line = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** A step of the buttons, in thousandths of the picture's width. */
const STEP = 5;

const ways = [
  ["Yukarı", [0, -1], "m5 15 7-7 7 7"],
  ["Sola", [-1, 0], "M15 5 8 12l7 7"],
  ["Aşağı", [0, 1], "m5 9 7 7 7-7"],
  ["Sağa", [1, 0], "m9 5 7 7-7 7"],
] as const;

function FineTuning({ at, form, onShift, onSet, children }: Props & { readonly children: ReactNode }) {
  // The same distance down as sideways: `y` counts in parts of the height.
  const held = useHeld(([across, down]: Point) =>
    onShift([across * STEP, Math.round(down * STEP * form) || Math.sign(down)]),
  );
  const [x, y] = at ?? [500, 500];
  const slider = (name: string, value: number, set: (value: number) => Point) => (
    <label>
      {name}
      <input
        type="range"
        max={100}
        value={Math.round(value / 10)}
        aria-valuetext={at ? `yüzde ${Math.round(value / 10)}` : "Henüz seçilmedi"}
        onChange={({ target }) => onSet(set(target.valueAsNumber * 10))}
      />
    </label>
  );
  return (
    <div className={styles.tuning}>
      <div>
        {children}
        <p>Oklar işareti azar azar kaydırır. Basılı tutarsan hızlanır.</p>
      </div>
      <div className={styles.pad} role="group" aria-label="İşareti kaydır">
        {ways.map(([name, way, d]) => (
          <button key={name} type="button" className={styles.round} aria-label={name} {...held(way)}>
            <Line d={d} />
          </button>
        ))}
      </div>
      <div className={styles.sliders}>
        {slider("Soldan yüzde", x, (value) => [value, y])}
        {slider("Üstten yüzde", y, (value) => [x, value])}
      </div>
    </div>
  );
}

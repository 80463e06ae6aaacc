import { useRef, type KeyboardEvent } from "react";
import { cx } from "#ui/cx";
import { KindDrawing } from "./kind-drawing";
import * as styles from "./kind-list.module.css";
import { listedFor, listedKinds, type Listed } from "#kinds/kinds-listed";

type Props = { readonly chosen: Listed | null; readonly onChoose: (kind: Listed) => void };

/** Every way to answer: arrows walk, digits choose at once. */
export function KindList({ chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const first = chosen ?? listedKinds[0]!.kinds[0]!;
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const kind = listedFor(event.key);
    if (kind) {
      event.preventDefault();
      return onChoose(kind);
    }
    const tiles = Array.from(list.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []);
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const to = stepOf(event.key, at, tiles.length) ?? byLetter(event.key, at, tiles);
    if (to === null) return;
    event.preventDefault();
    tiles[to]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tiles have the focus
    <div ref={list} role="radiogroup" aria-label="Cevap türü" className="stack" onKeyDown={pressed}>
      {listedKinds.map(({ title, kinds }) => (
        <div key={title} role="group" aria-label={title} className={`stack ${styles.group}`}>
          <b aria-hidden="true">{title}</b>
          {kinds.map((kind) => (
            <button
              key={kind.digit}
              type="button"
              role="radio"
              aria-checked={kind === chosen}
              tabIndex={kind === first ? 0 : -1}
              className={cx(styles.tile, kind === chosen && styles.chosen)}
              data-first={kind === first || undefined}
              onClick={() => onChoose(kind)}
            >
              <KindDrawing kind={kind.drawing} className={styles.drawing} />
              <span>{kind.name}</span>
              <small>{kind.line}</small>
              <kbd aria-hidden="true">{kind.digit}</kbd>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function stepOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The next tile whose name begins with the typed letter. */
function byLetter(key: string, at: number, tiles: readonly HTMLElement[]): number | null {
  if (key.length !== 1) return null;
  const letter = key.toLocaleLowerCase("tr");
  const order = tiles.map((_, i) => (at + 1 + i) % tiles.length);
  return order.find((i) => tiles[i]!.textContent.toLocaleLowerCase("tr").startsWith(letter)) ?? null;
}

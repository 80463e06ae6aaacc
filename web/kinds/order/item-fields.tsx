import { limits } from "#shared/limits";
import type { OrderFields } from "#question/order";
import { useRef, useState, type KeyboardEvent } from "react";
import { CardField } from "../shared/places/editor/card-field";
import * as styles from "../shared/places/editor/fields.module.css";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { focusNth } from "#ui/focus-nth";
import { FieldFault, FieldGroup } from "#ui/fields/field-group.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { EditingProps } from "../editor-kind";
import { withMoved } from "./draft";

/** The cards in their right order: each with its text, and a step up or down. */
export function ItemFields({ draft, error, onChange, onVisit }: EditingProps<OrderFields>) {
  const { items } = draft;
  const group = useRef<HTMLFieldSetElement>(null);
  const [news, setNews] = useState("");
  const set = (next: string[]) => onChange({ ...draft, items: next });
  const focusItem = (at: number) => focusNth(group.current, "textarea", at);
  const add = () => {
    set([...items, ""]);
    focusItem(items.length);
  };
  const move = (from: number, by: number) => {
    const to = from + by;
    if (to < 0 || to >= items.length) return;
    set(withMoved(items, from, to));
    setNews(`${items[from] || `${from + 1}. kart`} ${to + 1}. sıraya geldi`);
  };
  const keyDown = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    // The page must not see these keys: outside this list they move the question in its set.
    event.stopPropagation();
    move(at, by);
    focusItem(Math.min(items.length - 1, Math.max(0, at + by)));
  };
  const isFull = items.length >= limits.cards.max;
  return (
    <FieldGroup group={group} label="Kartlar, doğru sırayla" aside="3–8 kart">
      {items.map((item, i) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the fields in it
        <div key={i} onKeyDown={(event) => keyDown(event, i)}>
          <CardField
            text={item}
            label={`${i + 1}. kart`}
            placeholder={`${i + 1}. kartı yazın`}
            error={error("items", String(i))}
            onChange={(text) => set(items.map((old, j) => (j === i ? text : old)))}
            onBlur={() => onVisit(String(i))}
            onEnter={() => (i + 1 < items.length || isFull ? focusItem(i + 1) : add())}
            before={<b className={cx("center", styles.number, "num")}>{i + 1}</b>}
            after={
              <>
                <Step label={`${i + 1}. kartı yukarı taşı`} isOff={i === 0} onPress={() => move(i, -1)} />
                <Step
                  label={`${i + 1}. kartı aşağı taşı`}
                  isDown
                  isOff={i === items.length - 1}
                  onPress={() => move(i, 1)}
                />
                {items.length > limits.cards.min && (
                  <button
                    type="button"
                    className={`center ${styles.tool}`}
                    aria-label={`${i + 1}. kartı sil`}
                    onClick={() => {
                      set(items.filter((_, j) => j !== i));
                      focusItem(Math.min(i, items.length - 2));
                    }}
                  >
                    <Icon name="x" />
                  </button>
                )}
              </>
            }
          />
        </div>
      ))}
      {error("items") && <FieldFault>{error("items")}</FieldFault>}
      {!isFull && (
        <Button variant="quiet" size="sm" icon="plus" className={styles.more} onClick={add}>
          Kart ekle
        </Button>
      )}
      <p className="vh" role="status">
        {news}
      </p>
    </FieldGroup>
  );
}

type StepProps = {
  readonly label: string;
  readonly isDown?: boolean;
  readonly isOff: boolean;
  readonly onPress: () => void;
};

/** One place up, or down. */
function Step({ label, isDown, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={cx("center", styles.tool, !isDown && styles.down)}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name="chevron" />
    </button>
  );
}

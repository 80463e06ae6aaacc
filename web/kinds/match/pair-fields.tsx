import { limits } from "#shared/limits";
import type { MatchFields } from "#question/match";
import { useRef } from "react";
import { CardField } from "../shared/places/editor/card-field";
import * as styles from "../shared/places/editor/fields.module.css";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { focusNth } from "#ui/focus-nth";
import { FieldFault, FieldGroup } from "#ui/fields/field-group.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { EditingProps } from "../editor-kind";
import { none } from "./draft";
import * as own from "./editor.module.css";

/** The pairs as they belong together: left, right, then the left side of the next. */
export function PairFields({ draft, error, onChange, onVisit }: EditingProps<MatchFields>) {
  const { pairs } = draft;
  const group = useRef<HTMLFieldSetElement>(null);
  const set = (next: MatchFields["pairs"]) => onChange({ ...draft, pairs: next });
  const focusField = (at: number) => focusNth(group.current, "textarea", at);
  const isFull = pairs.length >= limits.pairs.max;
  const isMore = pairs.length > limits.pairs.min;
  const add = () => {
    set([...pairs, none]);
    focusField(2 * pairs.length);
  };
  const field = (i: number, side: "left" | "right") => {
    const at = 2 * i + (side === "left" ? 0 : 1);
    return (
      <CardField
        text={pairs[i]![side]}
        label={`${i + 1}. eşin ${side === "left" ? "solu" : "sağı"}`}
        error={error("pairs", `${i}.${side}`)}
        onChange={(text) => set(pairs.map((pair, j) => (j === i ? { ...pair, [side]: text } : pair)))}
        onBlur={() => onVisit(`${i}.${side}`)}
        onEnter={() => (at + 1 < 2 * pairs.length || isFull ? focusField(at + 1) : add())}
      />
    );
  };
  return (
    <FieldGroup group={group} label="Eşler" aside="3–6 eş, sağ taraf oyunda karışır">
      {pairs.map((_, i) => (
        <div key={i} className={cx(own.pair, !isMore && own.fixed)}>
          {field(i, "left")}
          <Icon name="link" />
          {field(i, "right")}
          {isMore && (
            <button
              type="button"
              className={`center ${styles.tool}`}
              aria-label={`${i + 1}. eşi sil`}
              onClick={() => {
                set(pairs.filter((__, j) => j !== i));
                focusField(2 * Math.min(i, pairs.length - 2));
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
      ))}
      {error("pairs") && <FieldFault>{error("pairs")}</FieldFault>}
      {!isFull && (
        <Button variant="quiet" size="sm" icon="plus" className={styles.more} onClick={add}>
          Eş ekle
        </Button>
      )}
    </FieldGroup>
  );
}

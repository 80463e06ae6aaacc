import { heldBy } from "#protocol/class-limits";
import { useRef, type MouseEvent } from "react";
import type { JudgedRow } from "#features/exchange/index";
import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { RowBars, Skeleton } from "#ui/drawn/skeleton.tsx";
import * as styles from "./imported-rows.module.css";
import type { ClassListReading } from "./use-class-list";

/** The list row by row. Each fault is named in its row, with a button that repairs it. */
export function ImportedRows({ list }: { readonly list: ClassListReading }) {
  const { reading, judged } = list;
  const rows = useRef<HTMLOListElement>(null);
  return (
    <section className={`column ${styles.found}`} aria-label="Bulunan öğrenciler">
      <p className={`row between ${styles.sum}`} role="status">
        {judged && (
          <>
            <span>{judged.rows.length} öğrenci bulundu</span>
            {judged.toLookAt > 0 && (
              <>
                <span className="vh">, </span>
                <button type="button" className={styles.look} onClick={() => lookAtFirst(rows.current)}>
                  {judged.toLookAt} satıra bakın
                </button>
              </>
            )}
          </>
        )}
      </p>
      {reading.is === "reading" && (
        <Skeleton>
          <RowBars count={2} />
        </Skeleton>
      )}
      {reading.is === "refused" && (
        <Banner tone="err" announce="alert">
          {reading.message}
        </Banner>
      )}
      {reading.is === "empty" && <p className={`center ${styles.empty}`}>Okunan öğrenciler burada görünür.</p>}
      {reading.is === "read" && judged && (
        <>
          {reading.list.classes.length > 1 && (
            <Field label={`Listede ${reading.list.classes.length} sınıf var. Hangisi?`}>
              {(control) => (
                <select
                  {...control}
                  value={reading.chosen}
                  onChange={({ target }) => list.choose(Number(target.value))}
                >
                  {reading.list.classes.map(({ title, pupils }, i) => (
                    <option key={i} value={i}>
                      {title || `${i + 1}. liste`}, {pupils.length} öğrenci
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {reading.list.note && <Banner tone="info">{reading.list.note}</Banner>}
          {reading.list.classes[reading.chosen]!.hasSchoolNumbers && (
            <Banner tone="info">Okul numaraları bulundu. Kart numarası olarak sıra (1, 2, 3…) kullanılır.</Banner>
          )}
          {judged.isOverFull && (
            <Banner tone="warn" icon="warning">
              Sınıfta 60 öğrenci olabilir, ilk 60 kişi alındı.
            </Banner>
          )}
          {judged.missing.length > 0 && (
            <Banner tone="info">
              Sınıfta olup bu listede olmayan: {named(judged.missing)}. Ayrılan olduysa öğrenci listesinden
              çıkarabilirsiniz.
            </Banner>
          )}
          {judged.offersOrder && (
            <Button variant="alt" size="sm" className={styles.order} onClick={list.numberInOrder}>
              Sırayla numarala
            </Button>
          )}
          <ol ref={rows} className={styles.rows} data-many tabIndex={-1}>
            {judged.rows.map((row) => (
              <Row key={row.row} row={row} list={list} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const NAMED = 3;
const named = (names: readonly string[]): string =>
  names.length > NAMED ? `${names.length} öğrenci` : names.join(", ");

/** Shows the first row that needs a decision, which may be far down the list. */
function lookAtFirst(rows: HTMLElement | null): void {
  const row = rows?.querySelector<HTMLElement>(`.${styles.bad}`);
  if (row) bringUp(row, row.querySelector("button"));
}

/** Scrolls a row to the middle: at the edge the dialog's buttons would cover it. */
function bringUp(row: HTMLElement, button: HTMLElement | null): void {
  row.scrollIntoView({ block: "center" });
  button?.focus({ preventScroll: true });
}

/** Moves the focus to the next row that needs a decision, because the pressed button disappears with its fault. */
function focusNext(pressed: HTMLElement): void {
  const row = pressed.closest("li")!;
  const rows = Array.from(row.parentElement!.children);
  const at = rows.indexOf(row);
  const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const next = others.map((other) => other.querySelector("button")).find((button) => button !== null);
  if (next) bringUp(next.closest("li")!, next);
  else row.parentElement!.focus({ preventScroll: true });
}

const decided =
  (decide: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusNext(currentTarget);
    decide();
  };

function Row({ row, list }: { readonly row: JudgedRow; readonly list: ClassListReading }) {
  const { number, name, verdict, note } = row;
  const isOpen = verdict.is === "fault" || verdict.is === "asks";
  const said = sentenceOf(row);
  return (
    <li className={cx("stack", styles.row, isOpen && styles.bad, verdict.is === "skipped" && styles.out)}>
      <span className={cx("num", "center", styles.number)}>{number ?? "–"}</span>
      <span className={styles.words}>
        <span>{name}</span>
        {(said ?? note) && <small>{said ?? note}</small>}
      </span>
      {isOpen && (
        <span className={cx("flow", styles.offers, verdict.is === "asks" && styles.several)}>
          {verdict.free !== null && (
            <Button
              variant="alt"
              size="sm"
              aria-label={`${verdict.free} ver: ${name}`}
              onClick={decided(() => list.give(row.row, verdict.free!))}
            >
              {verdict.free} ver
            </Button>
          )}
          {verdict.is === "asks" && (
            <>
              <Button
                variant="alt"
                size="sm"
                aria-label={`Adını değiştir: ${name}`}
                onClick={decided(() => list.rename(row.row, true))}
              >
                Adını değiştir
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Atla: ${name}`}
                onClick={decided(() => list.rename(row.row, false))}
              >
                Atla
              </Button>
            </>
          )}
        </span>
      )}
      {!isOpen && verdict.is !== "skipped" && <Icon name="check" className={styles.check} />}
    </li>
  );
}

function sentenceOf({ number, verdict }: JudgedRow): string | null {
  switch (verdict.is) {
    case "fault":
      return verdict.sentence;
    case "asks":
      return heldBy(number, verdict.before);
    case "there":
      return "Listede var";
    case "completed":
      return "Okul numarası eklenecek";
    case "skipped":
      return "Atlandı";
    case "renamed":
      return "Adı değişecek";
    case "new":
      return null;
  }
}

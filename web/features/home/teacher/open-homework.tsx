import { use } from "react";
import { Link, useRevalidator } from "react-router";
import type { HomeworkList } from "#protocol/http/replies/homework";
import type { Result } from "#browser/to-result";
import { finishedLine, finishedRate, homeworkPage, stillOpen, whenLine } from "#features/homework/index";
import { BlockFailure } from "#screens/page/block.tsx";
import { Section } from "#screens/page/section.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import * as styles from "./open-homework.module.css";

const SHOWN = 4;

type Props = {
  readonly list: Promise<Result<HomeworkList>>;
  readonly now: number;
  readonly className?: string | undefined;
};

/** Homework in progress, and how far the class is; the one that ends first at the front. Renders nothing without any. */
export function OpenHomework({ list, now, className }: Props) {
  const outcome = use(list);
  const { revalidate } = useRevalidator();
  const open = outcome.ok ? stillOpen(outcome.value.items) : [];
  if (outcome.ok && open.length === 0) return null;
  return (
    <Section title="Sizi bekleyenler" className={className}>
      {!outcome.ok && <BlockFailure text="Ödevleriniz yüklenemedi." onRetry={() => void revalidate()} />}
      <ul>
        {open.slice(0, SHOWN).map((of) => (
          <li key={of.id} className={`row quiet ${styles.row}`}>
            <span className={styles.what}>
              <b>{of.title}</b>
              <span>
                Ödev{of.class && `, ${of.class.name}`}. {whenLine(of, now)}
              </span>
            </span>
            <span className={styles.done}>
              <Beads rate={finishedRate(of)} />
              <span className="nowrap">
                <span className="num">{finishedLine(of)}</span> bitirdi
              </span>
            </span>
            <Link
              to={homeworkPage(of.id)}
              className={buttonClass({ variant: "alt" }, styles.follow)}
              aria-label={`Takip: ${of.title}`}
            >
              Takip
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

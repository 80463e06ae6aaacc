import { use } from "react";
import { Link, useRevalidator } from "react-router";
import type { HomeworkList } from "#protocol/http/replies/homework";
import type { Result } from "#browser/to-result";
import { finishedLine, finishedRate, homeworkPage, stillOpen, whenLine } from "#features/homework/index";
import { BlockFailure } from "#screens/page/block.tsx";
import { Section } from "#screens/page/section.tsx";
import { Beads } from "#ui/drawn/beads.tsx";
import * as styles from "./open-homework.module.css";

const SHOWN = 3;

type Props = { readonly list: Promise<Result<HomeworkList>>; readonly now: number };

/** Homework in progress, and how far the class is. Renders nothing without any. */
export function OpenHomework({ list, now }: Props) {
  const outcome = use(list);
  const { revalidate } = useRevalidator();
  const open = outcome.ok ? stillOpen(outcome.value.items) : [];
  if (outcome.ok && open.length === 0) return null;
  return (
    <Section title="Süren ödevler" className={styles.section} aside={<Link to="/teacher/homework">Tüm ödevler</Link>}>
      {!outcome.ok && <BlockFailure text="Ödevleriniz yüklenemedi." onRetry={() => void revalidate()} />}
      <ul>
        {open.slice(0, SHOWN).map((of) => (
          <li key={of.id} className={styles.row}>
            <Link to={homeworkPage(of.id)}>
              <b>{of.title}</b>
              <span>
                {of.class?.name ?? "Sınıfsız"}. {whenLine(of, now)}
              </span>
            </Link>
            <span className={styles.done}>
              <Beads rate={finishedRate(of)} />
              <span className="nowrap">
                <span className="num">{finishedLine(of)}</span> bitirdi
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { countsNet } from "#protocol/settings/scoring";
import { byNameOrNumber } from "#words/shared-sentences";
import { noStudentNamed } from "#words/sentence-forms";
import { useState } from "react";
import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { useChoosing } from "#screens/page/choose-rows.tsx";
import { useNow } from "#ui/use/use-now";
import { Button } from "#ui/button.tsx";
import { Choices } from "#ui/fields/choices.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Grooves } from "./grooves";
import { netWords } from "../net-counts";
import * as styles from "./pupil-list.module.css";
import { PupilsTable } from "./pupils-table";
import { RemovePupils } from "../dialogs/remove-pupils";
import { foundPupils, inState, keyOf, refreshedLine, states, type PupilState } from "./states";

type Props = {
  readonly of: Homework;
  readonly pupils: readonly HomeworkPupil[];
  /** The server's clock at its reply. */
  readonly now: number;
  /** This device's clock at that moment. */
  readonly refreshedAt: number;
  readonly isStale: boolean;
};

/** The number of pupils shown at first: a class as a whole, a crowd in steps. */
const FIRST = 60;
const STEP = 200;

/** All pupils, with their state and result; narrowed by state, and by name if there are many. */
export function PupilList({ of, pupils, now, refreshedAt, isStale }: Props) {
  const [state, setState] = useState<PupilState | "all">("all");
  const [q, setQ] = useState("");
  const [most, setMost] = useState(FIRST);
  const choosing = useChoosing();
  const mayChoose = of.class === null && !whyNotHere();
  const chosen = pupils.filter((pupil) => choosing.chosen.has(keyOf(pupil)));
  const clock = useNow(30_000);
  const found = foundPupils(inState(pupils, state), q);
  const rest = found.length - most;
  const [mean, words] = netWords(of, pupils);
  const tabs = states.filter(({ id }) => id !== "not_started" || of.class !== null);
  return (
    <>
      <Grooves of={of} pupils={pupils} chosen={state} onChoose={setState} />
      {countsNet(of.settings) && (
        <p className={styles.mean}>
          <b className="num">{mean}</b>
          {words}
        </p>
      )}
      <div className={`row wrap between ${styles.tools}`}>
        <div className={styles.filter}>
          <Choices
            label="Kimler gösterilsin?"
            isLabelSpoken
            choices={[
              { value: "all" as const, label: "Tümü" },
              ...tabs.map(({ id, tab }) => ({ value: id, label: tab })),
            ]}
            value={state}
            onChange={setState}
          />
        </div>
        {pupils.length > FIRST && (
          <div className={styles.search}>
            <SearchField label={byNameOrNumber} value={q} onSearch={setQ} />
          </div>
        )}
        <p className={styles.fresh} role="status">
          {isStale ? "Yenilenemedi, yeniden deneniyor." : refreshedLine(refreshedAt, clock)}
        </p>
      </div>
      {found.length > 0 ? (
        <div className={pupils.length > FIRST ? styles.crowd : undefined}>
          <PupilsTable
            of={of}
            pupils={found.slice(0, most)}
            now={now}
            choosing={mayChoose ? { ...choosing, among: found } : undefined}
          />
        </div>
      ) : (
        <p className={styles.nobody}>{q === "" ? "Bu durumda kimse yok." : noStudentNamed(q)}</p>
      )}
      {rest > 0 && (
        <p className={styles.more}>
          <Button variant="alt" onClick={() => setMost(most + STEP)}>
            {Math.min(rest, STEP)} öğrenci daha
          </Button>
        </p>
      )}
      {mayChoose && <RemovePupils of={of} chosen={chosen} />}
    </>
  );
}

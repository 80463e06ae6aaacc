import { notByCard } from "#words/shared-sentences";
import type { LiveGame } from "#game-client/game";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { isJudged } from "#kinds/answers";
import { heading, reportIsElsewhere } from "#hosting/heading";
import { knewOf, type Primary, type Scene } from "#hosting/scene";
import type { ClassNow } from "#hosting/cards/scan/class-now";
import { MissingPupils } from "./missing-pupils";
import { ReadGroove } from "./read-groove";
import { SaidCount } from "#hosting/cards/scan/said-count.tsx";
import * as styles from "./scan.module.css";

type Props = {
  readonly scene: Scene;
  readonly game: LiveGame;
  readonly now: ClassNow;
  readonly primary: Primary | null;
  readonly isAllRead: boolean;
  /** True without a picture: the sheet is the whole page, and lists every missing pupil. */
  readonly isWhole: boolean;
  readonly onPrimary: () => void;
  readonly onPupil: (playerId: string) => void;
  readonly onList: () => void;
};

/** Progress of the class, the missing pupils, and the one button. */
export function ScanSheet(props: Props) {
  const { scene, primary, isWhole, onPrimary } = props;
  return (
    <section className={cx(styles.sheet, isWhole && styles.whole)} aria-label="Okunanlar">
      <Now {...props} />
      {(primary !== null || scene.name !== "podium") && (
        <Button
          size="lg"
          block
          className={styles.primary}
          disabled={primary === null || primary.missing !== undefined}
          busy={primary?.isWaiting === true}
          onClick={onPrimary}
        >
          {primary?.missing ?? primary?.label ?? "Bekleniyor"}
        </Button>
      )}
    </section>
  );
}

function Now({ scene, game, now, primary, isAllRead, isWhole, onPupil, onList }: Props) {
  switch (scene.name) {
    case "lobby":
      return (
        <>
          <h1 className={styles.count}>
            <b className="num">{now.here.length}</b> kişi oynayacak
          </h1>
          <Button variant="alt" block onClick={onList}>
            Sınıf listesi, gelmeyenler
          </Button>
        </>
      );
    case "question":
      if (scene.question.by_host === "skips") return <h1 className={styles.title}>{notByCard}</h1>;
      return (
        <>
          <div className={`row between ${styles.counted}`}>
            <h1 className={styles.count}>
              <b className="num">{now.read}</b> / <span className="num">{now.here.length}</span> okundu
            </h1>
            <Button variant="quiet" icon="list" aria-label="Sınıf listesi" title="Sınıf listesi" onClick={onList} />
          </div>
          <SaidCount read={now.read} of={now.here.length} />
          <ReadGroove pupils={now.here} />
          {isAllRead ? (
            <p className={styles.note}>
              Kartlar inebilir. Değiştirmek isteyen, siz cevabı gösterene kadar kartını yeniden tutabilir.
            </p>
          ) : (
            <MissingPupils missing={now.missing} isWhole={isWhole} onPupil={onPupil} onList={onList} />
          )}
        </>
      );
    case "reveal":
    case "table": {
      const { knew, asked } = knewOf(scene.result);
      return (
        <>
          <h1 className={styles.title}>{heading(scene, game)}</h1>
          {isJudged(scene.result) && asked > 0 && (
            <p className={styles.count}>
              <b className="num">{knew}</b> / <span className="num">{asked}</span> bildi
            </p>
          )}
        </>
      );
    }
    case "podium":
      return (
        <>
          <h1 className={styles.title}>{heading(scene, game)}</h1>
          {primary === null && <p className={styles.note}>{reportIsElsewhere}</p>}
        </>
      );
    case "wait":
    case "ready":
      return <h1 className={styles.title}>{heading(scene, game)}</h1>;
  }
}

import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import type { ListedSet } from "#protocol/http/replies/question-sets";
import { gameCode } from "#front-door/game-code";
import { number } from "#shared/numbers";
import { hasCode, playersWord } from "#words/played-as";
import { useUser } from "#api/sign-in/session";
import { minutesToPlay } from "#words/sentences";
import { Marble } from "#ui/marble/marble.tsx";
import { exampleSet, rehearsalOf, whyNotPlayed } from "#screens/approval.tsx";
import { EndGameDialog } from "#features/games/index";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./panels.module.css";

/** The cobalt panel with the set that a teacher most likely came for. It stays cobalt in dark mode. */

export function LastSetPanel({ set, onPlay }: { readonly set: ListedSet; readonly onPlay: (set: PickedSet) => void }) {
  const user = useUser();
  const reason = whyNotPlayed(set, user);
  return (
    <Panel
      label="Son düzenlediğiniz set"
      title={set.title}
      text={
        set.question_count === 0
          ? "Henüz soru yok"
          : `${set.question_count} soru, yaklaşık ${minutesToPlay(set.question_count, set.total_seconds)} dakika`
      }
    >
      {user.is_approved || set.question_count === 0 ? (
        <Button variant="lim" size="lg" icon="play" disabledReason={reason} onClick={() => onPlay(set)}>
          Oyunu kur
        </Button>
      ) : (
        <Link to={rehearsalOf(set.id)} className={buttonClass({ variant: "lim", size: "lg" })}>
          <Icon name="device" />
          Prova yap
        </Link>
      )}
      <Link to={`/teacher/question-sets/${set.id}`} className={buttonClass({ variant: "field" })}>
        Düzenle
      </Link>
    </Panel>
  );
}

/** The newest running game; the others are a click away. */
export function RunningGamePanel({ games }: { readonly games: readonly ListedGame[] }) {
  const [isEnding, setEnding] = useState(false);
  const game = games[0]!;
  const { game_code, status, title, question_number, player_count } = game;
  const others = games.length - 1;
  return (
    <>
      <Panel
        label={status === "lobby" ? "Başlamayı bekleyen oyun" : "Süren oyun"}
        title={title}
        text={
          <>
            {status === "active" && `${question_number}. soru, `}
            {number(player_count)} {playersWord(game)}
            {hasCode(game) && <span className="num nowrap">, kod {gameCode(game_code)}</span>}
            {others > 0 && <Link to="/teacher/games">{others} oyun daha açık</Link>}
          </>
        }
      >
        <Link to={`/teacher/games/${game_code}/host`} className={buttonClass({ variant: "lim", size: "lg" })}>
          <Icon name="play" />
          <span className={styles.wide}>Tahtaya dön</span>
          <span className={styles.narrow}>Telefonu kumanda yap</span>
        </Link>
        <Button variant="field" onClick={() => setEnding(true)}>
          Bitir
        </Button>
      </Panel>
      {isEnding && <EndGameDialog game={game} onClose={() => setEnding(false)} />}
    </>
  );
}

/** Start without sets: a ready-made set or a new one. The library's can be copied once the teacher is approved. */
export function FirstSetPanel() {
  if (!useUser().is_approved) {
    return (
      <Panel
        label="Hoş geldiniz"
        title="İlk setinizi hazırlayın"
        text="Beş soru bir oyun için yeter. Onay gelince kütüphanedeki hazır setleri de kopyalarsınız."
      >
        <Link to="/teacher/question-sets/new" className={buttonClass({ variant: "lim", size: "lg" })}>
          <Icon name="plus" />
          Yeni set
        </Link>
        <Link to={exampleSet} className={buttonClass({ variant: "field" })}>
          Örnek setle deneyin
        </Link>
      </Panel>
    );
  }
  return (
    <Panel
      label="Hoş geldiniz"
      title="İlk dersiniz üç adımda"
      text={
        <ol className={styles.steps}>
          <li>Kütüphaneden hazır bir set seçin, kopyalayın.</li>
          <li>Oyunu kurun, kodu tahtaya yansıtın; telefon yoksa kart yazdırın.</li>
          <li>Bitince rapora bakın: hangi soru zor geldi, kimin desteğe ihtiyacı var.</li>
        </ol>
      }
    >
      <Link to="/library" className={buttonClass({ variant: "lim", size: "lg" })}>
        <Icon name="book" />
        Kütüphaneden seç
      </Link>
      <Link to="/teacher/question-sets/new" className={buttonClass({ variant: "field" })}>
        <Icon name="plus" />
        Yeni set
      </Link>
    </Panel>
  );
}

type PanelProps = {
  readonly label: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

function Panel({ label, title, text, children }: PanelProps) {
  return (
    <section className={cx("on-field", "column", styles.panel)} data-theme="light" aria-label={label}>
      <div className={styles.marbles} aria-hidden="true">
        {seeds.map((seed) => (
          <Marble key={seed} seed={seed} />
        ))}
      </div>
      <p className={styles.label}>{label}</p>
      <h2 className={`lines ${styles.title}`}>{title}</h2>
      <div className={styles.text}>{text}</div>
      <div className={`row wrap ${styles.actions}`}>{children}</div>
    </section>
  );
}

/** Four seeds that look well together. */
const seeds = [483_205_911, 96_412_208, 1_204_557_001, 271_828_183];

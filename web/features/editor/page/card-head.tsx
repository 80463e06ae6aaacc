import { Banner } from "#ui/overlays/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Menu } from "#ui/overlays/menu.tsx";
import { isOfNewer } from "../drafts/draft";
import type { EditedQuestion } from "../drafts/edited-set";
import { KindButton } from "../kind-list/kind-button";
import * as styles from "./editor-screen.module.css";
import type { Actions } from "./use-actions";

type HeadProps = {
  readonly question: EditedQuestion;
  readonly at: number;
  readonly count: number;
  readonly actions: Actions;
  readonly full: string | undefined;
  readonly isUndecided: boolean;
  readonly onPreview: () => void;
};

/** Number, kind and actions of the open question. */
export function CardHead({ question, at, count, actions, full, isUndecided, onPreview }: HeadProps) {
  const isNewer = isOfNewer(question);
  const unseen = isNewer ? "Daha yeni bir sürümün sorusu" : undefined;
  return (
    <div className={`row wrap ${styles.cardHead}`}>
      <h2>{at + 1}. soru</h2>
      <span className={styles.kind}>
        {!isUndecided && !isNewer && <KindButton draft={question.draft} onChoose={actions.changeKind} hasKey />}
      </span>
      <Button
        variant="quiet"
        icon="eye"
        className={cx(styles.act, styles.wide, styles.eye)}
        disabledReason={unseen}
        onClick={onPreview}
      >
        <span className="vh-narrow">Önizle</span>
      </Button>
      <Button
        variant="quiet"
        icon="copy"
        className={cx(styles.act, styles.wide)}
        disabledReason={unseen ?? full}
        onClick={actions.duplicate}
      >
        <span className="vh-narrow">Çoğalt</span>
      </Button>
      <Button variant="quiet" icon="trash" className={cx(styles.act, styles.wide)} onClick={actions.remove}>
        <span className="vh-narrow">Sil</span>
      </Button>
      <Menu
        label="Soru işlemleri"
        items={[
          { label: "Önizle", icon: "eye", onPhones: true, disabledReason: unseen, onSelect: onPreview },
          {
            label: "Çoğalt",
            icon: "copy",
            onPhones: true,
            disabledReason: unseen ?? full,
            onSelect: actions.duplicate,
          },
          {
            label: "Yukarı taşı",
            icon: "up",
            disabledReason: at === 0 ? "İlk soru" : undefined,
            onSelect: () => actions.moveBy(-1),
          },
          {
            label: "Aşağı taşı",
            icon: "down",
            disabledReason: at === count - 1 ? "Son soru" : undefined,
            onSelect: () => actions.moveBy(1),
          },
          { label: "Sil", icon: "trash", onPhones: true, danger: true, onSelect: actions.remove },
        ]}
      />
    </div>
  );
}

/** Says what only a newer version shows of a question, and what becomes of it. */
export function NewerNote({ question }: { readonly question: EditedQuestion }) {
  if (isOfNewer(question)) return <Banner tone="info">{NEWER_KIND}</Banner>;
  return question.newer && <Banner tone="info">{NEWER_FIELDS}</Banner>;
}

const NEWER_KIND =
  "Bu soru Bilye’nin daha yeni bir sürümüyle yazıldı. Burada düzenlenemez ve oynatılamaz; sette olduğu gibi durur.";
const NEWER_FIELDS =
  "Bu sorunun, yalnız Bilye’nin daha yeni bir sürümünde görünen bölümleri var. Düzenlemeler onları değiştirmez; sorunun türü değişirse silinirler, kopyasına geçmezler.";

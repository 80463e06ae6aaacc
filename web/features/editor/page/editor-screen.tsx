import { manyAtOnce, noQuestionsYet } from "#words/shared-sentences";
import { titleFault } from "../title-fault";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import type { ListedGame } from "#protocol/http/replies/games";
import type { Page } from "#protocol/http/page";
import { limits } from "#shared/limits";
import { isOfNewer } from "../drafts/draft";
import type { EditedQuestion, ServerSet } from "../drafts/edited-set";
import { indexOf, withTexts } from "../drafts/edited-set";
import { useTabTitle } from "#screens/use-tab-title";
import { OriginLine } from "#features/library/index";
import { KindChoice } from "../kind-list/kind-choice";
import { useKindsThere } from "../kind-list/use-kinds-there";
import { QuestionCard } from "../question-card/question-card";
import { useCardUploads } from "../question-card/use-card-uploads";
import { Button } from "#ui/button.tsx";
import { laterDialog } from "#ui/overlays/later-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { SetLanguage, SetText } from "#question-text/set-text.tsx";
import * as styles from "./editor-screen.module.css";
import { RunningGameNote, SaveNotice } from "./notices";
import { CardHead, NewerNote } from "./card-head";
import { PlayButton } from "./play-button";
import { Previews } from "#kinds/shared/previews.tsx";
import { PrintableSet } from "./printable-set";
import { QuestionList } from "./question-list";
import { SaveState } from "./save-state";
import { SetMenu } from "../set-menu/set-menu";
import { useActions } from "./use-actions";
import { useEditing, useEditor } from "./use-editor";
import { useHomework } from "./use-homework";
import { useShare } from "./use-share";
import { useKeys } from "./use-keys";
import { useUploads } from "./use-uploads";

/** The importer is a large part of its own, loaded when somebody opens it. */
const ImportDialog = laterDialog(manyAtOnce, async () => (await import("../import/import-dialog")).ImportDialog);

type Props = { readonly set: ServerSet; readonly games: Promise<Page<ListedGame>> };
type Sheet = "none" | "import" | "list" | "preview";

/** The workshop of a set: its questions on the left, the open one in the middle, the class's view on the right. */
export function EditorScreen({ set: opened, games }: Props) {
  const editor = useEditor(opened);
  const editing = useEditing(editor);
  const actions = useActions(editor);
  const uploads = useUploads(editor);
  const cardUploads = useCardUploads(uploads, actions.active ?? "");
  const [sheet, setSheet] = useState<Sheet>("none");
  useKindsThere();
  useKeys(actions);
  // Gives a set without questions an empty one, with its kind still open.
  const begin = useEffectEvent(() => editor.current().set.questions.length === 0 && actions.addUndecided("text"));
  useEffect(() => void begin(), []);

  const { set } = editing;
  useTabTitle(set.title);
  const whyNotUsed = opened.archived ? "Set arşivde, önce arşivden çıkarın" : undefined;
  const openedSet = { editor, editing, uploads, onOpen: actions.open, whyNotUsed };
  const homework = useHomework(openedSet);
  const share = useShare(openedSet);
  const question = set.questions.find(({ key }) => key === actions.active);
  const isUndecided = question !== undefined && actions.isUndecided(question);
  const isNewer = question !== undefined && isOfNewer(question);
  const close = () => {
    actions.decide();
    // The button exists after the next render.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-kind-button]")?.focus());
  };
  const at = question ? indexOf(set, question.key) : -1;
  const full = set.questions.length >= limits.questionsPerSet ? `En çok ${limits.questionsPerSet} soru` : undefined;
  const list = (
    <QuestionList
      questions={set.questions}
      active={actions.active}
      onOpen={(key) => {
        actions.open(key);
        setSheet("none");
      }}
      onMove={actions.move}
    >
      <div className={styles.addInList}>
        <Button block icon="plus" disabledReason={full} onClick={actions.add}>
          Soru ekle
        </Button>
        <Button aria-label="Türünü seçip ekle" disabledReason={full} onClick={() => actions.addUndecided("kinds")}>
          <Icon name="chevron" />
        </Button>
      </div>
      <Button block variant="quiet" disabledReason={full} onClick={() => setSheet("import")}>
        Metinden toplu ekle
      </Button>
    </QuestionList>
  );
  return (
    <div className={`column ${styles.page}`}>
      <header className={`row ${styles.bar}`}>
        <Link to="/teacher/question-sets" className={`center ${styles.back}`} aria-label="Soru setlerine dön">
          <Icon name="back" />
        </Link>
        <h1 className="vh">{set.title}</h1>
        <TitleField title={set.title} onChange={(title) => editor.change((set) => withTexts(set, { title }))} />
        <SaveState editing={editing} onRetry={() => void editor.saveNow()} />
        <SetMenu
          set={set}
          homework={homework}
          share={share}
          onChange={(texts) => editor.change((set) => withTexts(set, texts))}
        />
        <PlayButton {...openedSet} />
        {homework.dialog}
        {share.dialog}
      </header>
      <SetLanguage value={set.language}>
        <SaveNotice editor={editor} editing={editing} />
        <div className={styles.columns}>
          <aside className={styles.questions}>{list}</aside>
          <main id="icerik" className={styles.main}>
            <Suspense>
              <RunningGameNote setId={set.id} games={games} />
            </Suspense>
            {question ? (
              <>
                <CardHead
                  question={question}
                  at={at}
                  count={set.questions.length}
                  actions={actions}
                  full={full}
                  isUndecided={isUndecided}
                  onPreview={() => setSheet("preview")}
                />
                <NewerNote question={question} />
                {isNewer ? (
                  <div className={styles.kept}>
                    <SetText>{question.draft.question_text}</SetText>
                  </div>
                ) : (
                  <Suspense>
                    <QuestionCard
                      key={question.key}
                      draft={question.draft}
                      saysAll={question.id !== null || actions.left.has(question.key)}
                      takesFocus={actions.focusOf(question)}
                      kindChoice={isUndecided ? <KindChoice onChoose={actions.decide} onClose={close} /> : undefined}
                      outcomes={outcomesOf(set.questions)}
                      uploads={cardUploads}
                      onChange={(draft) => actions.change(question.key, draft)}
                    />
                  </Suspense>
                )}
              </>
            ) : (
              <div className={styles.nothing}>
                <p>{noQuestionsYet}.</p>
                <Button icon="plus" onClick={() => actions.addUndecided("text")}>
                  Soru ekle
                </Button>
              </div>
            )}
            {opened.origin && <OriginLine origin={opened.origin} />}
          </main>
          <aside className={styles.previews} aria-label="Önizleme">
            {question && !isNewer && <Previews draft={question.draft} isUndecided={isUndecided} />}
          </aside>
        </div>
        <nav className={styles.phoneBar} aria-label="Soru gezinme">
          <Button variant="alt" aria-label="Önceki soru" disabled={at <= 0} onClick={() => actions.step(-1)}>
            <Icon name="back" />
          </Button>
          <Button variant="alt" onClick={() => setSheet("list")}>
            Sorular
          </Button>
          <Button icon="plus" disabledReason={full} onClick={actions.add}>
            Soru ekle
          </Button>
          <Button
            variant="alt"
            aria-label="Sonraki soru"
            disabled={at >= set.questions.length - 1}
            onClick={() => actions.step(1)}
          >
            <Icon name="arrow" />
          </Button>
        </nav>
        {sheet === "list" && (
          <Dialog title="Sorular" onClose={() => setSheet("none")} shape="side">
            {list}
          </Dialog>
        )}
        {sheet === "preview" && question && !isNewer && (
          <Dialog title="Önizleme" onClose={() => setSheet("none")} shape="side">
            <Previews draft={question.draft} isUndecided={isUndecided} />
          </Dialog>
        )}
        {sheet === "import" && (
          <ImportDialog
            room={limits.questionsPerSet - set.questions.length}
            onClose={() => setSheet("none")}
            onAdd={(drafts) => {
              actions.addMany(drafts);
              setSheet("none");
            }}
          />
        )}
        <PrintableSet set={set} />
      </SetLanguage>
    </div>
  );
}

function TitleField({ title, onChange }: { readonly title: string; readonly onChange: (title: string) => void }) {
  const error = titleFault(title);
  return (
    <span className={styles.title}>
      <input
        value={title}
        aria-label="Set adı"
        aria-invalid={error ? true : undefined}
        placeholder="Set adı"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <small role="alert">{error}</small>}
    </span>
  );
}

const outcomesOf = (questions: readonly EditedQuestion[]): string[] => {
  const named = questions.map(({ draft }) => (draft.outcome ?? "").trim()).filter((outcome) => outcome !== "");
  return [...new Set(named.toReversed())];
};

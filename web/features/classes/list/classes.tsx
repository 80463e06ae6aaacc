import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { ListedClass } from "#protocol/http/replies/classes";
import { classes } from "#api/classes-api";
import { useUser } from "#api/sign-in/session";
import { deferred } from "#browser/to-result";
import { useIsEmptyList } from "#screens/use-is-empty-list";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useShortcut } from "#ui/use/use-shortcut";
import { ApprovalStrip } from "#screens/approval.tsx";
import { Block } from "#screens/page/block.tsx";
import { HomeworkDialog } from "#features/homework/index";
import { NewGameDialog } from "#features/games/index";
import { PageHead } from "#screens/page/page-head.tsx";
import { PrivacyNote } from "#screens/page/privacy-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./classes.module.css";
import { ClassRows } from "./class-rows";
import { DeleteClassDialog } from "./delete-class-dialog";
import { NameDialog } from "./name-dialog";

export function loader() {
  return { ...deferred({ reply: classes.list() }), now: Date.now() };
}

const hasNoClasses = (reply: { readonly classes: readonly ListedClass[] }): boolean => reply.classes.length === 0;

type Asked = { readonly is: "new" } | { readonly is: "rename" | "delete" | "play" | "give"; readonly of: ListedClass };

export function Component() {
  const { reply, now } = useLoaderData<typeof loader>();
  const user = useUser();
  const { asked, ask, close } = useOpenDialog<Asked>();
  const isBare = useIsEmptyList(reply, false, hasNoClasses);
  const makeNew = () => ask({ is: "new" });
  useShortcut("n", makeNew);
  return (
    <>
      <PageHead
        title="Sınıflar"
        begin={
          isBare === false && (
            <Button icon="plus" onClick={makeNew}>
              Yeni sınıf
            </Button>
          )
        }
      >
        Sınıf listesi bir kez girilir; kartla oyun, ödev ve gelişim tablosu hep onu kullanır.
      </PageHead>
      <ApprovalStrip user={user} />
      <div className={styles.list}>
        <Block value={reply} failure="Sınıflarınız yüklenemedi." skeleton={<RowBars count={4} />}>
          {({ classes: all }) =>
            all.length === 0 ? (
              <NoClass onNew={makeNew} />
            ) : (
              <>
                <Listed classes={all} now={now} onAsk={ask} />
                <div className={styles.note}>
                  <PrivacyNote>
                    Sınıf listelerini başka öğretmen görmez; liste öğrencilerin telefonuna gönderilmez.{" "}
                    <Link to="/privacy">Kişisel veriler (KVKK)</Link>
                  </PrivacyNote>
                </div>
              </>
            )
          }
        </Block>
      </div>
      {asked?.is === "new" && <NameDialog onClose={close} />}
      {asked?.is === "rename" && <NameDialog of={asked.of} onClose={close} />}
      {asked?.is === "delete" && <DeleteClassDialog of={asked.of} onClose={close} />}
      {asked?.is === "give" && <HomeworkDialog schoolClass={asked.of} onClose={close} />}
      {asked?.is === "play" && <NewGameDialog schoolClass={asked.of} onClose={close} />}
    </>
  );
}

type ListedProps = {
  readonly classes: readonly ListedClass[];
  readonly now: number;
  readonly onAsk: (asked: Asked) => void;
};

/** Classes in use; archived ones behind a button. */
function Listed({ classes: all, now, onAsk }: ListedProps) {
  const [isOpen, setOpen] = useState(false);
  const archived = all.filter((one) => one.archived);
  const inUse = all.filter((one) => !one.archived);
  const actions = {
    now,
    onPlay: (of: ListedClass) => onAsk({ is: "play", of }),
    onGive: (of: ListedClass) => onAsk({ is: "give", of }),
    onRename: (of: ListedClass) => onAsk({ is: "rename", of }),
    onDelete: (of: ListedClass) => onAsk({ is: "delete", of }),
  };
  return (
    <>
      {inUse.length > 0 && <ClassRows label="Sınıflarınız" classes={inUse} {...actions} />}
      {archived.length > 0 && (
        <div className={styles.archive}>
          <Button variant="quiet" aria-expanded={isOpen} aria-controls="arsiv" onClick={() => setOpen(!isOpen)}>
            Arşivdekiler ({archived.length})
            <Icon name="chevron" className={isOpen ? styles.up : undefined} />
          </Button>
          <div id="arsiv" hidden={!isOpen}>
            <ClassRows label="Arşivdeki sınıflarınız" classes={archived} {...actions} />
          </div>
        </div>
      )}
    </>
  );
}

function NoClass({ onNew }: { readonly onNew: () => void }) {
  return (
    <>
      <EmptyState
        title="Henüz sınıfınız yok"
        action={
          <Button icon="plus" onClick={onNew}>
            Yeni sınıf
          </Button>
        }
      >
        Listeyi e-Okul çizelgesinden yapıştırın, otuz saniyede hazır.
      </EmptyState>
      <p className={styles.without}>
        Sınıf olmadan da oynanır. Sınıf; <b>telefonsuz kart oyunu</b>, numarayla giriş ve gelişim tablosu için gerekir.
      </p>
    </>
  );
}

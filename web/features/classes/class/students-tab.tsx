import { byNameOrNumber } from "#words/shared-sentences";
import { noStudentNamed } from "#words/sentence-forms";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { classLimits, mostStudents } from "#protocol/class-limits";
import type { ListedStudent } from "#protocol/http/replies/classes";
import { useOpenDialog } from "#screens/use-open-dialog";
import { useShortcut } from "#ui/use/use-shortcut";
import { Button, buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Banner } from "#ui/overlays/banner.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { AddRow } from "./add-row";
import { ExtraTimes } from "./extra-times";
import { foundStudents } from "./found-students";
import { ImportDialog } from "./import/import-dialog";
import { missingSchoolNumbers } from "./school-numbers";
import { JoinDialog } from "./student/join-dialog";
import { MoveDialog } from "./student/move-dialog";
import { RemoveDialog } from "./student/remove-dialog";
import { useStudentData } from "./student/use-student-data";
import { StudentPanel } from "./student/student-panel";
import * as styles from "./students-tab.module.css";
import { StudentsTable } from "./students-table";
import type { OpenClass } from "./open-class";
import { UnlinkDialog } from "./student/unlink-dialog";

type Asked =
  | { readonly is: "list" | "times" }
  | { readonly is: "edit" | "remove" | "unlink" | "move" | "join"; readonly of: ListedStudent };

/** Students of a class: find, add, change, remove. Extra time shows only in a student's own panel. */
export function StudentsTab({ schoolClass, now, startsWithList }: OpenClass & { readonly startsWithList: boolean }) {
  const { id, students, name } = schoolClass;
  const navigate = useNavigate();
  const { run: saveData } = useStudentData(id);
  const { asked, ask, close } = useOpenDialog<Asked>(startsWithList ? { is: "list" } : null);
  const [isAdding, setAdding] = useState(false);
  const [q, setQ] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const isFull = students.length >= classLimits.students;
  const add = () => {
    if (!isFull) setAdding(true);
  };
  const paste = () => ask({ is: "list" });
  useShortcut("/", () => search.current?.focus());
  useShortcut("+", add);
  useShortcut("a", add);
  const codes = `/teacher/classes/${id}/print-codes`;
  const pageOf = (of: ListedStudent) => `/teacher/classes/${id}/students/${of.id}`;
  const found = foundStudents(students, q);
  const missing = missingSchoolNumbers(students);
  const edit = (of: ListedStudent) => ask({ is: "edit", of });
  return (
    <>
      {students.length === 0 && !isAdding ? (
        <NoStudents onPaste={paste} onAdd={add} />
      ) : (
        <>
          <div className={`row wrap between ${styles.tools}`}>
            <div className={styles.search}>
              <SearchField label={byNameOrNumber} value={q} onSearch={setQ} inputRef={search} />
            </div>
            <div className={`row wrap ${styles.buttons}`}>
              <Button variant="quiet" icon="clock" onClick={() => ask({ is: "times" })}>
                Ek süreler
              </Button>
              <Link to={codes} className={buttonClass({ variant: "quiet" })}>
                <Icon name="print" />
                Hesap kodları
              </Link>
              <Button variant="alt" icon="paste" onClick={paste}>
                Liste yapıştır
              </Button>
              <Button variant="alt" icon="plus" disabledReason={isFull ? mostStudents : undefined} onClick={add}>
                Öğrenci ekle
              </Button>
            </div>
            <div className={styles.more}>
              <Menu
                label="Listeyle ilgili işlemler"
                items={[
                  {
                    label: "Öğrenci ekle",
                    icon: "plus",
                    disabledReason: isFull ? mostStudents : undefined,
                    onSelect: add,
                  },
                  { label: "Liste yapıştır", icon: "paste", onSelect: paste },
                  { label: "Hesap kodları", icon: "print", onSelect: () => void navigate(codes) },
                  { label: "Ek süreler", icon: "clock", onSelect: () => ask({ is: "times" }) },
                ]}
              />
            </div>
          </div>
          {missing !== null && (
            <div className={styles.missing}>
              <Banner tone="info">{missing}</Banner>
            </div>
          )}
          {isAdding && <AddRow classId={id} students={students} onClose={() => setAdding(false)} />}
          {found.length > 0 ? (
            <StudentsTable
              students={found}
              classGames={schoolClass.games}
              now={now}
              pageOf={pageOf}
              onOpen={(of) => void navigate(pageOf(of))}
              onEdit={edit}
              onExport={saveData}
              onMove={(of) => ask({ is: "move", of })}
              onJoin={(of) => ask({ is: "join", of })}
              onUnlink={(of) => ask({ is: "unlink", of })}
              onRemove={(of) => ask({ is: "remove", of })}
            />
          ) : (
            students.length > 0 && <p className={styles.nobody}>{noStudentNamed(q)}</p>
          )}
        </>
      )}
      {asked?.is === "list" && <ImportDialog classId={id} className={name} students={students} onClose={close} />}
      {asked?.is === "times" && <ExtraTimes students={students} onEdit={edit} onClose={close} />}
      {asked?.is === "edit" && (
        <StudentPanel
          key={asked.of.id}
          classId={id}
          className={name}
          student={asked.of}
          students={students}
          onRemove={() => ask({ is: "remove", of: asked.of })}
          onClose={close}
        />
      )}
      {asked?.is === "remove" && <RemoveDialog classId={id} student={asked.of} onClose={close} />}
      {asked?.is === "move" && <MoveDialog classId={id} student={asked.of} onClose={close} />}
      {asked?.is === "join" && <JoinDialog classId={id} student={asked.of} students={students} onClose={close} />}
      {asked?.is === "unlink" && <UnlinkDialog classId={id} student={asked.of} onClose={close} />}
    </>
  );
}

function NoStudents({ onPaste, onAdd }: { readonly onPaste: () => void; readonly onAdd: () => void }) {
  return (
    <EmptyState
      title="Listeyi ekleyin"
      action={
        <>
          <Button icon="paste" onClick={onPaste}>
            Liste yapıştır
          </Button>
          <Button variant="alt" icon="plus" onClick={onAdd}>
            Tek tek ekle
          </Button>
        </>
      }
    >
      Numara ve ad yeter.
    </EmptyState>
  );
}

import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { Homework } from "#protocol/http/replies/homework";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { Tag } from "#ui/tag.tsx";
import { PageHead } from "#screens/page/page-head.tsx";
import { CloseHomeworkDialog } from "./close-dialog";
import { DeleteHomeworkDialog } from "./delete-dialog";
import { ExtendDialog } from "./extend-dialog";
import * as styles from "./homework-head.module.css";
import { ReminderDialog } from "./reminder-dialog";
import { RenameHomeworkDialog } from "./rename-dialog";
import { factsLine, homeworkPage, homeworkReport } from "./homework-lines";
import { useOpenDialog } from "#screens/use-open-dialog";
import { whyNotHere } from "#api/sign-in/lesson-session";
import { SettingsList, unknownLines } from "#features/games/index";
import { homeworkCounting, homeworkSettings } from "#protocol/settings/homework-settings";
import { useTabTitle } from "#screens/use-tab-title";

type Props = {
  readonly of: Homework;
  readonly now: number;
  readonly page: "pupils" | "report";
  /** Open state of the address panel, on a page that can hide it. */
  readonly share?: { readonly isOpen: boolean; readonly toggle: () => void } | undefined;
  /** Further actions, before the menu. */
  readonly children?: ReactNode;
  readonly onDeleted: () => void;
};

type Asked = "extend" | "close" | "rename" | "delete" | "reminder";

/** Head of a homework's two pages: what it is, until when, and the actions on it as a whole. */
export function HomeworkHead({ of, now, page, share, children, onDeleted }: Props) {
  useTabTitle(of.title);
  const { asked, ask: open, close } = useOpenDialog<Asked>();
  const isOver = of.state === "over";
  const ask = (what: Asked) => () => open(what);
  const navigate = useNavigate();
  const unknown = unknownLines(of.settings, { ...homeworkSettings, ...homeworkCounting });
  const hasReport = page === "pupils" && of.counts.started > 0;
  const items: readonly (MenuItem | false)[] = [
    hasReport && {
      label: "Rapor",
      icon: "chart",
      onPhones: true,
      onSelect: () => void navigate(homeworkReport(of.id)),
    },
    !isOver && { label: "Hatırlatma metni", icon: "mail", onSelect: ask("reminder") },
    { label: "Adını değiştir", icon: "edit", onSelect: ask("rename") },
    !isOver && { label: "Erken bitir", icon: "check", onSelect: ask("close") },
    { label: "Sil", icon: "trash", danger: true, disabledReason: whyNotHere(), onSelect: ask("delete") },
  ];
  // The head of a report has often no buttons: then its menu stands beside the heading.
  const hasActions = page === "pupils" || of.can_extend || !of.lost;
  const menu = <Menu label="Ödev işlemleri" className={styles.menu} items={items.filter((item) => item !== false)} />;
  return (
    <>
      <PageHead
        crumb={<Link to="/teacher/homework">Ödevler</Link>}
        title={of.title}
        menu={!hasActions && menu}
        actions={
          hasActions && (
            <div className={`row wrap ${styles.actions}`}>
              {share && (
                <Button
                  variant="alt"
                  icon="link"
                  className={styles.share}
                  aria-expanded={share.isOpen}
                  onClick={share.toggle}
                >
                  Paylaş
                </Button>
              )}
              {of.can_extend && (
                <Button variant="alt" icon="calendar" onClick={ask("extend")}>
                  Süreyi uzat
                </Button>
              )}
              {children}
              {hasReport && (
                <Link className={buttonClass({}, styles.report)} to={homeworkReport(of.id)}>
                  Rapor
                </Link>
              )}
              {page === "report" && !of.lost && (
                <Link className={buttonClass({ variant: "alt" })} to={`${homeworkPage(of.id)}?pupils`}>
                  <Icon name="users" />
                  Öğrenciler
                </Link>
              )}
              {menu}
            </div>
          )
        }
      >
        <p className={`row wrap ${styles.facts}`}>
          {isOver && <Tag icon="calendar">Ödev</Tag>}
          <span>{factsLine(of, now)}</span>
        </p>
        {unknown.length > 0 && (
          <div className={`row wrap ${styles.facts}`}>
            <SettingsList lines={unknown} />
          </div>
        )}
      </PageHead>
      {asked === "extend" && <ExtendDialog of={of} onClose={close} />}
      {asked === "close" && <CloseHomeworkDialog of={of} onClose={close} />}
      {asked === "rename" && <RenameHomeworkDialog of={of} onClose={close} />}
      {asked === "reminder" && <ReminderDialog of={of} onClose={close} />}
      {asked === "delete" && <DeleteHomeworkDialog of={of} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}

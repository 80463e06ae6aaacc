import { number } from "#shared/numbers";
import { lazy, Suspense, useState } from "react";
import { Link, NavLink, Outlet, useLocation, useNavigate } from "react-router";
import type { Role, User } from "#protocol/http/replies/people";
import { forgetUnsent, hasUnsent } from "#features/editor/drafts/device-backups";
import { forgetUnsentPictures, hasUnsentPictures } from "#api/pictures/device-pictures";
import { dashboards, mayAdminister } from "#api/sign-in/guard";
import { useOwnMarble } from "#ui/marble/own-marble";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { useSession, useUser } from "#api/sign-in/session";
import { signOut } from "#api/sign-in/sign-out";
import { chooseTheme, isDark } from "#browser/theme-choice";
import { Marble } from "#ui/marble/marble.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Icon, type IconName } from "#ui/drawn/icon.tsx";
import { Logo } from "#ui/drawn/logo.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toasts";
import { cx } from "#ui/cx";
import * as styles from "./app-frame.module.css";
import { useRunningHomework } from "./use-running-homework";
import { useWaiting } from "./use-waiting";

type Entry = {
  readonly to: string;
  readonly label: string;
  /** The label on a phone, where five entries stand in a row. */
  readonly short?: string;
  readonly icon: IconName;
  readonly isPlay?: boolean;
  /** True if it stands behind "Diğer" on a phone. */
  readonly isMore?: boolean;
};

const HOMEWORK = "/teacher/homework";

const menus: Record<Role, readonly Entry[]> = {
  admin: [
    { to: "/admin/dashboard", label: "Özet", icon: "chart" },
    { to: "/admin/teachers", label: "Öğretmenler", icon: "check" },
    { to: "/admin/users", label: "Kullanıcılar", icon: "users" },
    { to: "/admin/library", label: "Kütüphane", icon: "book" },
    { to: "/admin/mails", label: "E-postalar", icon: "mail", isMore: true },
    { to: "/admin/schools", label: "Okullar", icon: "home", isMore: true },
    { to: "/admin/usage", label: "Kullanım", icon: "chart", isMore: true },
    { to: "/admin/audit", label: "İşlem kaydı", icon: "list", isMore: true },
  ],
  teacher: [
    { to: "/teacher/dashboard", label: "Ana sayfa", icon: "home" },
    { to: "/teacher/question-sets", label: "Soru setleri", short: "Setler", icon: "list" },
    { to: "/teacher/games", label: "Oyunlar", icon: "play" },
    { to: HOMEWORK, label: "Ödevler", icon: "calendar", isMore: true },
    { to: "/teacher/classes", label: "Sınıflar", icon: "users" },
    { to: "/library", label: "Kütüphane", icon: "book", isMore: true },
  ],
  student: [
    { to: "/student/dashboard", label: "Ana sayfa", icon: "home" },
    { to: "/student/history", label: "Geçmişim", icon: "clock" },
    { to: "/student/join", label: "Oyuna katıl", icon: "play", isPlay: true },
  ],
};

/** Pages of administrators with the rights for the library, or for a school. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  library: ["/admin/dashboard", "/admin/library"],
  school: ["/admin/dashboard", "/admin/teachers", "/admin/users"],
};

function entriesOf(user: User, isAdministering: boolean): readonly Entry[] {
  if (!isAdministering) return menus[user.role];
  if (isLessonSession()) return [];
  const pages = pagesOf[user.role === "admin" ? "all" : user.rights[0]!];
  return pages ? menus.admin.filter(({ to }) => pages.includes(to)) : menus.admin;
}

/** Number of entries that fit beside one another on a small laptop. */
const MOST_IN_A_ROW = 6;

const AnnouncementBar = lazy(() => import("./announcement-bar"));

/** Everything behind the sign-in: top bar with the role's menu; below 800 px the menu is a bar at the bottom. */
export function AppFrame() {
  const user = useUser();
  const { pathname } = useLocation();
  const isAdministering = user.role === "admin" || (mayAdminister(user) && pathname.startsWith("/admin"));
  const entries = entriesOf(user, isAdministering);
  const { announcement } = useSession();
  const waiting = useWaiting(isAdministering && entries.length > 0);
  return (
    <>
      <header className={`row ${styles.bar}`}>
        <Link
          to={dashboards[isAdministering ? "admin" : user.role]}
          className={styles.logo}
          aria-label="Bilye, ana sayfa"
        >
          <Logo height={36} />
        </Link>
        {entries.length > 0 && (
          <nav className={cx(styles.nav, entries.length > MOST_IN_A_ROW && styles.many)} aria-label="Ana menü">
            {entries.map((entry) => (
              <MenuLink key={entry.to} {...entry} waiting={waiting[entry.to] ?? 0} />
            ))}
            <More entries={entries.filter(({ isMore }) => isMore)} waiting={waiting} />
          </nav>
        )}
        <UserMenu user={user} isAdministering={isAdministering} />
      </header>
      {announcement && (
        <Suspense>
          <AnnouncementBar {...announcement} />
        </Suspense>
      )}
      <main id="icerik" className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}

function MenuLink({ to, label, short, icon, isPlay, isMore, waiting }: Entry & { readonly waiting: number }) {
  const content = (
    <>
      <Icon name={icon} />
      {short === undefined ? (
        label
      ) : (
        <>
          <span className={styles.long}>{label}</span>
          <span className={styles.short}>{short}</span>
        </>
      )}
      {waiting > 0 && " "}
      {waiting > 0 && (
        <b className={cx("num", styles.waiting)}>
          {number(waiting)}
          <span className="vh"> bekliyor</span>
        </b>
      )}
    </>
  );
  // The pupil's pages are separate pages without the app.
  if (isPlay) return <a href={to}>{content}</a>;
  return (
    <NavLink to={to} className={isMore ? styles.more : ""}>
      {content}
    </NavLink>
  );
}

type MoreProps = { readonly entries: readonly Entry[]; readonly waiting: Readonly<Partial<Record<string, number>>> };

/**
 * The button for the entries that have no room in the bar. On one of their pages it carries that page's icon and name.
 */
function More({ entries, waiting }: MoreProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const running = useRunningHomework();
  if (entries.length === 0) return null;
  const here = entries.find(({ to }) => pathname.startsWith(to));
  const tagOf = (to: string) => {
    if (to === HOMEWORK) return running.count > 0 ? `${running.count} sürüyor` : undefined;
    const count = waiting[to] ?? 0;
    return count > 0 ? `${number(count)} bekliyor` : undefined;
  };
  const items = entries.map(({ to, label, icon }) => ({
    label,
    icon,
    tag: tagOf(to),
    onSelect: () => void navigate(to),
  }));
  return (
    <div className={styles.others} data-here={here !== undefined || undefined}>
      <Menu
        label="Diğer sayfalar"
        items={items}
        onOpen={entries.some(({ to }) => to === HOMEWORK) ? running.ask : undefined}
      >
        <Icon name={here?.icon ?? "more"} />
        {here?.label ?? "Diğer"}
      </Menu>
    </div>
  );
}

type UserMenuProps = { readonly user: User; readonly isAdministering: boolean };

/** The way of a teacher with rights to the pages of administration, and back. */
function otherArea(user: User, isAdministering: boolean, go: (to: string) => void): readonly MenuItem[] {
  if (user.role === "admin" || !mayAdminister(user)) return [];
  return isAdministering
    ? [{ label: "Öğretmen sayfaları", icon: "home", onSelect: () => go(dashboards.teacher) }]
    : [{ label: "Yönetim", icon: "key", onSelect: () => go(dashboards.admin) }];
}

function UserMenu({ user, isAdministering }: UserMenuProps) {
  const navigate = useNavigate();
  const [dark, setDark] = useState(isDark);
  const [asks, setAsks] = useState(false);
  const mayAsk = async () => (hasUnsent() || (await hasUnsentPictures()) ? setAsks(true) : leave());
  const leave = () => {
    forgetUnsent();
    void forgetUnsentPictures();
    signOut();
    void navigate("/auth/login");
    toast.info("Çıkış yapıldı.");
  };
  return (
    <>
      <Menu
        label="Hesap menüsü"
        items={[
          ...otherArea(user, isAdministering, (to) => void navigate(to)),
          ...(isAdministering && (user.role === "admin" || user.rights.includes("all"))
            ? [{ label: "Duyuru", icon: "flag" as const, onSelect: () => void navigate("/admin/announcement") }]
            : []),
          { label: "Profil", icon: "user", onSelect: () => void navigate("/profile") },
          {
            label: dark ? "Açık görünüm" : "Koyu görünüm",
            icon: dark ? "sun" : "moon",
            onSelect: () => {
              chooseTheme(dark ? "light" : "dark");
              setDark(!dark);
            },
          },
          { label: "Çıkış yap", icon: "exit", onSelect: () => void mayAsk() },
        ]}
      >
        <Marble seed={useOwnMarble(user.id)} size={36} />
        <span className={`one-line ${styles.name}`}>{user.name}</span>
        <Icon name="chevron" />
      </Menu>
      {asks && (
        <ConfirmDialog
          title="Bu cihazda kaydedilmemiş yazılarınız var"
          confirm="Yine de çık"
          cancel="Vazgeç"
          danger
          onConfirm={leave}
          onClose={() => setAsks(false)}
        >
          Soru setinde yazdıklarınızın ya da resimlerinizin bir bölümü henüz sunucuya ulaşmadı. Çıkarsanız bu cihazdan
          silinir. Saklamak için bağlantınız varken seti bir kez açın.
        </ConfirmDialog>
      )}
    </>
  );
}

import { signInFirst } from "#protocol/said-refusals";
import { createBrowserRouter, redirect, redirectDocument, type RouteObject } from "react-router";
import { AppFrame } from "./app-frame";
import { AuthFrame } from "./auth-frame";
import { NotFound, RouteError } from "./error-page";
import { PublicFrame } from "./public-frame";
import { FirstWait } from "./first-wait";
import { requires, requiresHost } from "./requires";
import { Root } from "./root";
import { LibraryFrame } from "./library-frame";
import { dashboards, loginAddress, type Access } from "#api/sign-in/guard";
import { onUnauthorized } from "#api/api";
import { checkVersion } from "#browser/new-version";
import { sitePages } from "#browser/addresses/site-pages";
import { clearSession, currentSession, followOtherTabs, loadSession } from "#api/sign-in/session";
import { toast } from "#ui/overlays/toasts";

/**
 * Every screen of the app: one line each, loaded when it is opened, guarded in its branch, titled. A screen's file exports
 * `Component` and, where it reads from the server, `loader`. The pupil's pages are not here: they are a page of their own.
 */

const titled = (title: string) => ({ title });

const publicPages: RouteObject[] = [
  { path: "about", handle: sitePages.about, lazy: () => import("#features/home/public/about.tsx") },
  { path: "terms", handle: sitePages.terms, lazy: () => import("#features/home/public/terms.tsx") },
  { path: "privacy", handle: sitePages.privacy, lazy: () => import("#features/home/public/privacy.tsx") },
  {
    path: "accessibility",
    handle: sitePages.accessibility,
    lazy: () => import("#features/home/public/accessibility.tsx"),
  },
];

const signInPages: RouteObject[] = [
  {
    middleware: [requires("guests")],
    children: [
      { path: "login", handle: titled("Giriş"), lazy: () => import("#features/account/sign-in/login.tsx") },
      { path: "register", handle: titled("Hesap açın"), lazy: () => import("#features/account/sign-in/register.tsx") },
      {
        path: "verify-email",
        handle: titled("E-posta doğrulama"),
        lazy: () => import("#features/account/sign-in/verify-email.tsx"),
      },
      {
        path: "reset-password",
        handle: titled("Yeni şifre"),
        lazy: () => import("#features/account/sign-in/reset-password.tsx"),
      },
    ],
  },
  {
    path: "invitation",
    handle: titled("Davetiniz"),
    lazy: () => import("#features/account/sign-in/invitation.tsx"),
  },
  { path: "email", handle: titled("Yeni e-posta"), lazy: () => import("#features/account/sign-in/email.tsx") },
  {
    path: "forgot-password",
    handle: titled("Şifremi unuttum"),
    lazy: () => import("#features/account/sign-in/forgot-password.tsx"),
  },
];

const adminPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Özet"), lazy: () => import("#features/admin/dashboard.tsx") },
  { path: "teachers", handle: titled("Öğretmenler"), lazy: () => import("#features/admin/teachers.tsx") },
  { path: "users", handle: titled("Kullanıcılar"), lazy: () => import("#features/admin/users.tsx") },
  { path: "library", handle: titled("Kütüphane"), lazy: () => import("#features/admin/library.tsx") },
  { path: "mails", handle: titled("E-postalar"), lazy: () => import("#features/admin/mail/mails.tsx") },
  { path: "schools", handle: titled("Okullar"), lazy: () => import("#features/admin/schools/schools.tsx") },
  { path: "schools/:id", handle: titled("Okul"), lazy: () => import("#features/admin/schools/school.tsx") },
  { path: "usage", handle: titled("Kullanım"), lazy: () => import("#features/admin/usage/usage.tsx") },
  {
    path: "announcement",
    handle: titled("Duyuru"),
    lazy: () => import("#features/admin/usage/announcement.tsx"),
  },
  { path: "audit", handle: titled("İşlem kaydı"), lazy: () => import("#features/admin/audit.tsx") },
];

const teacherPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Ana sayfa"), lazy: () => import("#features/home/teacher/dashboard.tsx") },
  { path: "games", handle: titled("Oyunlar"), lazy: () => import("#features/games/list/games.tsx") },
  { path: "games/:code", handle: titled("Oyun"), lazy: () => import("#features/games/detail/game-detail.tsx") },
  { path: "games/:code/statistics", handle: titled("Rapor"), lazy: () => import("#features/report/report-page.tsx") },
  { path: "homework", handle: titled("Ödevler"), lazy: () => import("#features/homework/list/homework.tsx") },
  { path: "homework/:id", handle: titled("Ödev"), lazy: () => import("#features/homework/detail/homework-detail.tsx") },
  {
    path: "homework/:id/report",
    handle: titled("Ödev raporu"),
    lazy: () => import("#features/report/report-page.tsx"),
  },
  { path: "classes", handle: titled("Sınıflar"), lazy: () => import("#features/classes/list/classes.tsx") },
  { path: "classes/:id", handle: titled("Sınıf"), lazy: () => import("#features/classes/class/class.tsx") },
  {
    path: "classes/:id/students/:student",
    handle: titled("Öğrencinin gelişimi"),
    lazy: () => import("#features/classes/class-student.tsx"),
  },
  {
    path: "classes/:id/print-codes",
    handle: titled("Hesap kodları"),
    lazy: () => import("#features/classes/codes/class-codes.tsx"),
  },
  { path: "question-sets", handle: titled("Soru setleri"), lazy: () => import("#features/sets/question-sets.tsx") },
  {
    path: "question-sets/new",
    handle: titled("Yeni soru seti"),
    lazy: () => import("#features/editor/new-set/new-question-set.tsx"),
  },
];

const studentPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Ana sayfa"), lazy: () => import("#features/student/dashboard.tsx") },
  { path: "history", handle: titled("Geçmişim"), lazy: () => import("#features/student/history.tsx") },
  { path: "classes/:student", handle: titled("Gelişimin"), lazy: () => import("#features/student/class-progress.tsx") },
];

/** Open to all: signed-in users see them in their usual frame. */
const libraryPages: RouteObject[] = [
  { path: "library", handle: titled("Kütüphane"), lazy: () => import("#features/library/library.tsx") },
  { path: "library/:id", handle: titled("Kütüphane"), lazy: () => import("#features/library/shared-set.tsx") },
  { path: "s/:token", handle: titled("Paylaşılan set"), lazy: () => import("#features/library/shared-set.tsx") },
];

/** Leaves the app for an address that the server answers with another page. */
const anotherPage = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};

/** A screen that fails replaces the frame around it: the error page has a head of its own. */
const area = (path: string, access: Access, dashboard: string | null, children: RouteObject[]): RouteObject => ({
  path,
  middleware: [requires(access)],
  Component: AppFrame,
  ErrorBoundary: RouteError,
  children: dashboard === null ? children : [{ index: true, loader: () => redirect(dashboard) }, ...children],
});

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstWait,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, loader: anotherPage },
          {
            path: "presentation",
            handle: sitePages.presentation,
            lazy: () => import("#features/home/public/presentation.tsx"),
          },
          { Component: PublicFrame, children: publicPages },
          {
            middleware: [async () => void (await loadSession())],
            Component: LibraryFrame,
            ErrorBoundary: RouteError,
            children: libraryPages,
          },
          {
            path: "auth/board",
            middleware: [requires("guests")],
            handle: titled("Telefonla giriş"),
            lazy: () => import("#features/account/sign-in/board.tsx"),
          },
          { path: "auth", Component: AuthFrame, children: signInPages },
          { path: "settings", middleware: [requires("user")], loader: () => redirect("/profile") },
          area("profile", "user", null, [
            { index: true, handle: titled("Profil"), lazy: () => import("#features/account/profile/profile.tsx") },
          ]),
          area("sinif", "user", null, [
            { index: true, handle: titled("Sınıfını bağla"), lazy: () => import("#features/student/link-class.tsx") },
          ]),
          {
            path: "link",
            middleware: [requires("user")],
            handle: titled("Tahtada oturum aç"),
            lazy: () => import("#features/account/link/link.tsx"),
          },
          { path: "pair", handle: titled("Telefonu bağla"), lazy: () => import("#features/board/pair.tsx") },
          area("admin", "admin", dashboards.admin, adminPages),
          // The board and the editor have no frame: they fill the screen.
          {
            path: "teacher/games/:code/host",
            middleware: [requiresHost],
            handle: titled("Tahta"),
            lazy: () => import("#features/board/host.tsx"),
          },
          {
            path: "teacher/games/:code/cards",
            middleware: [requiresHost],
            handle: titled("Tahta"),
            lazy: () => import("#features/board/cards-page.tsx"),
          },
          {
            path: "teacher/game/:code/scan",
            middleware: [requiresHost],
            handle: titled("Kart okuma"),
            lazy: () => import("#features/cards/scan/scan-screen.tsx"),
          },
          {
            path: "teacher/question-sets/:id/rehearsal",
            middleware: [requires("teacher")],
            handle: titled("Prova"),
            lazy: () => import("#features/rehearsal/rehearsal.tsx"),
          },
          {
            path: "teacher/question-sets/:id",
            middleware: [requires("teacher")],
            handle: titled("Soru seti"),
            lazy: () => import("#features/editor/page/question-set.tsx"),
          },
          area("teacher", "teacher", dashboards.teacher, teacherPages),
          {
            path: "student/practice/:player",
            middleware: [requires("student")],
            handle: titled("Kaçırdıkların"),
            lazy: () => import("#features/practice/practice-screen.tsx"),
          },
          { path: "student/join", loader: anotherPage },
          { path: "student/game/:code", loader: anotherPage },
          { path: "odev/:code", loader: anotherPage },
          area("student", "student", dashboards.student, studentPages),
          { path: "*", Component: NotFound, handle: titled("Sayfa bulunamadı") },
        ],
      },
    ],
  },
];

/** `npm run dev` alone: a build leaves it out. */
const catalogue: RouteObject[] = import.meta.env.DEV
  ? [
      {
        Component: Root,
        children: [
          {
            path: "dev/catalogue",
            handle: titled("Bileşenler"),
            lazy: () => import("#features/catalogue/catalogue.tsx"),
          },
        ],
      },
    ]
  : [];

export function createAppRouter() {
  const router = createBrowserRouter([...catalogue, ...routes]);
  // A guarded call got a 401: the session is over, whatever the screen was doing.
  onUnauthorized(() => {
    if (currentSession().token === null) return;
    clearSession();
    toast.info(`Oturumunuz kapandı. ${signInFirst}`);
    const { pathname, search } = router.state.location;
    void router.navigate(loginAddress(pathname + search));
  });
  followOtherTabs(() => void router.revalidate());

  let lastPath = router.state.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname === lastPath) return;
    lastPath = location.pathname;
    void checkVersion({ isFresh: true });
  });
  return router;
}

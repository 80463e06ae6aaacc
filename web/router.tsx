import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouteObject,
} from "react-router";
import { AppFrame } from "./frame/app-frame";
import { AuthFrame } from "./frame/auth-frame";
import { NotFound, RouteError } from "./frame/error-page";
import { PublicFrame } from "./frame/public-frame";
import { FirstWait } from "./frame/first-wait";
import { Root } from "./frame/root";
import { LibraryFrame } from "./frame/library-frame";
import { gameToken } from "./lib/sign-in/game-token";
import { dashboards, guardDecision, loginAddress, type Access } from "./lib/sign-in/guard";
import { isLessonSession } from "./lib/sign-in/lesson-session";
import { onUnauthorized } from "./lib/calls/api";
import { networkError } from "./lib/calls/api-error";
import { checkVersion } from "./lib/new-version";
import { sitePages } from "./lib/addresses/site-pages";
import { clearSession, currentSession, followOtherTabs, loadSession } from "./lib/sign-in/session";
import { storedToken } from "./base/token";
import { toast } from "./ui/overlays/toasts";

/**
 * Every screen of the app: one line each, loaded when it is opened, guarded in its branch, titled. A screen's file exports
 * `Component` and, where it reads from the server, `loader`. The pupil's pages are not here: they are a page of their own.
 */

/** Runs before every loader of its branch. */
const requires =
  (access: Access): MiddlewareFunction =>
  async ({ request }) => {
    const { user, error, fault } = await loadSession();
    const { pathname, search } = new URL(request.url);
    const elsewhere = guardDecision(access, user, pathname + search, isLessonSession());
    if (elsewhere === null) return;
    // Nobody has refused the token: the network or the server is away, and a page to sign in would say something else.
    if (user === null && storedToken() !== null) throw fault ?? networkError();
    if (user === null && error === null) toast.info("Devam etmek için giriş yapın.");
    throw redirect(elsewhere);
  };

/** The screens that lead a game: for a phone that was let in to this one as well. */
const requiresHost: MiddlewareFunction = (context, next) =>
  gameToken(context.params.code ?? "") === null ? requires("teacher")(context, next) : undefined;

const titled = (title: string) => ({ title });

const publicPages: RouteObject[] = [
  { path: "about", handle: sitePages.about, lazy: () => import("./screens/public/about") },
  { path: "terms", handle: sitePages.terms, lazy: () => import("./screens/public/terms") },
  { path: "privacy", handle: sitePages.privacy, lazy: () => import("./screens/public/privacy") },
];

const signInPages: RouteObject[] = [
  {
    middleware: [requires("guests")],
    children: [
      { path: "login", handle: titled("Giriş"), lazy: () => import("./screens/auth/login") },
      { path: "register", handle: titled("Hesap açın"), lazy: () => import("./screens/auth/register") },
      { path: "verify-email", handle: titled("E-posta doğrulama"), lazy: () => import("./screens/auth/verify-email") },
      { path: "reset-password", handle: titled("Yeni şifre"), lazy: () => import("./screens/auth/reset-password") },
    ],
  },
  { path: "email", handle: titled("Yeni e-posta"), lazy: () => import("./screens/auth/email") },
  { path: "forgot-password", handle: titled("Şifremi unuttum"), lazy: () => import("./screens/auth/forgot-password") },
];

const adminPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Özet"), lazy: () => import("./screens/admin/dashboard") },
  { path: "teachers", handle: titled("Öğretmenler"), lazy: () => import("./screens/admin/teachers") },
  { path: "users", handle: titled("Kullanıcılar"), lazy: () => import("./screens/admin/users") },
  { path: "library", handle: titled("Kütüphane"), lazy: () => import("./screens/admin/library") },
  { path: "audit", handle: titled("İşlem kaydı"), lazy: () => import("./screens/admin/audit") },
];

const teacherPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Ana sayfa"), lazy: () => import("./screens/teacher/dashboard") },
  { path: "games", handle: titled("Oyunlar"), lazy: () => import("./screens/teacher/games") },
  { path: "games/:code", handle: titled("Oyun"), lazy: () => import("./screens/teacher/game-detail") },
  { path: "games/:code/statistics", handle: titled("Rapor"), lazy: () => import("./screens/teacher/statistics") },
  { path: "homework", handle: titled("Ödevler"), lazy: () => import("./screens/teacher/homework") },
  { path: "homework/:id", handle: titled("Ödev"), lazy: () => import("./screens/teacher/homework-detail") },
  { path: "homework/:id/report", handle: titled("Ödev raporu"), lazy: () => import("./screens/teacher/statistics") },
  { path: "classes", handle: titled("Sınıflar"), lazy: () => import("./screens/teacher/classes") },
  { path: "classes/:id", handle: titled("Sınıf"), lazy: () => import("./screens/teacher/class") },
  {
    path: "classes/:id/students/:student",
    handle: titled("Öğrencinin gelişimi"),
    lazy: () => import("./screens/teacher/class-student"),
  },
  {
    path: "classes/:id/print-codes",
    handle: titled("Hesap kodları"),
    lazy: () => import("./screens/teacher/class-codes"),
  },
  { path: "question-sets", handle: titled("Soru setleri"), lazy: () => import("./screens/teacher/question-sets") },
  {
    path: "question-sets/new",
    handle: titled("Yeni soru seti"),
    lazy: () => import("./screens/teacher/new-question-set"),
  },
];

const studentPages: RouteObject[] = [
  { path: "dashboard", handle: titled("Ana sayfa"), lazy: () => import("./screens/student/dashboard") },
  { path: "history", handle: titled("Geçmişim"), lazy: () => import("./screens/student/history") },
  { path: "classes/:student", handle: titled("Gelişimin"), lazy: () => import("./screens/student/class-progress") },
];

/** Open to all: who is signed in sees them in the own frame. */
const libraryPages: RouteObject[] = [
  { path: "library", handle: titled("Kütüphane"), lazy: () => import("./screens/library/library") },
  { path: "library/:id", handle: titled("Kütüphane"), lazy: () => import("./screens/library/shared-set") },
  { path: "s/:token", handle: titled("Paylaşılan set"), lazy: () => import("./screens/library/shared-set") },
];

/** Leaves the app for an address that the server answers with another page. */
const anotherPage = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};

/** A screen that fails keeps the frame around it out of the way: the error page brings its own head. */
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
          {
            index: true,
            handle: sitePages.home,
            lazy: () => import("./screens/public/home"),
          },
          { path: "presentation", handle: sitePages.presentation, lazy: () => import("./screens/public/presentation") },
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
            lazy: () => import("./screens/auth/board"),
          },
          { path: "auth", Component: AuthFrame, children: signInPages },
          { path: "settings", middleware: [requires("user")], loader: () => redirect("/profile") },
          area("profile", "user", null, [
            { index: true, handle: titled("Profil"), lazy: () => import("./screens/profile/profile") },
          ]),
          area("sinif", "user", null, [
            { index: true, handle: titled("Sınıfını bağla"), lazy: () => import("./screens/student/link-class") },
          ]),
          {
            path: "link",
            middleware: [requires("user")],
            handle: titled("Tahtada oturum aç"),
            lazy: () => import("./screens/link/link"),
          },
          { path: "pair", handle: titled("Telefonu bağla"), lazy: () => import("./screens/teacher/pair") },
          area("admin", "admin", dashboards.admin, adminPages),
          // The board and the editor have no frame: they fill the screen.
          {
            path: "teacher/games/:code/host",
            middleware: [requiresHost],
            handle: titled("Tahta"),
            lazy: () => import("./screens/teacher/host"),
          },
          {
            path: "teacher/game/:code/scan",
            middleware: [requiresHost],
            handle: titled("Kart okuma"),
            lazy: () => import("./screens/teacher/scan"),
          },
          {
            path: "teacher/question-sets/:id/rehearsal",
            middleware: [requires("teacher")],
            handle: titled("Prova"),
            lazy: () => import("./screens/teacher/rehearsal"),
          },
          {
            path: "teacher/question-sets/:id",
            middleware: [requires("teacher")],
            handle: titled("Soru seti"),
            lazy: () => import("./screens/teacher/question-set"),
          },
          area("teacher", "teacher", dashboards.teacher, teacherPages),
          {
            path: "student/practice/:player",
            middleware: [requires("student")],
            handle: titled("Kaçırdıkların"),
            lazy: () => import("./screens/student/practice"),
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

/** Loads an address's screen before the router asks for it: what stands in the HTML can only be taken over at once. */
export async function loadScreen(address: { readonly pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

export function createAppRouter() {
  const router = createBrowserRouter(routes);
  const here = () => router.state.location.pathname + router.state.location.search;

  // A guarded call answered 401: the session is over, whatever the screen was doing.
  onUnauthorized(() => {
    if (currentSession().token === null) return;
    clearSession();
    toast.info("Oturumunuz kapandı. Devam etmek için giriş yapın.");
    void router.navigate(loginAddress(here()));
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

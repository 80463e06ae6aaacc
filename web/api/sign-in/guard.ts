import type { Role, User } from "#protocol/http/replies/people";

/**
 * The visitors allowed into a part of the site. `guests`: sign-in pages (signed-in users are redirected); `user`: anybody
 * signed in; a role: that role only. Parts open to all have no guard.
 */
export type Access = "guests" | "user" | Role;

export const dashboards: Record<Role, string> = {
  admin: "/admin/dashboard",
  teacher: "/teacher/dashboard",
  student: "/student/dashboard",
};

/**
 * Null lets the page open; otherwise the address to go to instead. A lesson's session cannot administer anything; its profile
 * page says so.
 */
export function guardDecision(access: Access, user: User | null, wanted: string, isLesson = false): string | null {
  if (access === "guests") return user ? dashboards[user.role] : null;
  const isAdmitted = user !== null && (access === "user" || mayEnter(user, access));
  if (isAdmitted && access === "admin" && isLesson) return "/profile";
  return isAdmitted ? null : loginAddress(wanted);
}

/** A teacher with rights of administration may enter both areas. A kept reply of an earlier version names no rights. */
export const mayAdminister = ({ role, rights }: Pick<User, "role"> & Partial<User>): boolean =>
  role === "admin" || (rights ?? []).length > 0;
const mayEnter = (user: User, area: Role): boolean => (area === "admin" ? mayAdminister(user) : user.role === area);

export const loginAddress = (wanted: string): string =>
  safeAddress(wanted) === null ? "/auth/login" : `/auth/login?next=${encodeURIComponent(wanted)}`;

/** The address after signing in: the requested page if the role may open it, else the role's dashboard. */
export function afterLogin(user: User, next: string | null): string {
  const wanted = safeAddress(next);
  if (wanted === null) return dashboards[user.role];
  const area = /^\/(admin|teacher|student)(?:\/|$)/.exec(wanted)?.[1] as Role | undefined;
  const isOpen = /^\/student\/(?:join|game)(?:\/|$|\?)/.test(wanted);
  return area !== undefined && !mayEnter(user, area) && !isOpen ? dashboards[user.role] : wanted;
}

/** Accepts only addresses of our own pages: never `//evil.example` in any spelling, a script, or a sign-in page. */
function safeAddress(address: string | null): string | null {
  if (address === null || !address.startsWith("/")) return null;
  if (!URL.canParse(address, "https://bilye.invalid")) return null;
  const url = new URL(address, "https://bilye.invalid");
  // "/.//evil.example" is an address here until its dots are removed.
  if (url.origin !== "https://bilye.invalid" || url.pathname.startsWith("//")) return null;
  return url.pathname === "/" || url.pathname.startsWith("/auth/") ? null : url.pathname + url.search;
}

import type { Announcement, User } from "#protocol/http/replies/people";
import type { SessionStamp } from "#protocol/http/replies/sessions";
import { showIn } from "#browser/time-zone";
import { newStore } from "#browser/store";
import { useStore } from "#ui/use/use-store";
import { ApiError, networkError } from "../api-error";
import { forgetReplies } from "../stored-replies";
import { failures } from "../failures";
import { auth } from "../people-api";
import { forgetAccount } from "./forget-account";
import { endsWithBrowser, storedToken, storeToken, TOKEN_KEY } from "#browser/token";
import { ownerOf } from "./token-claims";

/** The signed-in user: one store per page. The token is stored as `bilye.token` and may be renewed there at any time. */

type Session = {
  readonly token: string | null;
  readonly user: User | null;
  /** A stored token is being checked: the user is not known yet. */
  readonly loading: boolean;
  /** The reason why the user could not be loaded. */
  readonly error: string | null;
  /** The administrator's announcement to this user, as it was when the page was loaded or the user signed in. */
  readonly announcement?: Announcement | undefined;
  /** The reason why the server did not answer; the stored token stays. */
  readonly fault?: ApiError;
};

const guest: Session = { token: null, user: null, loading: false, error: null };

const session = newStore(guest);
let checking: Promise<Session> | undefined;

function change(next: Session): Session {
  showIn(next.user?.time_zone);
  session.set(next);
  return next;
}

/** Loads the user of the stored token, once; later calls wait for the same answer. */
export function loadSession(): Promise<Session> {
  checking ??= check();
  return checking;
}

async function check(): Promise<Session> {
  const token = storedToken();
  if (token === null) return change(guest);
  change({ token, user: null, loading: true, error: null });
  try {
    const { user, announcement } = await auth.me();
    return storedToken() === token ? change({ token, user, announcement, loading: false, error: null }) : session.get();
  } catch (error) {
    // Clears the state in any case, but drops the stored token only if the server itself refused it: a lost network, a school's
    // filter or a part that is down signs nobody out.
    if (error instanceof ApiError && error.status === 401) {
      if (storedToken() === token) forgetAccount();
      return change({ ...guest, error: failures.user });
    }
    checking = undefined;
    return change({ ...guest, error: failures.user, fault: error instanceof ApiError ? error : networkError() });
  }
}

/**
 * Signs a user in, and asks for the announcement. A sign-in that ends with the browser, as on a classroom's board, is stored in the
 * tab alone.
 */
export function signIn(token: string, user: User, stamp?: Pick<SessionStamp, "ends_with_browser">): void {
  forgetReplies();
  storeToken(token, stamp?.ends_with_browser);
  checking = Promise.resolve(change({ token, user, loading: false, error: null }));
  void reloadUser();
}

/** Updates the user's data and, after a new password, the token. A user who has signed out in the meantime stays signed out. */
export function updateUser(user: User, token?: string, also?: Pick<Session, "announcement">): void {
  const now = session.get();
  if (now.user?.id !== user.id) return;
  if (token !== undefined) storeToken(token, endsWithBrowser());
  checking = Promise.resolve(change({ ...now, ...also, user, token: token ?? now.token }));
}

/** Reloads the account, and the announcement to it, after either has changed on the server. */
export async function reloadUser(): Promise<void> {
  if (session.get().user === null) return;
  try {
    const { user, announcement } = await auth.me();
    updateUser(user, undefined, { announcement });
  } catch {
    // The next page asks again.
  }
}

export function clearSession(): void {
  forgetAccount();
  checking = Promise.resolve(change(guest));
}

/** Signing in or out in one tab shows in the others. */
export function followOtherTabs(changed: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    const token = storedToken();
    const now = session.get();
    if ((key !== TOKEN_KEY && key !== null) || token === now.token) return;
    // The token was renewed in another tab; the user is the same.
    if (token !== null && now.user?.id === ownerOf(token)) return void change({ ...now, token });
    checking = undefined;
    void loadSession().then(changed);
  });
}

export const currentSession = session.get;

/** The first page's HTML is drawn for a guest. */
export const useSession = (): Session => useStore(session, () => guest);

/** The signed-in user, for screens behind a guard. */
export function useUser(): User {
  const { user } = useSession();
  // Keep the last user for a screen that renders once more during signing out, before the router leaves it.
  return user ?? lastUser(session.get());
}

let remembered: User | undefined;
function lastUser({ user }: Session): User {
  remembered = user ?? remembered ?? nobody;
  return remembered;
}

const nobody: User = {
  id: "",
  name: "",
  email: "",
  role: "student",
  school: "",
  is_approved: true,
  approval: "approved",
  is_email_verified: true,
  time_zone: "",
  created_at: 0,
  rights: [],
};

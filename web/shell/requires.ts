import { signInFirst } from "#protocol/said-refusals";
import { redirect, type MiddlewareFunction } from "react-router";
import { networkError } from "#api/api-error";
import { gameToken } from "#api/sign-in/game-token";
import { guardDecision, type Access } from "#api/sign-in/guard";
import { isLessonSession } from "#api/sign-in/lesson-session";
import { loadSession } from "#api/sign-in/session";
import { roleOf } from "#api/sign-in/token-claims";
import { storedToken } from "#browser/token";
import { toast } from "#ui/overlays/toasts";

/**
 * Runs before every loader of its branch. The loaders of a teacher's or a pupil's page do not wait for it if a token of that
 * role is kept here: far from the server each of the two trips takes as long as the other. The page opens after both.
 */
export const requires =
  (access: Access): MiddlewareFunction =>
  async ({ request }, next) => {
    const check = admit(access, request);
    const page = access !== "admin" && access === roleOf(storedToken()) && next();
    await check;
    return page || next();
  };

async function admit(access: Access, request: Request): Promise<void> {
  const { user, error, fault } = await loadSession();
  const { pathname, search } = new URL(request.url);
  const elsewhere = guardDecision(access, user, pathname + search, isLessonSession());
  if (elsewhere === null) return;
  // The server has not refused the token: the network or the server is down, and a sign-in page would be misleading.
  if (user === null && storedToken() !== null) throw fault ?? networkError();
  if (user === null && error === null) toast.info(signInFirst);
  throw redirect(elsewhere);
}

/** The screens that lead a game: also open to a phone that was let in to this one. */
export const requiresHost: MiddlewareFunction = (context, next) =>
  gameToken(context.params.code ?? "") === null ? requires("teacher")(context, next) : undefined;

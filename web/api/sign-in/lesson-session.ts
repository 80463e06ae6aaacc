import { endsWithBrowser } from "#browser/token";

/**
 * Signed in on a board or for one lesson: the server refuses what no lesson needs (docs/sessions.md). Pages leave it out, and
 * menus say where it can be done.
 */
export const isLessonSession = endsWithBrowser;

export const whyNotHere = (): string | undefined => (isLessonSession() ? "Yalnız kendi cihazınızda" : undefined);

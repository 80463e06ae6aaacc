import { endsWithBrowser } from "#browser/token";

/**
 * True when signed in on a board or for one lesson: the server refuses actions that no lesson needs (docs/sessions.md). Pages
 * leave those out, and menus say where they can be done.
 */
export const isLessonSession = endsWithBrowser;

export const whyNotHere = (): string | undefined => (isLessonSession() ? "Yalnız kendi cihazınızda" : undefined);

/**
 * Takes away the sentence for old browsers. What every browser of `web/build/browsers/browsers.ts` has, and hardly an older one, is
 * `Array.at`: without it the sentence stays.
 */
export function notOld(): void {
  if ("at" in []) document.getElementById("old-browser")?.remove();
}

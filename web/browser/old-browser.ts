/**
 * Removes the message for old browsers. `Array.at` exists in every browser of `web/build/browsers/browsers.ts` and in hardly
 * any older one: without it the message stays.
 */
export function notOld(): void {
  if ("at" in []) document.getElementById("old-browser")?.remove();
}

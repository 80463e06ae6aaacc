import type { Scene } from "#hosting/scene";
import { shownLength } from "#question-text/shown-length";

/** Letters that fit on any board. */
const FIT = 600;

/** True if the board may have to turn pages, as far as another screen can tell. */
export function mayNotFit(scene: Scene): boolean {
  if (scene.name !== "ready" && scene.name !== "question" && scene.name !== "reveal") return false;
  const asked = scene.name === "reveal" ? scene.asked : scene.question;
  if (asked === null) return false;
  const explanation = scene.name === "reveal" ? scene.result.explanation : "";
  const texts = [asked.question_text, ...Object.values(asked.options ?? {}), ...(asked.left ?? []), explanation];
  return texts.reduce((letters, text) => letters + shownLength(text), 0) > FIT;
}

import type { HomeworkQuestion } from "#protocol/http/homework";

const asked = new Set<string>();

/** While there is a network: a question that is answered without one has its pictures already. */
export function fetchPictures(questions: readonly HomeworkQuestion[]): void {
  for (const { image, option_images = {} } of questions) {
    for (const picture of [image, ...Object.values(option_images)]) {
      if (!picture || asked.has(picture.id)) continue;
      asked.add(picture.id);
      new Image().src = `/media/${picture.id}`;
    }
  }
}

import { noSetTitle } from "#protocol/field-faults";
import { characters, isBlank, tooLong } from "#question/text";
import { limits } from "#shared/limits";

export function titleFault(title: string): string | undefined {
  if (isBlank(title)) return noSetTitle;
  return characters(title.trim()) > limits.setTitle ? tooLong(limits.setTitle) : undefined;
}

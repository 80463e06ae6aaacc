/** Makes a field as high as its text, in browsers that cannot do it by style alone. */
export function fitToText(field: HTMLTextAreaElement | null) {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

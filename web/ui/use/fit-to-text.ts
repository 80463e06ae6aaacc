/** As high as its text; for browsers that cannot do it with a style alone. */
export function fitToText(field: HTMLTextAreaElement | null) {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

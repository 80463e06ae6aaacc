/** The deepest nesting that is accepted, more than any of our bodies has, including an editor's draft. */
const MOST_NESTED = 64;
/** The most fields that are accepted: 250 for each question of the longest set. */
const MOST_FIELDS = 50_000;

/** Detects JSON text that is nested deeper, or has more fields, than any body needs: parsing and walking it would take seconds. */
export function isTooIntricate(json: string): boolean {
  let depth = 0;
  let fields = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const code = json.charCodeAt(i);
    if (isText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === COLON) {
      if (++fields > MOST_FIELDS) return true;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MOST_NESTED) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\:[]{}', (sign) =>
  sign.charCodeAt(0),
);

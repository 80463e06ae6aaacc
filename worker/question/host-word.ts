/** What the host said of answers in the reveal: these are right as well, these are not although they would be. */
export type HostWord = { readonly byHost?: readonly string[]; readonly refused?: readonly string[] };

/** An answer, what it would be without a word, and what is the same for all that count as one. */
type Answered = { readonly text: string; readonly isRight: boolean; readonly keyOf: (text: string) => string };

/** With the host's word on one answer. A list that has become empty is set all the same: it stands for none over the one before. */
export function withHostWord<Body extends HostWord>(
  body: Body,
  isAccepted: boolean,
  { text, isRight, keyOf }: Answered,
): Body {
  const key = keyOf(text);
  const others = (texts: readonly string[] = []) => texts.filter((other) => keyOf(other) !== key);
  const byHost = [...others(body.byHost), ...(isAccepted && !isRight ? [text] : [])];
  const refused = [...others(body.refused), ...(!isAccepted && isRight ? [text] : [])];
  return { ...body, byHost: orNone(byHost), refused: orNone(refused) };
}

const orNone = (texts: readonly string[]) => (texts.length > 0 ? texts : undefined);

/** The host's word as it was kept; null where it cannot be read. */
export function readHostWord({ byHost, refused }: Readonly<Record<string, unknown>>): HostWord | null {
  if (!isTexts(byHost) || !isTexts(refused)) return null;
  return { ...(byHost && { byHost }), ...(refused && { refused }) };
}

const isTexts = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string"));

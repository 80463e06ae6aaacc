/** The host's word on answers in the reveal: `byHost` are right as well, `refused` are wrong although they would be right. */
export type HostWord = { readonly byHost?: readonly string[]; readonly refused?: readonly string[] };

/** An answer, whether it would be right without the host's word, and the key of all texts that count as the same. */
type Answered = { readonly text: string; readonly isRight: boolean; readonly keyOf: (text: string) => string };

/** Adds the host's word on one answer. A list that has become empty is set to undefined, to replace the one before. */
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

/** The host's word as it was kept; null if it cannot be read. */
export function readHostWord({ byHost, refused }: Readonly<Record<string, unknown>>): HostWord | null {
  if (!isTexts(byHost) || !isTexts(refused)) return null;
  return { ...(byHost && { byHost }), ...(refused && { refused }) };
}

const isTexts = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string"));

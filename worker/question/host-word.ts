/** What the host said of answers in the reveal: these are right as well, these are not although they would be. */
export type HostWord = { readonly byHost?: readonly string[]; readonly refused?: readonly string[] };

/** With the host's word on one answer. `keyOf` is the same for what counts as one, `isRight` says what it would be without a word. */
export function withHostWord<Body extends HostWord>(
  body: Body,
  {
    text,
    isAccepted,
    isRight,
    keyOf,
  }: { text: string; isAccepted: boolean; isRight: boolean; keyOf: (text: string) => string },
): Body {
  const others = (texts: readonly string[] = []) => texts.filter((other) => keyOf(other) !== keyOf(text));
  const { byHost, refused, ...rest } = body;
  const [right, wrong] = [others(byHost), others(refused)];
  if (isAccepted && !isRight) right.push(text);
  if (!isAccepted && isRight) wrong.push(text);
  return { ...rest, ...(right.length > 0 && { byHost: right }), ...(wrong.length > 0 && { refused: wrong }) } as Body;
}

/** The host's word as it was kept; null where it cannot be read. */
export function readHostWord({ byHost, refused }: Readonly<Record<string, unknown>>): HostWord | null {
  if (!isTexts(byHost) || !isTexts(refused)) return null;
  return { ...(byHost && { byHost }), ...(refused && { refused }) };
}

const isTexts = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string"));

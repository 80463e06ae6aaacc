/** Callers from networks of their own, and what a script there does many times. */

export const from = (ip: string) => ({ "cf-connecting-ip": ip });

/** Addresses of one line, each in another network. */
export const onLine = (network: number) => `2001:db8:9:${network.toString(16)}::7`;

export async function inOrder<T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < count; i++) all.push(await one(i));
  return all;
}

export const statusesOf = (replies: readonly { readonly status: number }[]) => [
  ...new Set(replies.map(({ status }) => status)),
];

import type { Answer, Order } from "./crowd.ts";
import { Phones } from "./phones.ts";

/** One process of phones: carries out the requests of `crowd.ts`, and ends with it. */

const groups = new Map<string, Phones>();
const answer = (one: Answer) => process.send!(one);

process.on("message", ({ id, group, name, args }: Order) => {
  const phones = groups.get(group) ?? new Phones();
  groups.set(group, phones);
  const call = phones[name] as (...args: unknown[]) => unknown;
  void Promise.resolve()
    .then(() => call.apply(phones, args))
    .then((value) => answer({ id, value }))
    .catch((error: unknown) => answer({ id, error: String(error) }));
});
process.on("disconnect", () => process.exit(0));

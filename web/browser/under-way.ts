import { Store } from "./store";

/** How many calls are under way whose button is gone, as that of a menu: the page's bar stands for them. */
export const underWay = new Store(0);

export async function showUnderWay<Reply>(call: Promise<Reply>): Promise<Reply> {
  underWay.set(underWay.get() + 1);
  try {
    return await call;
  } finally {
    underWay.set(underWay.get() - 1);
  }
}

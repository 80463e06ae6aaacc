import { newStore } from "./store";

/** The number of running calls whose button is gone, such as a menu's: the page's progress bar shows them. */
export const underWay = newStore(0);

export async function showUnderWay<Reply>(call: Promise<Reply>): Promise<Reply> {
  underWay.set(underWay.get() + 1);
  try {
    return await call;
  } finally {
    underWay.set(underWay.get() - 1);
  }
}

import { PATIENCE_MS, Unanswered, withTimeout } from "./with-timeout.ts";

/**
 * R2 as one call sees it, or one run of the clock: R2 may hang without an error, as D1 may. What it does not answer in time
 * fails, and so does, at once, whatever the call asks of it afterwards: an account with twenty large games waits once.
 *
 *     env.MEDIA = boundedBucket(env.MEDIA);
 */
export function boundedBucket<Bucket extends object>(bucket: Bucket, ms = PATIENCE_MS): Bucket {
  let isSilent = false;
  return new Proxy(bucket, {
    get:
      (target, name) =>
      async (...given: unknown[]) => {
        if (isSilent) throw new Unanswered();
        try {
          return await withTimeout((target as unknown as Methods)[name]!(...given), ms);
        } catch (error) {
          isSilent ||= error instanceof Unanswered;
          throw error;
        }
      },
  });
}

type Methods = Readonly<Record<string | symbol, (...given: unknown[]) => Promise<unknown>>>;

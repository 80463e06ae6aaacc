import { useEffect, useState } from "react";
import { deploymentConfig } from "#api/people-api";

/** A name that means the phone itself to a phone. */
const isLoopback = () => /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname);

/** On a school's own machine: where phones find what this page shows, if they do not find it at the page's own address. */
export function useOtherOrigin(isOn: boolean): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isOn || !isLoopback()) return;
    const learn = async () => setOrigin((await deploymentConfig()).origin_for_phones);
    learn().catch(() => {}); // The page's own address stays.
  }, [isOn]);
  return origin;
}

/** What is shown, printed and sent for phones begins with it. */
export function useOriginForPhones(): { readonly origin: string; readonly host: string } {
  const origin = useOtherOrigin(true) ?? location.origin;
  return { origin, host: new URL(origin).host };
}

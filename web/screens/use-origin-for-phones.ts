import { useEffect, useState } from "react";
import { deploymentConfig } from "#api/people-api";

/** A name that means the phone itself to a phone. */
const isLoopback = () => /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname);

/** On a school's own machine: the origin at which phones reach this page, if they cannot use the page's own address. */
export function useOtherOrigin(isOn: boolean): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isOn || !isLoopback()) return;
    const learn = async () => setOrigin((await deploymentConfig()).origin_for_phones);
    learn().catch(() => {}); // The page's own address stays.
  }, [isOn]);
  return origin;
}

/** The origin for everything that is shown, printed or sent for phones. */
export function useOriginForPhones(): { readonly origin: string; readonly host: string } {
  const origin = useOtherOrigin(true) ?? location.origin;
  return { origin, host: new URL(origin).host };
}

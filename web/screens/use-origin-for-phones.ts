import { useEffect, useState } from "react";
import { deploymentConfig } from "#api/people-api";

/** Tells if the page's address means the machine itself, so that a phone cannot use it. */
const isLoopback = () => /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname);

/** The origin at which phones reach a server on a school's own machine, if they cannot use the page's address. */
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

import { useEffect, useState } from "react";
import { deploymentConfig } from "../../../lib/calls/people-api";

const isLoopback = () => /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname);

/** On a school's own machine: where phones find a game whose board was opened by a name that means the phone itself to a phone. */
export function useOriginForPhones(isOn: boolean): string | undefined {
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    if (!isOn || !isLoopback()) return;
    const learn = async () => setOrigin((await deploymentConfig()).origin_for_phones);
    learn().catch(() => {}); // The address on the board stays.
  }, [isOn]);
  return origin;
}

import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Network interfaces inside this machine, and tunnels: the room's phones are in none of them. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|vEthernet|VirtualBox|VMware)/i;

/** Addresses where other machines find this one, the likeliest first. `host` is the address the server listens on. */
export function networkOrigins(host: string, port: number, found: Interfaces = networkInterfaces()): string[] {
  if (!/^(?:0\.0\.0\.0|::)$/.test(host)) return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  const names = Object.keys(found);
  return [...names.filter((name) => !virtual.test(name)), ...names.filter((name) => virtual.test(name))]
    .flatMap((name) => found[name] ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
    .map(({ address }) => `http://${address}:${port}`);
}

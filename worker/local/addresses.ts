import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine, and tunnels: no phone of the room is in them. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|vEthernet|VirtualBox|VMware)/i;

/** Where other machines find this one, the likeliest first. `host` is what the server listens on. */
export function networkOrigins(host: string, port: number, found: Interfaces = networkInterfaces()): string[] {
  if (!/^(?:0\.0\.0\.0|::)$/.test(host)) return [`http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  const names = Object.keys(found);
  return [...names.filter((name) => !virtual.test(name)), ...names.filter((name) => virtual.test(name))]
    .flatMap((name) => found[name] ?? [])
    .filter(({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."))
    .map(({ address }) => `http://${address}:${port}`);
}

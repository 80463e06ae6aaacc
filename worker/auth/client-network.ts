/**
 * The network a client's address stands for in limits: an IPv4 address as it is, an IPv6 address by its /64, the block that one
 * household or phone gets and can draw addresses from. Text that is not an address stands for itself.
 */
export const clientNetwork = (address: string): string => blockOf(address, 4);

/**
 * The same by the /48 of an IPv6 address, which one line may be given: its holder draws as many /64s from it as wanted. For what
 * there is little of: places for hashing, mails, seats of a class.
 */
export const clientLine = (address: string): string => blockOf(address, 3);

/** Lines that a deployment names, separated by commas: IPv4 addresses, and IPv6 addresses or their /48. */
export const linesIn = (setting: string): readonly string[] =>
  setting
    .split(",")
    .map((entry) => clientLine(entry.trim().replace(/\/48$/, "")))
    .filter((line) => line !== "");

function blockOf(address: string, length: number): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  const [, , , , , mark, high, low] = groups as [number, number, number, number, number, number, number, number];
  const isMappedV4 = groups.slice(0, 5).every((group) => group === 0) && mark === 0xffff;
  if (isMappedV4) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(":")}::/${16 * length}`;
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return null;
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - first!.length - last!.length }, () => "0");
  return [...first!, ...zeros, ...last!].map((group) => Number.parseInt(group, 16));
}

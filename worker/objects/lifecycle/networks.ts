import { hash } from "node:crypto";
import type { NetworkNames } from "#game/foreign";
import { remembered } from "#shared/remembered";

/**
 * Names of a caller's network in a game or homework. One line may have many networks, whose holder comes from as many of them as
 * wanted: a caller's text has the network's name and, after a space, the line's if that is another. Looks, wrong pins and seats are
 * counted by both: pupils of one carrier do not use up each other's. The network of the host's own screens goes by its own name
 * alone: a host on a mobile line makes nobody else there the host's, and nobody there uses up the host's.
 *
 *     networkOnLine("a1", "b2");               // "a1 b2"
 *     namesOf("a1 b2");                        // { network: "a1", line: "b2" }
 *     namesOf("a1 b2", new Set(["a1", "b2"])); // { network: "a1", line: "a1" }
 */

export const networkOnLine = (network: string, line: string): string =>
  line === network ? network : `${network} ${line}`;

const alias = remembered((id, name) => hash("sha256", `network ${id} ${name}`).slice(0, 16));

/** Short pseudonyms, different in every other game and homework. `id`: that of the homework, or of the first game of a row. */
export const networkAlias = (id: string, network: string): string =>
  network
    .split(" ")
    .map((name) => alias(id, name))
    .join(" ");

export function namesOf(text: string, hostNetworks?: ReadonlySet<string>): NetworkNames {
  const [network = "", line = network] = text.split(" ", 2);
  return { network, line: hostNetworks?.has(network) ? network : line };
}

/** Both names of a host's network: a seat stored before networks had two has the line's alone. */
export function namesAtHost(text: string): readonly [network: string, line: string] {
  const { network, line } = namesOf(text);
  return [network, line];
}

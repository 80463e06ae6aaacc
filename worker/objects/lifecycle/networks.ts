import { hash } from "node:crypto";
import { remembered } from "#shared/remembered";

/**
 * Names of a caller's network in a game or homework. One line may have many networks, whose holder comes from as many of them as
 * wanted: a caller's text has the network's name and, after a space, the line's if that is another. A room counts and bars a
 * stranger by the line. The network of the host's own screens goes by its own name: a host on a mobile line makes nobody else
 * there the host's.
 *
 *     networkOnLine("a1", "b2");            // "a1 b2"
 *     countedAs("a1 b2", new Set(["c3"]));  // "b2"
 *     countedAs("a1 b2", new Set(["a1"]));  // "a1"
 */

export const networkOnLine = (network: string, line: string): string =>
  line === network ? network : `${network} ${line}`;

const alias = remembered((id, name) => hash("sha256", `network ${id} ${name}`).slice(0, 16));

/** Short pseudonyms. The same network has a different one in every other game and homework. `id`: that of the game or homework. */
export const networkAlias = (id: string, network: string): string =>
  network
    .split(" ")
    .map((name) => alias(id, name))
    .join(" ");

export const ownName = (network: string): string => network.split(" ", 1)[0]!;

/** The one name by which this caller is counted, asked about and barred. */
export const countedAs = (network: string, hostNetworks: ReadonlySet<string>): string =>
  hostNetworks.has(ownName(network)) ? ownName(network) : network.slice(network.indexOf(" ") + 1);

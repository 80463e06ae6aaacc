import { compareWithFloor } from "./compare.ts";
import { measureGrowth } from "./growth.ts";

/**
 * `npm run bench`: whole games over real sockets, and in the same run a bare room that only broadcasts (the floor).
 * Absolute times belong to this machine and this hour; the ratios carry over. `npm run bench -- 200 1000` chooses sizes,
 * `npm run bench -- growth` measures the pages of a database that has grown instead.
 */
const SIZES = [10, 50, 200, 1000, 2000, 5000];
const chosen = process.argv.slice(2);
if (chosen[0] === "growth") process.exit((await measureGrowth(chosen[1])) ? 0 : 1);

const sizes = chosen.map(Number).filter((size) => size > 0);
process.exit((await compareWithFloor(sizes.length > 0 ? sizes : SIZES)) ? 0 : 1);

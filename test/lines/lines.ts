import { workerModule } from "../worker-modules.ts";

/**
 * `npm run lines`: the product's own clients behind lines that are far away, slow, uneven, held up, cut, silent or answered by
 * a portal. Every pupil taps in the last second of the phone's own screen.
 */
const { printTable } = await workerModule<{ readonly printTable: () => Promise<boolean> }>("test/lines/table.ts");
process.exit((await printTable()) ? 0 : 1);

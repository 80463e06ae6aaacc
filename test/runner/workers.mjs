import { availableParallelism, totalmem } from "node:os";

const GB = 1024 ** 3;
const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
/** The number of workers: as many as fit into the memory beside the other lane, at least one. */
const within = (wanted, gbEach) => Math.max(1, Math.min(wanted, Math.floor(memory / 2 / (gbEach * GB))));

/** Browser tests at a time, each with a browser and a product; `npm test` asks for fewer where it runs few files. */
export const browserWorkers = () =>
  Math.min(within(availableParallelism(), 1.5), Number(process.env.E2E_WORKERS ?? Infinity));

/** One more than cores: many tests wait for a clock, or for a process of their own. */
export const vitestWorkers = () => within(availableParallelism() + 1, 0.75);

/** The machine's own clock in milliseconds: the same in every process, unlike `performance.now()`, which begins with each. */
export const onMachine = (at: number): number => at + beganAt;
export const machineNow = (): number => onMachine(performance.now());

const beganAt = Number(process.hrtime.bigint()) / 1e6 - performance.now();

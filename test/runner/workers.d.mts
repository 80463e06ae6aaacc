export function browserWorkers(): number;
export function vitestWorkers(): number;

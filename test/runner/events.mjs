/**
 * Events that a layer's reporter sends to `npm test` while it runs, through the channel that the runner opens. Without a
 * channel (a layer started by hand) they go nowhere.
 *
 * { event: "plan", layer, files, tests? }         how much there is to run
 * { event: "begin", layer, file }                 a file, or one browser test of it, has begun
 * { event: "end", layer, file, ms }               it has ended
 * { event: "test", layer, file, line, title, ended, ms, faults }
 * { event: "fault", layer, file, faults }         something failed outside every test
 */
export const send = (event) => {
  process.send?.(event);
};

export const layerOf = (file) => file.split(/[\\/]/)[1];

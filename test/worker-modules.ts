import { registerHooks } from "node:module";
import { resolve } from "node:path";

/** Loads a module of the Worker into Node: these name each other without an ending. */
export async function workerModule<Module>(path: string): Promise<Module> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!specifier.startsWith(".")) throw error;
        return next(`${specifier}.ts`, context);
      }
    },
  });
  try {
    return (await import(resolve(path))) as Module;
  } finally {
    hooks.deregister();
  }
}

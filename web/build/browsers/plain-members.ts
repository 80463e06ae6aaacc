import type { Plugin } from "vite";

/**
 * Turns private members of our classes into plain ones with short names, after TypeScript has checked that nobody else uses
 * them. Safari before 16 mistakes scopes in class fields (WebKit bug 236843), so the build moves fields into constructors; for
 * truly private ones that would cost the pupil's phone a kilobyte of helpers.
 */
export function plainMembers(): Plugin {
  return {
    name: "bilye:plain-members",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/web\/.*\.ts$/, code: /\bclass [A-Z]/ },
      handler: (code) => ({ code: withPlainMembers(code), map: null }),
    },
  };
}

export function withPlainMembers(code: string): string {
  const names = new Map<string, string>();
  return code.replace(/(?<=[\s.(!])#([a-z]\w*)\b/g, (_, name: string) => {
    if (!names.has(name)) names.set(name, `_${names.size.toString(36)}`);
    return names.get(name)!;
  });
}

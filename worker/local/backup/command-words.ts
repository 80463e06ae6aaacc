import { BackupFault } from "./backup-file.ts";

type Words = { readonly file: string | undefined; readonly isRemote: boolean };

/**
 * Words of `npm run backup` and `npm run restore`: a file, and `--remote`. Without the `--` before it npm takes `--remote` for
 * itself and says so in the environment; what is meant is the deployment all the same, not this machine.
 */
export function commandWords(args: readonly string[], env: Readonly<Partial<Record<string, string>>>): Words {
  const unknown = args.filter((arg) => arg.startsWith("--") && arg !== "--remote");
  if (unknown.length > 0) throw new BackupFault(`Bilinmeyen: ${unknown.join(" ")}. Yayındaki için: -- --remote`);
  return {
    file: args.find((arg) => !arg.startsWith("--")),
    isRemote: args.includes("--remote") || env["npm_config_remote"] === "true",
  };
}

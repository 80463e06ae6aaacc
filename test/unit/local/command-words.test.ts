import { expect, test } from "vitest";
import { commandWords } from "../../../worker/local/backup/command-words";

test("--remote means the deployment, also where npm took it for itself", () => {
  expect(commandWords([], {})).toEqual({ file: undefined, isRemote: false });
  expect(commandWords(["a.yedek"], {})).toEqual({ file: "a.yedek", isRemote: false });
  expect(commandWords(["--remote", "a.yedek"], {})).toEqual({ file: "a.yedek", isRemote: true });
  expect(commandWords(["a.yedek"], { npm_config_remote: "true" })).toEqual({ file: "a.yedek", isRemote: true });
});

test("a misspelt word is refused, not taken for this machine", () => {
  expect(() => commandWords(["--remot"], {})).toThrow("Bilinmeyen: --remot.");
});

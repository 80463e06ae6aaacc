/** Import of a file as a data address with its bytes. */
declare module "*.webp?inline" {
  const address: string;
  export default address;
}

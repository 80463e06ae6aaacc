/** A file as an address that holds its bytes. */
declare module "*.webp?inline" {
  const address: string;
  export default address;
}

/**
 * A style sheet's classes, each imported by name (`import * as styles`): the build then writes it where it is used. The whole
 * object (`import styles`) is for sheets from which a class is chosen at run time. Takes the place of `vite/client`, whose
 * sheets have a default export alone.
 */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css" {}
declare module "*?url" {
  const address: string;
  export default address;
}

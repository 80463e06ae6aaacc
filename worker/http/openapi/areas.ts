import { accounts } from "./calls/accounts";
import { administration } from "./calls/administration";
import { classes } from "./calls/classes";
import { games } from "./calls/games";
import { homework } from "./calls/homework";
import { library } from "./calls/library";
import { players } from "./calls/players";
import { service } from "./calls/service";
import { signIn } from "./calls/sign-in";
import { sets } from "./calls/sets";
import type { Area, Operation } from "./operation";

/** The API as documented, in the order in which a reader meets it. */
export const areas: readonly Area[] = [
  sets,
  games,
  players,
  classes,
  homework,
  library,
  accounts,
  signIn,
  administration,
  service,
];

/** The only list of calls: the document, docs/calls.md, the access matrix and the hostile suite are checked against it. */
export const operations: readonly Operation[] = areas.flatMap(({ operations }) => operations);

import { house } from "#db/library/ready-sets";
import { userById, type UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { refused } from "../request/refused";

/**
 * The person in the path, or with this id, whom the calling administrator may act on. The account of the library's own sets is
 * not a person.
 */
export async function personIn(c: AppContext, id = c.req.param("id") ?? ""): Promise<UserRow> {
  if (id === house.id) refused("not_found");
  return (await userById(c.get("db"), id)) ?? refused("not_found");
}

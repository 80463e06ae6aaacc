import { expect, test } from "vitest";
import { onlyStores } from "../../../worker/local/backup/stores";

const database = '[[d1_databases]]\nbinding = "DB"\ndatabase_id = "1"\n\n';
const bucket = '[[r2_buckets]]\nbinding = "MEDIA"\n\n';

test("a copy of a deployment is made from its own account, database and bucket, and from nothing else of it", () => {
  const config = `name = "bilye"\naccount_id = "abc" # ours\nmain = "x.ts"\n\n${database}[[durable_objects.bindings]]\nname = "ROOM"\n\n${bucket}[vars]\naccount_id = "not this"\n`;
  expect(onlyStores(config).split("\n")).toEqual([
    'name = "bilye-backup"',
    'account_id = "abc" # ours',
    "[[d1_databases]]",
    'binding = "DB"',
    'database_id = "1"',
    "remote = true",
    "[[r2_buckets]]",
    'binding = "MEDIA"',
    "remote = true",
  ]);
  expect(onlyStores(`name = "bilye"\n${database}`)).not.toContain("account_id");
});

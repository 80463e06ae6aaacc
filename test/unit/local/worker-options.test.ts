import { expect, test } from "vitest";
import { ownOptions } from "../../../worker/local/settings/worker-options";

test("the options that a build keeps hold no value of the environment that it was made in", () => {
  process.env.ROOM_REGION = "tr";
  process.env.JWT_SECRET = "a key of this machine, which no file of the build may hold";
  try {
    const { bindings } = ownOptions("no such build").workerOptions;
    expect(bindings).toMatchObject({ ROOM_REGION: "auto", MAILS_PER_DAY: "900" });
    expect(bindings).not.toHaveProperty("JWT_SECRET");
  } finally {
    delete process.env.ROOM_REGION;
    delete process.env.JWT_SECRET;
  }
});

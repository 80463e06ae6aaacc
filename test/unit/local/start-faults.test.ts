import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Unanswered } from "#db/with-timeout";
import { requireStrongKey } from "#auth/signed";
import {
  notAnAddress,
  startWith,
  whyNotDone,
  whyNotListening,
  whyNotStarted,
} from "../../../worker/local/start-faults";
import { openState, stateFolder } from "../../../worker/local/state";

const folder = mkdtempSync(join(tmpdir(), "bilye-start-"));

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
};

test("a folder that cannot be written is named, with a remedy", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(
    whyNotStarted(
      thrownBy(() => openState(join(file, "state"))),
      "durum",
    ),
  ).toBe('"durum" klasörüne yazılamıyor (ENOTDIR). Yazma izni verin ya da STATE_DIR ile başka klasör verin.');
  expect(whyNotStarted(Object.assign(new Error("no space"), { code: "ENOSPC" }), "durum")).toContain("yer kalmamış");
});

test.runIf(process.platform === "linux")("a place that takes no folders is refused, and not tried for ever", () => {
  expect(thrownBy(() => openState("/proc/bilye/state"))).toMatchObject({ code: "ENOENT" });
});

test("a folder is made with those above it", () => {
  const { root } = openState(join(folder, "a", "b"));
  expect(existsSync(join(root, "secrets.json"))).toBe(true);
});

test("an empty STATE_DIR is none: nothing is written beside the sources", () => {
  expect([stateFolder({}), stateFolder({ STATE_DIR: "" }), stateFolder({ STATE_DIR: "/veri" })]).toEqual([
    ".wrangler/state",
    ".wrangler/state",
    "/veri",
  ]);
});

test("damaged secrets are named, and not replaced in silence", () => {
  writeFileSync(join(folder, "secrets.json"), '{"JWT_SE');
  expect(
    whyNotStarted(
      thrownBy(() => openState(folder)),
      "durum",
    ),
  ).toContain("secrets.json okunamıyor");
  rmSync(folder, { recursive: true });
});

test("a key that anybody could guess is refused before anything is served", () => {
  for (const JWT_SECRET of ["", "kisa-anahtar", "a".repeat(64)]) {
    const said = whyNotStarted(
      thrownBy(() => requireStrongKey({ JWT_SECRET })),
      "durum",
    );
    expect(said).toContain("en az 32 baytlık");
  }
});

test("the runtime's complaint about a full disk comes without its stack", () => {
  const said = whyNotStarted(new Error("internal error; reference = abc"), "durum");
  expect(said).toContain("(internal error; reference = abc)");
  expect(said).not.toContain("\n");
});

test("a runtime that does not start is not reported as a folder without write permission", () => {
  const failed = Object.assign(new Error("The runtime failed to start."), { code: "ERR_RUNTIME_FAILURE" });
  expect(whyNotStarted(failed, "durum")).toContain("Veritabanı hazırlanamadı (The runtime failed to start.)");
});

test.each([
  ["EADDRINUSE", 8080, "8080 numaralı kapı kullanımda. Başka bir kapıyla başlatın, örneğin: PORT=8081 npm start"],
  ["EADDRINUSE", 8081, "8081 numaralı kapı kullanımda. Başka bir kapıyla başlatın, örneğin: PORT=8082 npm start"],
  ["EACCES", 80, "80 numaralı kapıyı açma izni yok. Başka bir kapıyla başlatın, örneğin: PORT=8081 npm start"],
  [
    "EADDRNOTAVAIL",
    8080,
    'HOST bu bilgisayarın bir adresi olmalı, "okul.ornek" değil (EADDRNOTAVAIL). Telefonlarla denemek için: HOST=0.0.0.0 npm start',
  ],
])("a port that cannot be opened (%s, %i) comes with the reason and a remedy", (code, port, sentence) => {
  expect(whyNotListening(code, port, "okul.ornek")).toBe(sentence);
});

test("a name that HOST cannot be is refused without the code of a call that was never made", () => {
  expect(notAnAddress("bilye")).toBe(
    'HOST bu bilgisayarın bir adresi olmalı, "bilye" değil. Telefonlarla denemek için: HOST=0.0.0.0 npm start',
  );
});

test("a restore on a full disk, and one of a folder of somebody else, say so as a start does", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(whyNotDone(full, "durum", "Geri yüklenemedi")).toBe(whyNotStarted(full, "durum"));
  expect(whyNotDone(new Error("internal"), "durum", "Geri yüklenemedi")).toContain(
    "Geri yüklenemedi (Error: internal). ",
  );
});

test("a hint is written as the shell of the machine takes it", () => {
  expect(startWith("PORT=8081", "linux")).toBe("PORT=8081 npm start");
  expect(startWith("PORT=8081", "win32")).toBe("set PORT=8081 && npm start");
});

test("a backup of a deployment blames no disk of this machine", () => {
  expect(whyNotDone(new Unanswered(), null, "Yedek alınamadı")).toBe(
    "Yedek alınamadı (R2 cevap vermiyor). Biraz sonra yeniden deneyin.",
  );
  expect(whyNotDone(new Error("get: internal error (10001)"), null, "Yedek alınamadı")).toBe(
    "Yedek alınamadı (Error: get: internal error (10001)). Biraz sonra yeniden deneyin.",
  );
});

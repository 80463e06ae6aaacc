import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Certificate = { readonly key: Buffer; readonly cert: Buffer };
let made: Certificate | undefined;

/** A certificate of this run alone: browsers speak HTTP/2 only over TLS. */
export const certificate = (): Certificate => (made ??= newCertificate());

function newCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "bilye-edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const asked = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";
  execFileSync("openssl", [...asked.split(" "), "-keyout", key, "-out", cert], { stdio: "ignore" });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Has Chromium trust that certificate as any other: it caches nothing from an address whose certificate it only tolerates. */
export function trustingArguments(): string[] {
  const publicKey = new X509Certificate(certificate().cert).publicKey.export({ type: "spki", format: "der" });
  return [`--ignore-certificate-errors-spki-list=${createHash("sha256").update(publicKey).digest("base64")}`];
}

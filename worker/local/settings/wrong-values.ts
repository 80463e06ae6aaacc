import { isIP } from "node:net";
import { linesIn } from "#auth/client-network";
import { limits } from "#shared/limits";
import { regions, roomRegion } from "#shared/regions";

const switches = ["REVIEW_EVERY_SET", "HSTS_SUBDOMAINS"] as const;
const numbers = ["MAILS_PER_DAY", "RETENTION_DAYS", "AUDIT_DAYS", "ROOM_CAPACITY", "MAX_CAPACITY"] as const;
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isMailAddress = (text: string): boolean => address.test(text);

/**
 * Lists the settings whose value the product does not know, one sentence each. A deployment and a local run both refuse them:
 * with some of them nobody could start a game or open the administration, and nothing would say why.
 */
export function wrongValues(vars: Readonly<Record<string, string>>): string[] {
  const { ADMIN_PASSKEY = "off", OPERATOR_EMAIL = "" } = vars;
  const faults: string[] = [];
  if (!["off", "required"].includes(ADMIN_PASSKEY)) faults.push("ADMIN_PASSKEY off ya da required olmalı.");
  if (roomRegion(vars["ROOM_REGION"]) === null)
    faults.push(`ROOM_REGION auto, eu ya da bir bölge olmalı (${regions.join(", ")}), "${vars["ROOM_REGION"]}" değil.`);
  for (const line of linesIn(vars["SCHOOL_NETWORKS"] ?? ""))
    if (!isIP(line.replace(/\/48$/, ""))) faults.push(`SCHOOL_NETWORKS içinde "${line}" bir IP adresi değil.`);
  for (const name of switches)
    if (!["on", "off", undefined].includes(vars[name])) faults.push(`${name} on ya da off olmalı.`);
  for (const name of numbers)
    if (!/^[1-9]\d*$/.test(vars[name] ?? "1"))
      faults.push(`${name} sıfırdan büyük bir tam sayı olmalı, "${vars[name]}" değil.`);
  if (Number(vars["MAX_CAPACITY"]) > limits.capacity.most)
    faults.push(`MAX_CAPACITY en çok ${limits.capacity.most} olabilir, "${vars["MAX_CAPACITY"]}" değil.`);
  if (OPERATOR_EMAIL !== "" && !isMailAddress(OPERATOR_EMAIL))
    faults.push(`OPERATOR_EMAIL bir e-posta adresi olmalı, "${OPERATOR_EMAIL}" değil.`);
  return faults;
}

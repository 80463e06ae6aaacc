import { hash } from "node:crypto";
import { placeWords } from "#auth/place-words";
import type { AppContext } from "../request/app-env";

/** A device's name in the table, different for each account: the rows do not reveal that two belong to one device. */
export const deviceHash = (userId: string, secret: string): string => hash("sha256", `${userId}:${secret}`);

/** The platform's data on the caller's location. Empty in the local run, whose runtime makes a place up. */
export const locationOf = (c: AppContext): string => (c.env.DEV_INBOX === "on" ? "" : placeWords(c.req.raw.cf));

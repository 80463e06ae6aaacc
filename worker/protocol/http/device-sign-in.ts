import * as z from "zod";

/** Sign-in of a board by a phone that is signed in: nobody types a password in front of the class. */

const UserCode = z.string().min(1).max(32);

export const DeviceTokenBody = z.object({ device_code: z.string().min(1).max(128) });
/** `digits` are the two on the board; our own page always asks for them. */
export const ConfirmDeviceBody = z.object({ user_code: UserCode, digits: z.string().max(16).optional() });
export const RefuseDeviceBody = z.object({ user_code: UserCode });

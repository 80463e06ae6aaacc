import * as z from "zod";
import { calendarDay } from "./moments";
import { ClaimedPassword } from "./people";

/** A board's code: made at home for one day, typed on the board without a phone. */

const DAY = "Bir gün seçin.";

export const NewBoardCodeBody = z.object({ day: calendarDay(DAY), password: ClaimedPassword });
export const BoardCodeBody = z.object({ code: z.string().min(1).max(32) });

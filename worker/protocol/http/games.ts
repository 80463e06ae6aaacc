import * as z from "zod";
import { noNickname } from "../join-faults";
import { limits } from "#shared/limits";
import { AnswerText, HowSure, joinFields } from "../live/client-messages";
import { turns } from "../live/turns";
import type { FieldsIn } from "#question/fields/fields";
import type { Body } from "#question/kinds";
import type { PictureRef } from "#question/question";
import { SettingsBody } from "./game-settings";
import { lineUpTo } from "./text";

const Label = lineUpTo(limits.gameLabel, "Etiket yazı olmalı.");

export const NewGameBody = z.object({
  question_set_id: z.string().min(1).max(64),
  settings: SettingsBody.prefault({}),
  label: Label.default(""),
});
export const PlayAgain = z.enum(["missed", "all"]);
/** Follow-up game of a played game: with its settings and label, for the players who sat in it. */
export const NextGameBody = z.object({ from_game: z.string().max(32), which: PlayAgain });
export const GameChangeBody = z.object({ label: Label });
export const JoinBody = z.object({ game_code: z.string().max(32), ...joinFields }).check(({ value, issues }) => {
  if (value.nickname !== undefined || value.number !== undefined) return;
  issues.push({ code: "custom", input: value, path: ["nickname"], message: noNickname });
});
/** Join with a seat of the previous game. */
export const CarriedJoinBody = z.object({ game_code: z.string().max(32), from_session: z.string().min(1).max(128) });
export const AnswerBody = z.object({
  question_id: z.string().min(1).max(64),
  /** Null takes the answer back, in a game in which answers may change. */
  answer: AnswerText.nullable(),
  response_time_ms: z.unknown().optional(),
  /** Number of this answer, higher than that of the earlier one. */
  turn: z.int().min(turns.min).max(turns.max).optional(),
});

export const ConfidenceBody = z.object({ question_id: z.string().min(1).max(64), confidence: HowSure });

/** `question` has the fields that the judge of its kind takes (`#question/kinds`), the right answer included. */
export type PracticeQuestion = {
  readonly question: Body & {
    readonly id: string;
    readonly text: string;
    readonly lang?: string;
    readonly image?: PictureRef;
  } & Partial<FieldsIn<"practice">>;
  /** Answer the player gave then; null for none. */
  readonly answer: string | null;
};

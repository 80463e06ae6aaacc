import * as z from "zod";
import { comparable } from "#question/text";
import { limits } from "#shared/limits";
import type { GameSettings } from "../game-settings";
import { picks, type TeamPick } from "../teams";
import { nameUpTo } from "./text";

const { teams } = limits;
const TEAM_COUNT = `${teams.min} ile ${teams.max} arasında takım olmalı.`;

const TeamName = nameUpTo(teams.name, "Takıma bir ad verin.");

const Teams = z.object({
  names: z
    .array(TeamName, TEAM_COUNT)
    .min(teams.min, TEAM_COUNT)
    .max(teams.max, TEAM_COUNT)
    .refine((names) => new Set(names.map(folded)).size === names.length, "İki takımın adı aynı."),
  pick: z.enum(picks).default("auto"),
});
const folded = (name: string): string => comparable(name).toLocaleLowerCase("tr");

/** Settings of a game; missing fields get their defaults. A stored game has them in the form that comes out here. */
export const SettingsBody = z
  .object({
    scoring: z.enum(["speed", "balanced", "accuracy"]).default("balanced"),
    late_join: z.boolean().default(true),
    verdict: z.enum(["at_close", "instant"]).default("at_close"),
    generated_names: z.boolean().default(false),
    shuffle_questions: z.boolean().default(false),
    shuffle_options: z.boolean().default(false),
    time_factor: z.union([z.literal(1), z.literal(1.5), z.literal(2)]).default(1),
    show_leaderboard: z.boolean().default(true),
    reading_seconds: z.int().min(limits.readingSeconds.min).max(limits.readingSeconds.max).default(0),
    auto_advance_seconds: z
      .union([z.literal(0), z.int().min(limits.autoAdvanceSeconds.min).max(limits.autoAdvanceSeconds.max)])
      .default(0),
    answers: z.enum(["phones", "cards", "board"]).default("phones"),
    clock: z.enum(["question", "none"]).optional(),
    class_id: z.string().min(1).max(64).nullish(),
    identity: z.enum(["nickname", "roster"]).default("nickname"),
    teams: Teams.nullish(),
    auto_close: z.boolean().default(false),
    confidence: z.boolean().default(false),
    reactions: z.boolean().default(true),
    capacity: z.int().min(1).max(limits.capacity.most).default(limits.capacity.usual),
    standing: z.literal("end").nullish(),
  })
  .check(({ value, issues }) => {
    const missing = (field: string, message: string) =>
      issues.push({ code: "custom", input: value, path: [field], message });
    if (value.answers === "cards" && !value.class_id) missing("class_id", "Kartla oynamak için bir sınıf gerekir.");
    if (value.answers === "phones" && value.identity === "roster" && !value.class_id) {
      missing("class_id", "Numarayla girmek için bir sınıf gerekir.");
    }
    if (value.answers === "cards" && value.teams) missing("teams", "Kartla oynanan oyunda takım kurulmaz.");
    if (value.answers === "board" && !value.teams) missing("teams", TEAM_COUNT);
  })
  .transform(settled) satisfies z.ZodType<GameSettings>;

type Asked = Omit<
  GameSettings,
  | "answers"
  | "clock"
  | "class_id"
  | "identity"
  | "teams"
  | "auto_close"
  | "confidence"
  | "reactions"
  | "capacity"
  | "standing"
> & {
  answers: "phones" | "cards" | "board";
  clock?: "question" | "none" | undefined;
  class_id?: string | null | undefined;
  identity: "nickname" | "roster";
  teams?: { names: string[]; pick: TeamPick } | null | undefined;
  auto_close: boolean;
  confidence: boolean;
  reactions: boolean;
  capacity: number;
  standing?: "end" | null | undefined;
};

/** Corrects settings that do not fit together: without phones or without a clock, speed earns nothing. */
function settled(asked: Asked): GameSettings {
  const { answers, clock, class_id, identity, teams, auto_close, confidence, reactions, capacity, standing, ...usual } =
    asked;
  const isOnPhones = answers === "phones";
  const hasClock = clock === undefined ? isOnPhones : clock === "question";
  return {
    ...usual,
    ...((!isOnPhones || !hasClock) && { scoring: "accuracy" }),
    ...(!isOnPhones && { answers, verdict: "at_close", generated_names: false }),
    ...(!hasClock && { clock: "none" }),
    ...(class_id && { class_id }),
    ...(isOnPhones && identity === "roster" && { identity, generated_names: false }),
    ...(teams && { teams: isOnPhones ? teams : { names: teams.names } }),
    ...(!isOnPhones && auto_close && { auto_close }),
    ...(isOnPhones && confidence && { confidence }),
    ...(isOnPhones && !reactions && { reactions }),
    ...(capacity !== limits.capacity.usual && { capacity }),
    ...(standing && { standing }),
  };
}

export type {
  AdminStats,
  GameStatistics,
  ReportPage,
  ReportPlayers,
  TeacherStats,
  UserStats,
} from "./replies/statistics";
export type { StudentStats } from "./replies/people";

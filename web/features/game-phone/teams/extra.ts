/** Changes to a phone's pages in a game with teams. */
export { MarbleOfTeam as OwnMarble } from "./marble-of-team";
export { TeamInLobby as LobbyWords } from "./team-in-lobby";
export { TeamResult as Figures } from "./team-result";
export { TeamRows as Rows } from "./team-rows";
export { TeamEnd as End } from "./team-end";

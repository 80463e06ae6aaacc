import { app } from "./app";
import { scheduled } from "./scheduled";

export { HomeworkRoom } from "./objects/homework-room/homework-room";
export { GameRoom } from "./objects/game-room/game-room";
export { RelayRoom } from "./objects/large-game/relay-room";

export default {
  fetch: app.fetch,
  scheduled,
} satisfies ExportedHandler<Env>;

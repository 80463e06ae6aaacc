import { app } from "./app";
import { scheduled } from "./scheduled";

export { HomeworkRoom } from "./homework/homework-room";
export { GameRoom } from "./relay/game-room";
export { RelayRoom } from "./relay/relay-room";

export default {
  fetch: app.fetch,
  scheduled,
} satisfies ExportedHandler<Env>;

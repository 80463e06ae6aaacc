import { app } from "./app";
import { scheduled } from "./scheduled";

export { GameRoom } from "./room/game-room";

export default {
  fetch: app.fetch,
  scheduled,
} satisfies ExportedHandler<Env>;

export type { MediaReply } from "./replies/media";

import * as z from "zod";
import { count, type ReplyOf } from "./reply";

/** An uploaded picture. A question refers to it by its id. */
export const MediaReply = z.strictObject({
  media: z.strictObject({
    id: z.string().meta({ examples: ["9m1Jq3fV0b7c2Zr8sXk5tYw4uEo6iPa1dGh2jKl3zQx"] }),
    url: z.string().meta({ examples: ["/media/9m1Jq3fV0b7c2Zr8sXk5tYw4uEo6iPa1dGh2jKl3zQx"] }),
    width: count,
    height: count,
    bytes: count,
  }),
});
export type MediaReply = ReplyOf<typeof MediaReply>;

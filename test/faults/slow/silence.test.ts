import { onTestFinished, test } from "vitest";
import { aClass } from "../kit/a-class";
import { serve } from "../kit/served";
import { silence } from "../kit/silence";

test("[F1] 3 min of silence in an open question: keep-alives do not wake the room, and everybody is still there", async () => {
  const product = await serve();
  const room = await aClass(product.port, { timeLimit: 300 });
  onTestFinished(() => room.close());
  await silence(product, room, () => new Promise((resolve) => setTimeout(resolve, 180_000)));
});

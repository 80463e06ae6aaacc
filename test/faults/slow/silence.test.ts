import { test } from "vitest";
import { silence } from "../kit/silence";

test("[F1] 3 min of silence in an open question: keep-alives do not wake the room, and everybody is still there", () =>
  silence(180_000));

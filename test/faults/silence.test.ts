import { test } from "vitest";
import { silence } from "./kit/silence";

test("[F1] 12 s of silence in an open question: the room sleeps and wakes, the same sockets play on", () =>
  silence(12_000));

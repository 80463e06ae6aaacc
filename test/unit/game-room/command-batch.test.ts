import { expect, test } from "vitest";
import { CommandBatch } from "#objects/game-room/command-batch";

test("the last command is stored with all that waited, in order, and waits for nothing", () => {
  const stored: string[][] = [];
  const replies: string[] = [];
  const gathered = new CommandBatch<string, string>(
    (commands) => {
      stored.push(commands.map(({ command }) => command));
      return commands.map(({ command }) => command.toUpperCase());
    },
    "failed",
    () => 3,
    (command, waiting) => command !== "sure" && waiting >= 3,
  );
  for (const command of ["a", "sure", "sure", "b"]) gathered.add(command, (result) => replies.push(result), Date.now());
  expect(stored).toEqual([["a", "sure", "sure", "b"]]);
  expect(replies).toEqual(["A", "SURE", "SURE", "B"]);
});

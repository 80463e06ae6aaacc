import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy that stands for a school's one line: all downloads together are limited to this rate. */
export async function schoolLine(port: number, megabits: number): Promise<{ port: number; stop(): void }> {
  const msPerByte = 8 / (megabits * 1_000);
  const open = new Set<Socket>();
  let freeAt = 0;
  const door = createServer((client) => {
    const server = connect({ port, host: "127.0.0.1", noDelay: true });
    for (const side of [client, server]) {
      open.add(side);
      side.on("close", () => open.delete(side));
      side.on("error", () => [client, server].forEach((one) => one.destroy()));
    }
    client.pipe(server);
    server.on("end", () => setTimeout(() => client.end(), Math.max(0, freeAt - performance.now())));
    server.on("data", (data: Buffer) => {
      freeAt = Math.max(performance.now(), freeAt) + data.length * msPerByte;
      server.pause();
      setTimeout(() => {
        client.write(data);
        server.resume();
      }, freeAt - performance.now());
    });
  });
  await new Promise<void>((ready) => door.listen(0, "127.0.0.1", ready));
  return {
    port: (door.address() as AddressInfo).port,
    stop: () => {
      for (const socket of open) socket.destroy();
      door.close();
    },
  };
}

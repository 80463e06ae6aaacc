import { connect, type Socket } from "node:net";

/** One text frame: its `type`, and its bytes, which are parsed as JSON only after the measurement. */
export type Heard = { readonly type: string; readonly at: number; readonly body: Buffer };

/**
 * A WebSocket client that costs as little as possible: thousands of them share two cores with the server, and a general client
 * would be measured instead of the room. Text frames only, mask key zero, one server on this machine.
 */
export class LoadSocket {
  bytes = 0;
  onFrame: (frame: Heard) => void = () => undefined;
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => socket.destroy());
  }

  /** Opens a socket. Pass `onFrame` to get the first frames too: they may come with the answer to the upgrade. */
  static open(port: number, path: string, onFrame?: LoadSocket["onFrame"]): Promise<LoadSocket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const client = new LoadSocket(socket);
      if (onFrame) client.onFrame = onFrame;
      socket.once("error", reject);
      socket.write(
        [
          `GET ${path} HTTP/1.1`,
          `Host: localhost:${port}`,
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
          "\r\n",
        ].join("\r\n"),
      );
      let head: Buffer = Buffer.alloc(0);
      const onHead = (chunk: Buffer) => {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        socket.off("data", onHead);
        if (!head.subarray(0, 12).toString("latin1").endsWith(" 101")) {
          reject(new Error(`upgrade refused: ${head.toString("utf8").slice(0, 300)}`));
          socket.destroy();
          return;
        }
        socket.on("data", (data: Buffer) => client.#read(data));
        resolve(client);
        if (head.length > end + 4) client.#read(head.subarray(end + 4));
      };
      socket.on("data", onHead);
    });
  }

  send(message: object) {
    const text = Buffer.from(JSON.stringify(message));
    const head =
      text.length < 126
        ? Buffer.from([0x81, 0x80 | text.length])
        : Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 255]);
    this.#socket.write(Buffer.concat([head, Buffer.alloc(4), text]));
  }

  close() {
    this.#socket.destroy();
  }

  #read(chunk: Buffer) {
    this.bytes += chunk.length;
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    for (;;) {
      if (data.length < 2) break;
      let length = data[1]! & 0x7f;
      let start = 2;
      if (length === 126) {
        if (data.length < 4) break;
        length = data.readUInt16BE(2);
        start = 4;
      } else if (length === 127) {
        if (data.length < 10) break;
        length = Number(data.readBigUInt64BE(2));
        start = 10;
      }
      const end = start + length;
      if (data.length < end) break;
      if ((data[0]! & 0x0f) === 1) this.#hear(data.subarray(start, end));
      data = data.subarray(end);
    }
    this.#rest = data;
  }

  #hear(body: Buffer) {
    const TYPE_AT = '{"type":"'.length;
    this.onFrame({ type: body.toString("latin1", TYPE_AT, body.indexOf(0x22, TYPE_AT)), at: performance.now(), body });
  }
}

import { createServer, connect, type AddressInfo } from "node:net";

/** A door before a server that counts what goes through it to the visitor. */
export interface CountingDoor {
  readonly port: number;
  /** Bytes sent to visitors since the last call: headers, answers and socket frames, as they are on the wire. */
  readonly takeBytes: () => number;
  readonly close: () => Promise<void>;
}

/** Opens such a door on a free port of this machine. */
export async function countBytes(serverPort: number): Promise<CountingDoor> {
  let bytes = 0;
  const door = createServer((visitor) => {
    const server = connect(serverPort, "127.0.0.1");
    server.on("data", (chunk: Buffer) => (bytes += chunk.length));
    visitor.pipe(server).pipe(visitor);
    const end = () => {
      visitor.destroy();
      server.destroy();
    };
    for (const side of [visitor, server]) side.on("error", end).on("close", end);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  return {
    port: (door.address() as AddressInfo).port,
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => new Promise((resolve) => door.close(() => resolve())),
  };
}

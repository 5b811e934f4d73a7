import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { ConsoleSocket, defaultSocketLimits, frameCompression } from "../../../server/events/ConsoleSocket.ts";
import { LiveTree } from "../../../server/events/LiveTree.ts";
import { testEntities } from "../support/testEntities.ts";

const words = "the same words again and again ".repeat(2000);

/** How many bytes a console was sent for a config that says little in many words. */
async function bytesSent(isFar: boolean, loglevel = words): Promise<number> {
  const server: Server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: frameCompression });
  let wire: Socket | undefined;
  server.on("connection", (opened: Socket) => (wire = opened));
  const tree = new LiveTree({ loglevel }, 1, testEntities, {});
  const parts = {
    tree,
    topics: [],
    viewers: () => [],
    limits: defaultSocketLimits,
    unsentOfAll: () => 0,
    onUse: () => undefined,
  };
  sockets.on("connection", (socket) => new ConsoleSocket(socket, { ...parts, isFar }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  onTestFinished(() => {
    client.terminate();
    sockets.close();
    server.close();
  });
  await new Promise((resolve) => client.once("open", resolve));
  const answer = new Promise<string>((resolve) => client.once("message", (data: Buffer) => resolve(data.toString())));
  client.send("read_config");
  expect(JSON.parse(await answer)).toMatchObject({ data: { loglevel } });
  return wire?.bytesWritten ?? 0;
}

describe("the frames to a console", () => {
  it("are compressed on their way to another machine", async () => {
    expect(await bytesSent(true)).toBeLessThan(words.length / 10);
  });

  it("stay as they are where a second's changes fill two packets: compressing them costs more than it saves", async () => {
    const few = words.slice(0, 3000);
    expect(await bytesSent(true, few)).toBeGreaterThan(few.length);
    const more = words.slice(0, 6000);
    expect(await bytesSent(true, more)).toBeLessThan(more.length / 3);
  });

  it("stay as they are for this machine, where the wire is free", async () => {
    expect(await bytesSent(false)).toBeGreaterThan(words.length);
  });
});

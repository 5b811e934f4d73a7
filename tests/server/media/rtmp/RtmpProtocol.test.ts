import { once } from "node:events";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { RtmpProtocol } from "../../../../server/media/rtmp/RtmpProtocol.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { command, connect, handshake, message, nothing, number, text } from "./support/rtmpBytes.ts";
import { startRtmp } from "./support/startRtmp.ts";

/** What a client of these bytes comes to. */
function meet(...pieces: readonly Buffer[]): { asked: string[]; sent: number; failure: unknown } {
  const asked: string[] = [];
  let sent = 0;
  const protocol = new RtmpProtocol({
    onOutput: (bytes) => {
      sent += bytes.length;
    },
    onPublish: ({ app, streamName }) => void asked.push(`publish ${app}/${streamName}`),
    onPlay: ({ app, streamName }) => void asked.push(`play ${app}/${streamName}`),
    onMedia: () => undefined,
    onStop: () => undefined,
  });
  try {
    for (const piece of pieces) protocol.read(piece);
  } catch (error) {
    return { asked, sent, failure: error };
  }
  return { asked, sent, failure: undefined };
}

describe("RtmpProtocol", () => {
  it("reads a command that comes byte by byte", () => {
    const bytes = Buffer.concat([handshake, connect, command(text("publish"), number, nothing, text("news"))]);
    const { asked, failure } = meet(...Array.from(bytes, (byte) => Buffer.from([byte])));
    expect(failure).toBeUndefined();
    expect(asked).toEqual(["publish /news"]);
  });

  it.each([
    ["another protocol", Buffer.from("GET / HTTP/1.1\r\n\r\n")],
    ["a message longer than any command", Buffer.concat([handshake, message(20, Buffer.alloc(1), 3, 16_000_000)])],
    ["chunks without a length", Buffer.concat([handshake, message(1, Buffer.alloc(4))])],
    ["huge chunks", Buffer.concat([handshake, message(1, Buffer.from([0x7f, 255, 255, 255]))])],
    ["a control message without content", Buffer.concat([handshake, message(1, Buffer.alloc(0), 2), Buffer.alloc(1)])],
    [
      "ever more chunk streams",
      Buffer.concat([handshake, ...Array.from({ length: 60 }, (_, index) => message(9, Buffer.alloc(1), index + 3))]),
    ],
    [
      "a command that is no AMF",
      Buffer.concat([handshake, command(text("publish"), number, nothing, Buffer.from([2]))]),
    ],
    [
      "a list that claims four thousand million values",
      Buffer.concat([handshake, command(text("connect"), number, Buffer.from([0x0a, 255, 255, 255, 255]))]),
    ],
  ])("gives up at %s", (_what, bytes) => {
    expect(meet(bytes).failure).toBeInstanceOf(Error);
  });

  it("neither hangs nor answers without end, whatever follows the handshake", () => {
    const garbage = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
    const type = fc.constantFrom(1, 2, 3, 4, 5, 6, 8, 9, 15, 17, 18, 20, 22);
    const anyMessage = fc
      .tuple(type, garbage, fc.integer({ min: 2, max: 63 }))
      .map(([kind, payload, chunkStream]) => message(kind, payload.subarray(0, 120), chunkStream));
    const cut = fc
      .tuple(fc.constantFrom("connect", "publish", "play", "createStream", "__proto__", "constructor"), garbage)
      .map(([name, rest]) => command(text(name), number, rest.subarray(0, 80)));
    fc.assert(
      fc.property(fc.array(fc.oneof(garbage, anyMessage, cut), { maxLength: 12 }), (pieces) => {
        const { failure, sent } = meet(handshake, connect, ...pieces);
        expect(failure === undefined || failure instanceof Error).toBe(true);
        expect(sent).toBeLessThan(100_000);
      }),
      { numRuns: 500 },
    );
  });
});

describe("an RTMP port among strangers", { timeout: 30_000 }, () => {
  it("drops who talks nonsense, and lets the others in", async () => {
    const { open, streams } = await startRtmp([new FakeStream("news")]);
    const nonsense = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 6000 }), 20);
    const sockets = await Promise.all(nonsense.map(() => open()));
    for (const [index, socket] of sockets.entries()) socket.write(nonsense[index] ?? Buffer.alloc(1));
    const wrong = sockets.filter((_, index) => nonsense[index]?.[0] !== 3);
    await vi.waitFor(() => expect(wrong.every((socket) => socket.closed)).toBe(true), { timeout: 10_000 });
    const socket = await open();
    socket.write(Buffer.concat([handshake, connect, command(text("play"), number, nothing, text("nothing"))]));
    let answer = "";
    socket.on("data", (bytes: Buffer) => {
      answer += bytes.toString("latin1");
    });
    await once(socket, "close");
    expect(answer).toContain("NetConnection.Connect.Success");
    expect(answer).toContain("NetStream.Play.StreamNotFound");
    expect(streams.find("news")).toBeDefined();
  });

  it("cuts off a client that asks twice", async () => {
    const { open, viewers } = await startRtmp([new FakeStream("news", { name: "news", publish_enabled: true })]);
    const socket = await open();
    const publish = command(text("publish"), number, nothing, text("news"));
    socket.write(Buffer.concat([handshake, connect, publish, publish]));
    await once(socket.resume(), "close");
    await vi.waitFor(() => expect(viewers.total).toBe(0));
  });
});

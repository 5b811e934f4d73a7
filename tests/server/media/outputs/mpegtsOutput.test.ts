import { createServer, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tsOf } from "../support/tsOf.ts";
import { type Outputs, startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 12 });
const waiting = { timeout: 10_000, interval: 20 };

/** Without the tables, which stand in front of each segment and of what a late reader gets. */
function soundPackets(bytes: Buffer): Buffer {
  const packets = Array.from({ length: bytes.length / 188 }, (_, at) => bytes.subarray(at * 188, at * 188 + 188));
  return Buffer.concat(packets.filter((packet) => ![0, 17, 4096].includes(packet.readUInt16BE(1) & 0x1fff)));
}

/** Reads an answer that goes on. */
async function openStream(outputs: Outputs, path: string) {
  const leaving = new AbortController();
  const answer = await outputs.get(path, { signal: leaving.signal });
  const parts: Buffer[] = [];
  const state = { isEnded: false };
  const read = async (): Promise<void> => {
    for await (const part of answer.body ?? []) parts.push(Buffer.from(part));
  };
  void read().then(
    () => (state.isEnded = true),
    () => (state.isEnded = true),
  );
  return { answer, state, bytes: () => Buffer.concat(parts), leave: () => leaving.abort() };
}

describe("MPEG-TS over HTTP", () => {
  it("gives the last segment, then what of the next one has come, then what comes", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start();
    bus?.write(media.subarray(0, 0.4 * media.length));
    const last = bus?.segments.at(-1)?.bytes ?? Buffer.alloc(0);
    const begun = bus?.beginning ?? Buffer.alloc(0);
    const client = await openStream(outputs, "/news/mpegts");
    expect(client.answer.headers.get("content-type")).toBe("video/mp2t");
    await vi.waitFor(() => expect(client.bytes().length).toBe(last.length + begun.length), waiting);
    expect(client.bytes().subarray(0, last.length).equals(last)).toBe(true);
    const chunks: Buffer[] = [];
    bus?.onChunk((chunk) => chunks.push(chunk));
    bus?.write(media.subarray(0.4 * media.length));
    const expected = Buffer.concat([last, begun, ...chunks]);
    await vi.waitFor(() => expect(client.bytes().length).toBe(expected.length), waiting);
    expect(client.bytes().equals(expected)).toBe(true);
    expect(outputs.viewers.bytesOf("news")).toBe(expected.length);
    client.leave();
    await vi.waitFor(() => expect(outputs.viewers.countOf("news")).toBe(0), waiting);
  });

  it("waits for the next segment where prepush is off, and begins with its key frame", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { prepush: false }).start();
    bus?.write(media.subarray(0, 0.4 * media.length));
    const client = await openStream(outputs, "/news/mpegts");
    await vi.waitFor(() => expect(outputs.viewers.countOf("news")).toBe(1), waiting);
    expect(client.bytes().length).toBe(0);
    const rest = media.subarray(0.4 * media.length);
    for (let at = 0; at < rest.length; at += 18_800) {
      bus?.write(rest.subarray(at, at + 18_800));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const next = bus?.segments.at(-2)?.bytes.subarray(0, 100_000) ?? Buffer.alloc(0);
    await vi.waitFor(() => expect(client.bytes().length).toBeGreaterThan(next.length), waiting);
    expect(client.bytes().subarray(0, 376).equals(next.subarray(0, 376))).toBe(true);
    client.leave();
  });

  it("gives as many segments at once as fill the seconds of prepush", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { prepush: 5 }).start();
    bus?.write(media);
    const size = bus?.segments.slice(-3).reduce((sum, { bytes }) => sum + bytes.length, bus.beginning.length);
    const client = await openStream(outputs, "/news/mpegts");
    await vi.waitFor(() => expect(client.bytes().length).toBe(size), waiting);
    client.leave();
  });

  it("leaves no gap where a segment holds several groups of pictures", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start(1, 4000);
    // The second segment is at its second group of pictures.
    bus?.write(media.subarray(0, 0.6 * media.length));
    expect(bus?.segments).toHaveLength(1);
    const client = await openStream(outputs, "/news/mpegts");
    const [first] = bus?.segments ?? [];
    await vi.waitFor(() => expect(client.bytes().length).toBe(first?.bytes.length), waiting);
    bus?.write(media.subarray(0.6 * media.length));
    const second = bus?.segments[1]?.bytes ?? Buffer.alloc(0);
    await vi.waitFor(
      () => expect(client.bytes().length).toBeGreaterThan((first?.bytes.length ?? 0) + second.length),
      waiting,
    );
    expect(
      client
        .bytes()
        .subarray(first?.bytes.length, (first?.bytes.length ?? 0) + second.length)
        .equals(second),
    ).toBe(true);
    client.leave();
  });

  it("leaves no gap in a stream of sound only, of which many units come at once", async () => {
    const radio = await tsOf({ seconds: 12, picture: "none" });
    const outputs = await startOutputs();
    const [bus] = outputs.add("radio").start();
    bus?.write(radio.subarray(0, 0.47 * radio.length));
    const client = await openStream(outputs, "/radio/mpegts");
    const last = bus?.segments.at(-1);
    await vi.waitFor(() => expect(client.bytes().length).toBeGreaterThanOrEqual(last?.bytes.length ?? 1), waiting);
    bus?.write(radio.subarray(0.47 * radio.length));
    const following = bus?.segments.filter(({ sequence }) => sequence > (last?.sequence ?? 0)) ?? [];
    expect(following.length).toBeGreaterThan(1);
    const soundOf = (bytes: Buffer) => soundPackets(bytes).toString("hex");
    const expected = soundOf(Buffer.concat([last, ...following].map((segment) => segment?.bytes ?? Buffer.alloc(0))));
    await vi.waitFor(() => expect(soundOf(client.bytes()).startsWith(expected)).toBe(true), waiting);
    client.leave();
  });

  it("ends at once when the viewer is killed, the stream goes, or the protocol is switched off", async () => {
    const outputs = await startOutputs();
    const endings = [
      () => outputs.viewers.kill(outputs.viewers.sessionsOf("a").map(({ id }) => id)),
      () => outputs.streams.remove("b"),
      () => {
        outputs.config.streams = { ...outputs.config.streams, c: { name: "c", protocols: { mpegts: false } } };
        outputs.viewers.refresh();
      },
    ];
    for (const [index, end] of endings.entries()) {
      const name = "abc"[index] ?? "";
      const stream = outputs.add(name);
      stream.start()[0]?.write(media);
      const client = await openStream(outputs, `/${name}/mpegts`);
      expect(client.state.isEnded).toBe(false);
      end();
      await vi.waitFor(() => expect(client.state.isEnded).toBe(true), waiting);
      expect(outputs.viewers.countOf(name)).toBe(0);
      expect(stream.holders).toBe(0);
    }
  });

  it("drops a player that stops reading, before it fills the memory", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start();
    bus?.write(media);
    const socket = connect(Number(new URL(outputs.url).port), "127.0.0.1");
    socket.write("GET /news/mpegts HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    socket.pause();
    await vi.waitFor(() => expect(outputs.viewers.countOf("news")).toBe(1), waiting);
    let written = 0;
    while (outputs.viewers.countOf("news") > 0 && written < 100_000_000) {
      bus?.write(media);
      written += media.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(written).toBeGreaterThan(8_000_000);
    expect(written).toBeLessThan(40_000_000);
    socket.destroy();
  });

  it("goes on with the new renditions when a stream's process changes", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news");
    stream.start()[0]?.write(media);
    const client = await openStream(outputs, "/news/mpegts");
    await vi.waitFor(() => expect(client.bytes().length).toBeGreaterThan(0), waiting);
    const before = client.bytes().length;
    const [next] = stream.start();
    for (let at = 0; at < media.length; at += 18_800) {
      next?.write(media.subarray(at, at + 18_800));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await vi.waitFor(() => expect(client.bytes().length).toBeGreaterThan(before + media.length / 2), waiting);
    client.leave();
  });

  it("answers HEAD without sending the stream", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const answer = await outputs.get("/news/mpegts", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("video/mp2t");
    expect(outputs.viewers.countOf("news")).toBe(0);
  });

  it("counts nobody who left while the auth backend was thinking", async () => {
    const outputs = await startOutputs();
    const asked: ServerResponse[] = [];
    const backend = createServer((_request, response) => asked.push(response)).listen(0, "127.0.0.1");
    onTestFinished(() => void backend.close());
    await vi.waitFor(() => expect(backend.listening).toBe(true), waiting);
    const stream = outputs.add("news", { auth: { url: `http://${addressOf(backend)}/` } });
    stream.start()[0]?.write(media);
    const player = connect(Number(new URL(outputs.url).port), "127.0.0.1");
    player.write("GET /news/mpegts HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    await vi.waitFor(() => expect(asked).toHaveLength(1), waiting);
    player.destroy();
    const closed = new Promise((resolve) => outputs.viewers.onClosed(resolve));
    // The server has to hear that the player is gone before it hears the answer.
    await vi.waitFor(async () => expect(await connectionsOf(outputs)).toBe(0), waiting);
    asked[0]?.end();
    expect(await closed).toMatchObject({ reason: "The player disconnected." });
    expect(outputs.viewers.countOf("news")).toBe(0);
    expect(stream.holders).toBe(0);
  });
});

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === "object" && address !== null ? `127.0.0.1:${address.port}` : "";
}

function connectionsOf({ app }: Outputs): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

import { once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { refusalOfCodec } from "../../../../server/media/rtmp/publishedFlv.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { command, connect, handshake, message, nothing, number, text } from "./support/rtmpBytes.ts";
import { startRtmp } from "./support/startRtmp.ts";

const old = { version: [5, 1] } as const;
const recent = { version: [7, 0] } as const;
const newest = { version: [8, 1] } as const;
const bytes = (first: number, rest: string): Buffer => Buffer.concat([Buffer.from([first]), Buffer.from(rest)]);
const hevc = bytes(0x90, "hvc1....");

describe("refusalOfCodec", () => {
  it("has no word against what FLV has numbers for", () => {
    expect(refusalOfCodec(9, Buffer.from([0x17, 0, 0, 0, 0]), old)).toBeUndefined();
    expect(refusalOfCodec(8, Buffer.from([0xaf, 0, 0x11, 0x88]), old)).toBeUndefined();
    expect(refusalOfCodec(18, hevc, old)).toBeUndefined();
    expect(refusalOfCodec(9, Buffer.alloc(0), old)).toBeUndefined();
  });

  it("takes HEVC and enhanced sound where the server's ffmpeg reads them, and says what is missing where it does not", () => {
    expect(refusalOfCodec(9, hevc, old)).toMatch(
      /cannot read HEVC.*takes ffmpeg 6\.1, and it has 5\.1.*H\.264 and AAC/,
    );
    expect(refusalOfCodec(9, hevc, recent)).toBeUndefined();
    expect(refusalOfCodec(8, bytes(0x91, "ac-3..."), recent)).toMatch(/cannot read AC3.*8\.0/);
    expect(refusalOfCodec(8, bytes(0x91, "ac-3..."), newest)).toBeUndefined();
  });

  it("refuses codecs that no stream can hold, also in several tracks, and unknown ones by their characters", () => {
    expect(refusalOfCodec(9, bytes(0x90, "av01...."), newest)).toMatch(/takes no AV1/);
    expect(refusalOfCodec(9, Buffer.concat([Buffer.from([0x96, 0x00]), Buffer.from("vp09")]), newest)).toMatch(/VP9/);
    expect(refusalOfCodec(9, bytes(0x90, "x\u0000y"), newest)).toMatch(/takes no the codec|takes no/);
  });
});

describe("publishing a codec that the server cannot read", () => {
  it("tells the encoder and the log why, frees the stream, and closes although the encoder sends on", async () => {
    const news = new FakeStream("news", { name: "news", publish_enabled: true });
    const { open, notes, viewers } = await startRtmp([news]);
    const socket = await open();
    let answer = "";
    socket.on("data", (data: Buffer) => {
      answer += data.toString("latin1");
    });
    const av1 = message(9, bytes(0x90, "av01...."), 6);
    socket.write(Buffer.concat([handshake, connect, command(text("publish"), number, nothing, text("news"))]));
    await vi.waitFor(() => expect(answer).toContain("NetStream.Publish.Start"));
    const sending = setInterval(() => socket.write(av1), 100);
    await once(socket, "close");
    clearInterval(sending);
    expect(answer).toContain("NetStream.Publish.Rejected");
    expect(answer).toContain("This server takes no AV1. Set the encoder to H.264 and AAC.");
    expect(notes.filter((note) => /refused: This server takes no AV1/.test(note))).toHaveLength(1);
    expect(news.publication).toBeUndefined();
    await vi.waitFor(() => expect(viewers.total).toBe(0));
  }, 20_000);
});

describe("an encoder that says that it stops", () => {
  it("may hang up by itself, and is cut off when it does not", async () => {
    const news = new FakeStream("news", { name: "news", publish_enabled: true });
    const { open, viewers } = await startRtmp([news]);
    const socket = await open();
    let answer = "";
    let isEnded = false;
    socket.on("data", (data: Buffer) => (answer += data.toString("latin1")));
    socket.once("end", () => (isEnded = true));
    socket.write(Buffer.concat([handshake, connect, command(text("publish"), number, nothing, text("news"))]));
    await vi.waitFor(() => expect(answer).toContain("NetStream.Publish.Start"));
    socket.write(command(text("deleteStream"), number, nothing, number));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isEnded).toBe(false);
    await vi.waitFor(() => expect([isEnded, viewers.total]).toEqual([true, 0]), { timeout: 3000 });
  });
});

import type { Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import type { RtmpTag } from "../../../../server/media/rtmp/RtmpMessages.ts";
import { EnhancedTags, type EnhancedTracks } from "../../../../server/media/rtmp/enhanced/EnhancedSource.ts";
import type { MediaInfo } from "../../../../src/generated/types/MediaInfo.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { command, connectWith, handshake, nothing, number, text } from "./support/rtmpBytes.ts";
import { runFfmpeg } from "./support/runFfmpeg.ts";
import { startRtmp } from "./support/startRtmp.ts";
import { testPicture } from "./support/testPicture.ts";

const patient = { timeout: 20_000, interval: 100 };

describe("playing codecs that RTMP had no number for", { timeout: 60_000 }, () => {
  const track = {
    video: { content: "video", codec: "hevc", pid: 256 },
    audio: { content: "audio", codec: "aac", pid: 257 },
  } as const;

  /** A stream that runs, fed by an ffmpeg; `tracks` are what the server takes it for. */
  async function running(tracks: MediaInfo["tracks"], isHevc = true) {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const x265 = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "keyint=25:log-level=error"];
    const picture = isHevc ? x265 : [];
    const { child } = runFfmpeg([...testPicture({}), ...picture, "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    const news = new FakeStream("news").play(bus);
    news.mediaInfo = { tracks: tracks ?? [] };
    const started = await startRtmp([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    return { news, ...started };
  }

  /** What a client of these bytes gets until it has `words`, or the connection ends. */
  async function answerTo(socket: Socket, words: string, ...pieces: readonly Buffer[]): Promise<string> {
    let answer = "";
    socket.on("data", (bytes: Buffer) => {
      answer += bytes.toString("latin1");
    });
    socket.write(Buffer.concat(pieces));
    await vi.waitFor(
      () => expect(answer.includes(words) || socket.destroyed || socket.readableEnded).toBe(true),
      patient,
    );
    return answer;
  }

  const play = command(text("play"), number, nothing, text("news"));

  it("tells a player that does not know HEVC so, in words that it prints, and closes", async () => {
    const { url, viewers } = await running([track.video, track.audio]);
    const startedMs = Date.now();
    const client = runFfmpeg(["-i", `${url}/static/news`, "-f", "null", "-"]);
    await client.ended;
    expect(client.words()).toMatch(/The pictures are HEVC.*fourCcList with hvc1.*Play it over HLS/);
    expect(Date.now() - startedMs).toBeLessThan(10_000);
    await vi.waitFor(() => expect(viewers.total).toBe(0), patient);
  });

  it.each([
    ["a list", connectWith(["av01", "hvc1"])],
    ["the mark for all", connectWith(["*"])],
    ["what it can decode", connectWith([], { hvc1: 1 })],
  ])("sends HEVC as enhanced RTMP to a player that announces it by %s", async (_how, hello) => {
    const { open } = await running([track.video, track.audio]);
    const answer = await answerTo(await open(), "\x91hvc1", handshake, hello, play);
    expect(answer).toContain("NetStream.Play.Start");
    expect(answer).toContain("\x90hvc1\x01");
    expect(answer).toContain("\x91hvc1");
  });

  it("takes what a player can only encode for nothing that it plays", async () => {
    const { open } = await running([track.video, track.audio]);
    const hello = connectWith([], { hvc1: 2 });
    expect(await answerTo(await open(), "NetStream.Play.Failed", handshake, hello, play)).toContain(
      "pictures are HEVC",
    );
  });

  it("tells players when nothing of a stream can be made into RTMP, and tries no more", async () => {
    // The server took it for something else than it is.
    const { url } = await running([
      { ...track.video, codec: "h264" },
      { ...track.audio, codec: "mp3" },
    ]);
    const client = runFfmpeg(["-i", `${url}/static/news`, "-f", "null", "-"]);
    await client.ended;
    // Which of the two comes first on a busy machine: the end of the process, or that nothing came of it for too long.
    expect(client.words()).toMatch(
      /Server error: (The server cannot make RTMP of this|This stream has no tracks that RTMP)/,
    );
  });

  it("tells players that go on when the stream has other codecs than before", async () => {
    const { news, url, viewers } = await running([{ ...track.video, codec: "h264" }, track.audio], false);
    const player = runFfmpeg(["-i", `${url}/static/news`, "-c", "copy", "-f", "mpegts", "pipe:1"]);
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(10_000), patient);
    news.mediaInfo = { tracks: [{ content: "video", codec: "mp2v", pid: 256 }] };
    await player.ended;
    expect(player.words()).toMatch(/The pictures are MPEG-2 video, which RTMP cannot carry/);
  });

  it("begins a stream without pictures at once, also where players get no lead", async () => {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const tone = ["-re", "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000", "-c:a", "aac"];
    const { child } = runFfmpeg([...tone, "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    const news = new FakeStream("news", { name: "news", prepush: false }).play(bus);
    news.mediaInfo = { tracks: [track.audio] };
    const { url, viewers } = await startRtmp([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    const listen = () => runFfmpeg(["-i", `${url}/static/news`, "-t", "1", "-c", "copy", "-f", "mpegts", "pipe:1"]);
    const first = listen();
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(2000), patient);
    const second = listen();
    expect((await first.ended).length).toBeGreaterThan(1000);
    expect((await second.ended).length).toBeGreaterThan(1000);
  });
});

const AUDIO = 8;
const VIDEO = 9;
const picture = ["-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25"];
const tone = ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000"];

interface Kept extends Pick<RtmpTag, "codec_type" | "flags" | "dts"> {
  readonly data: Buffer;
}

/** What becomes of two seconds that ffmpeg encodes. */
async function tagsOf(encoders: readonly string[], tracks: EnhancedTracks): Promise<readonly Kept[]> {
  const client = runFfmpeg([...picture, ...tone, "-t", "2", ...encoders, "-f", "mpegts", "pipe:1"]);
  const tags: Kept[] = [];
  const made = new EnhancedTags(tracks, ({ data, ...tag }) => void tags.push({ ...tag, data: Buffer.from(data) }));
  made.write(await client.ended);
  return tags;
}

const x265 = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "keyint=25:bframes=3:log-level=error"];
const x264 = ["-c:v", "libx264", "-preset", "ultrafast", "-g", "25", "-pix_fmt", "yuv420p"];

describe("EnhancedTags", { timeout: 60_000 }, () => {
  it("sends HEVC under its four characters, set up first, with the time each picture is shown", async () => {
    const tracks = { picture: { pid: 256, codec: "hevc" }, sound: { pid: 257, codec: "aac" } } as const;
    const tags = await tagsOf([...x265, "-pix_fmt", "yuv420p", "-c:a", "aac"], tracks);
    const pictures = tags.filter((tag) => tag.codec_type === VIDEO);
    const [setup, first, ...others] = pictures;
    expect(setup?.data.subarray(0, 5)).toEqual(Buffer.from("\x90hvc1", "latin1"));
    // Version 1, then the profile "Main".
    expect([...(setup?.data.subarray(5, 7) ?? [])]).toEqual([1, 1]);
    expect([first?.flags, first?.data.subarray(0, 5)]).toEqual([3, Buffer.from("\x91hvc1", "latin1")]);
    expect(others.some(({ flags, data }) => flags === 4 && data[0] === 0xa1)).toBe(true);
    const times = pictures.map(({ dts }) => dts);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    const shown = pictures.slice(1).map(({ dts, data }) => dts + data.readIntBE(5, 3));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.every((time, index) => time >= (pictures[index + 1]?.dts ?? 0))).toBe(true);
    const [head, frame] = tags.filter((tag) => tag.codec_type === AUDIO);
    // AAC stays as FLV has always had it: LC at 48 kHz, one channel.
    expect([...(head?.data ?? [])]).toEqual([0xaf, 0, 0x11, 0x88]);
    expect([...(frame?.data.subarray(0, 2) ?? [])]).toEqual([0xaf, 1]);
  });

  it.each([
    ["ac3", "ac-3", ["-c:a", "ac3", "-b:a", "96k"], 384],
    ["ac3", "ac-3", ["-c:a", "ac3", "-ar", "44100", "-b:a", "128k"], undefined],
    ["eac3", "ec-3", ["-c:a", "eac3", "-b:a", "96k"], 384],
  ] as const)("sends each frame of %s as %s, none cut and none lost (%j)", async (codec, fourCc, encoder, bytes) => {
    const tracks = { picture: { pid: 256, codec: "h264" }, sound: { pid: 257, codec } } as const;
    const tags = await tagsOf([...x264, ...encoder], tracks);
    const sounds = tags.filter((tag) => tag.codec_type === AUDIO);
    // Two seconds of frames of 32 ms, or 35.
    expect(sounds.length).toBeGreaterThanOrEqual(57);
    for (const { data } of sounds) {
      expect(data.subarray(0, 5)).toEqual(Buffer.from(`\x91${fourCc}`, "latin1"));
      expect(data.readUInt16BE(5)).toBe(0x0b77);
      if (bytes !== undefined) expect(data).toHaveLength(bytes + 5);
    }
    const gaps = sounds.slice(1).map(({ dts }, index) => dts - (sounds[index]?.dts ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(2);
    const [setup] = tags.filter((tag) => tag.codec_type === VIDEO);
    expect([...(setup?.data.subarray(0, 6) ?? [])]).toEqual([0x17, 0, 0, 0, 0, 1]);
  });

  it("makes something or nothing of any bytes, and never fails", () => {
    const tracks = { picture: { pid: 256, codec: "hevc" }, sound: { pid: 257, codec: "ac3" } } as const;
    const head = Buffer.from([0, 0, 1, 0xe0, 0, 0, 0x80, 0xc0, 10]);
    const packet = fc
      .tuple(fc.constantFrom(0x4100, 0x4101, 0x0100, 0x0101), fc.boolean(), fc.uint8Array())
      .map(([flags, hasHead, rest]) => {
        const bytes = Buffer.alloc(188, 0x0b);
        bytes.set([0x47, flags >> 8, flags & 255, 0x10], 0);
        if (hasHead) bytes.set(head, 4);
        bytes.set(rest.subarray(0, 170), hasHead ? 13 : 4);
        return bytes;
      });
    fc.assert(
      fc.property(fc.array(packet, { maxLength: 20 }), (packets) => {
        const tags: number[] = [];
        new EnhancedTags(tracks, ({ dts }) => void tags.push(dts)).write(Buffer.concat(packets));
        expect(tags.every((time) => time >= 0)).toBe(true);
      }),
    );
  });
});

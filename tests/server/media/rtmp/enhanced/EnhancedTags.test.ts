import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EnhancedTags, type EnhancedTracks } from "../../../../../server/media/rtmp/enhanced/EnhancedTags.ts";
import type { RtmpTag } from "../../../../../server/media/rtmp/RtmpMessages.ts";
import { runFfmpeg } from "../support/runFfmpeg.ts";

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

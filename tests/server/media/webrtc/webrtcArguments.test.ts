import { describe, expect, it } from "vitest";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import type { Ffmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { hasReorderedPictures, webrtcArguments } from "../../../../server/media/webrtc/webrtcArguments.ts";
import { FakeStream } from "../rtmp/support/FakeStream.ts";
import { runFfmpeg } from "../rtmp/support/runFfmpeg.ts";
import { tsOf } from "../support/tsOf.ts";

const ports = { video: 5000, audio: 5002 };
const able = (hasOpus: boolean): Ffmpeg => ({
  path: "ffmpeg",
  version: [5, 1],
  versionText: "5.1",
  hasProtocol: () => true,
  hasEncoder: (name) => hasOpus || name !== "libopus",
  hasDemuxer: () => true,
  hasMuxer: () => true,
  hasFilter: () => true,
});

async function reordered(): Promise<Buffer> {
  const picture = ["-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25", "-t", "2", "-pix_fmt", "yuv420p"];
  return runFfmpeg([...picture, "-c:v", "libx264", "-bf", "2", "-g", "25", "-f", "mpegts", "pipe:1"]).ended;
}

function argumentsOf(packets: Buffer, hasOpus = true): string {
  const bus = new LiveBus({ keep: 2, targetMs: 1000, now: Date.now });
  bus.write(packets);
  return webrtcArguments(new FakeStream("news").play(bus), bus, able(hasOpus), ports).join(" ");
}

describe("whepArguments", { timeout: 30_000 }, () => {
  it("copies pictures that a browser takes, and encodes those that are sent out of order", async () => {
    const plain = await tsOf();
    expect(hasReorderedPictures(plain)).toBe(false);
    expect(argumentsOf(plain)).toContain("-c:v copy -bsf:v h264_mp4toannexb,dump_extra=freq=keyframe");
    const mixed = await reordered();
    expect(hasReorderedPictures(mixed)).toBe(true);
    expect(argumentsOf(mixed)).toContain("-c:v libx264");
  });

  it("encodes what has become HEVC, also while the media info is still that of before", async () => {
    expect(argumentsOf(await tsOf({ picture: "hevc" }))).toContain("-c:v libx264");
  });

  it("takes ffmpeg's own Opus where the other is missing", async () => {
    const plain = await tsOf();
    expect(argumentsOf(plain)).toContain("-c:a libopus");
    expect(argumentsOf(plain, false)).toContain("-c:a opus -strict -2");
  });
});

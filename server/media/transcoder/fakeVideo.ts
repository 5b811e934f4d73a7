import { fakePicture } from "../inputs/fakePicture.ts";
import { sourceAddress } from "../inputs/sourceAddress.ts";
import type { StreamInputObject } from "../inputs/StreamInputObject.ts";

export interface FakeVideo {
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly bitrate: number;
  readonly args: readonly string[];
}

/** How a test picture is encoded, undefined for every other source: it comes as bare pixels, so that nothing can be copied. */
export function fakeVideo(source: StreamInputObject): FakeVideo | undefined {
  if (sourceAddress(source.url).scheme !== "fake") return undefined;
  const { fps, bitrate, width, height } = fakePicture(source);
  const gop = String(2 * fps);
  const args = [
    ...["-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency", "-pix_fmt", "yuv420p"],
    ...["-g", gop, "-keyint_min", gop, "-sc_threshold", "0"],
    ...["-b:v", String(bitrate), "-maxrate", String(bitrate), "-bufsize", String(2 * bitrate)],
  ];
  return { fps, width, height, bitrate, args };
}

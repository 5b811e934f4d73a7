import type { StreamInputObject } from "./InputRequest.ts";
import { wholeNumber } from "./argumentValues.ts";

/** A test picture as it is asked for. */
export interface FakePicture {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** What a test picture looks like when its address says nothing: light enough for a small machine. */
const usual = { width: 640, height: 360, fps: 25, bitrate: 800_000 } as const;

/** A moving test picture and a tone, as one input with two tracks. */
export function fakeArguments(source: StreamInputObject): readonly string[] {
  const { width, height, fps } = fakePicture(source);
  const graph = `testsrc2=size=${width}x${height}:rate=${fps}[out0];sine=frequency=440:sample_rate=48000[out1]`;
  return ["-re", "-f", "lavfi", "-i", graph];
}

/**
 * The picture of a `fake://` source: `size=WxH` or `width` and `height`, `fps` (or `rate`) and `bitrate`, in the query of the
 * address or as parameters of the source; 640x360 at 25 frames per second without them.
 * @throws ServerError for a size that cannot be encoded
 */
export function fakePicture(source: StreamInputObject): FakePicture {
  const query = new URLSearchParams(source.url.split("?").slice(1).join("?"));
  const option = (name: string): unknown => query.get(name) ?? source[name] ?? undefined;
  const size = option("size");
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(typeof size === "string" ? size : "") ?? [];
  return {
    width: even(option("width") ?? width ?? usual.width, "The width of the test picture"),
    height: even(option("height") ?? height ?? usual.height, "The height of the test picture"),
    fps: wholeNumber(option("fps") ?? option("rate") ?? usual.fps, "The frames per second of the test picture", 1, 60),
    bitrate: wholeNumber(option("bitrate") ?? usual.bitrate, "The bitrate of the test picture", 10_000, 50_000_000),
  };
}

function even(value: unknown, name: string): number {
  const number = wholeNumber(value, name, 16, 3840);
  return number - (number % 2);
}

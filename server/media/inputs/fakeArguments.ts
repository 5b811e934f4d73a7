import { fakePicture } from "./fakePicture.ts";
import type { StreamInputObject } from "./StreamInputObject.ts";

/** A moving test picture and a tone, as one input with two tracks. */
export function fakeArguments(source: StreamInputObject): readonly string[] {
  const { width, height, fps } = fakePicture(source);
  const graph = `testsrc2=size=${width}x${height}:rate=${fps}[out0];sine=frequency=440:sample_rate=48000[out1]`;
  return ["-re", "-f", "lavfi", "-i", graph];
}

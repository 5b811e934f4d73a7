import type { EncodePlan } from "./EncodePlan.ts";
import type { FakeVideo } from "./fakeVideo.ts";
import { renditionPipe } from "./renditionPipe.ts";
import { tsOutput } from "./tsOutput.ts";

/** A test picture without a transcoder: encoded as cheaply as it can be. */
export function fakePlan({ args, width, height, bitrate }: FakeVideo): EncodePlan {
  return {
    inputOptions: [],
    extraInputs: [],
    args: ["-map", "0:v", "-map", "0:a", ...args, "-c:a", "aac", "-b:a", "96k", ...tsOutput(renditionPipe(0))],
    renditions: [{ key: "v1", width, height, bitrate }],
    isTranscoding: true,
  };
}

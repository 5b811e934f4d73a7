import type { EncodePlan } from "./EncodePlan.ts";
import type { EncodeRequest } from "./EncodeRequest.ts";
import { renditionPipe } from "./renditionPipe.ts";
import { sourceTracks } from "./sourceTracks.ts";
import { tsOutput } from "./tsOutput.ts";

/** The source as it comes. The sound of WebRTC is Opus, which most players do not take from MPEG-TS: it becomes AAC. */
export function copyPlan({ source, format }: EncodeRequest): EncodePlan {
  const { mapVideo, mapRest } = sourceTracks(source);
  const sound = format === "sdp" ? ["-c:a", "aac", "-b:a", "96k"] : [];
  return {
    inputOptions: [],
    extraInputs: [],
    args: [...mapVideo, ...mapRest, "-c", "copy", ...sound, ...tsOutput(renditionPipe(0))],
    renditions: [{ key: "v1" }],
    isTranscoding: sound.length > 0,
  };
}

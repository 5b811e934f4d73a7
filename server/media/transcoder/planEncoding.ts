import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { type EncodePlan, type EncodeRequest, renditionPipe, tsOutput } from "./EncodePlan.ts";
import { logoPicture } from "./logoOverlay.ts";
import { fakeVideo, type FakeVideo, sourceTracks } from "./sourceTracks.ts";
import { transcodePlan } from "./transcodePlan.ts";

/** What a logo makes of a stream without a transcoder: about as good as it came, and no more than a line can carry. */
const forLogo: Transcoder = {
  audio: { bitrate: "copy" },
  video: { 1: { bitrate: 4_000_000, codec: "h264", crf: 23 } },
};

/**
 * What a stream's process makes of its input: a copy, or what the transcoder says. Each rendition is an MPEG-TS on a pipe.
 * @throws ServerError in words for an operator: a setting that the codec, the hardware or the server's ffmpeg cannot do
 */
export function planEncoding(request: EncodeRequest): EncodePlan {
  const { stream, source, logoFolder } = request;
  if (stream.transcoder) return transcodePlan(request, stream.transcoder);
  const path = stream.logo?.path;
  // Nothing is encoded for a picture that is not there.
  if (path && logoPicture(path, logoFolder)) return transcodePlan(request, forLogo);
  const fake = fakeVideo(source);
  return { ...(fake ? fakePlan(fake) : copyPlan(request)), missingLogos: path ? [path] : [] };
}

/** The source as it comes. The sound of WebRTC is Opus, which most players do not take from MPEG-TS: it becomes AAC. */
function copyPlan({ source, format }: EncodeRequest): EncodePlan {
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

/** A test picture without a transcoder: encoded as cheaply as it can be. */
function fakePlan({ args, width, height, bitrate }: FakeVideo): EncodePlan {
  return {
    inputOptions: [],
    extraInputs: [],
    args: ["-map", "0:v", "-map", "0:a", ...args, "-c:a", "aac", "-b:a", "96k", ...tsOutput(renditionPipe(0))],
    renditions: [{ key: "v1", width, height, bitrate }],
    isTranscoding: true,
  };
}

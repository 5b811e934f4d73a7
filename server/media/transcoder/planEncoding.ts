import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { copyPlan } from "./copyPlan.ts";
import type { EncodePlan } from "./EncodePlan.ts";
import type { EncodeRequest } from "./EncodeRequest.ts";
import { fakePlan } from "./fakePlan.ts";
import { fakeVideo } from "./fakeVideo.ts";
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
  const { stream, source } = request;
  if (stream.transcoder) return transcodePlan(request, stream.transcoder);
  if (stream.logo?.path) return transcodePlan(request, forLogo);
  const fake = fakeVideo(source);
  return fake ? fakePlan(fake) : copyPlan(request);
}

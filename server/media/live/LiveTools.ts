import type { Server } from "../../../src/generated/types/Server.ts";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { StreamInputObject } from "../inputs/InputRequest.ts";
import type { ProcessPool } from "../ffmpeg/ProcessPool.ts";
import type { EncodePlan, EncodeRequest } from "../transcoder/EncodePlan.ts";
import type { PublishedFormat } from "./RunningStream.ts";

/** How arguments for ffmpeg are made and media is looked at. */
export interface LiveTools {
  inputArguments(input: StreamInputObject, ffmpeg: Ffmpeg, vods: Server["vods"], folder: string): readonly string[];
  publicationArguments(format: PublishedFormat): readonly string[];
  encodePlan(request: EncodeRequest): EncodePlan;
  probeMedia(pool: ProcessPool, bytes: Buffer): Promise<MediaInfo | undefined>;
}

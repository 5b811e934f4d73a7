import type { Server } from "../../../src/generated/types/Server.ts";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { StreamInputObject } from "../inputs/StreamInputObject.ts";
import type { ProcessPool } from "../process/ProcessPool.ts";
import type { EncodePlan } from "../transcoder/EncodePlan.ts";
import type { EncodeRequest } from "../transcoder/EncodeRequest.ts";
import type { PublishedFormat } from "./RunningStream.ts";

/** How arguments for ffmpeg are made and media is looked at. */
export interface LiveTools {
  inputArguments(input: StreamInputObject, ffmpeg: Ffmpeg, vods: Server["vods"], folder: string): readonly string[];
  publicationArguments(format: PublishedFormat): readonly string[];
  encodePlan(request: EncodeRequest): EncodePlan;
  probeMedia(pool: ProcessPool, bytes: Buffer): Promise<MediaInfo | undefined>;
}

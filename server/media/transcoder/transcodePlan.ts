import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import { bitrateOrCopy } from "../inputs/argumentValues.ts";
import {
  type EncodePlan,
  type EncodeRequest,
  type Rendition,
  packetList,
  renditionPipe,
  tsOutput,
} from "./EncodePlan.ts";
import { FilterGraph } from "./FilterGraph.ts";
import { audioArguments } from "./audioArguments.ts";
import { decodedPicture, trackPicture } from "./pictureFilters.ts";
import { fakeVideo, sourceTracks } from "./sourceTracks.ts";
import { videoArguments } from "./videoArguments.ts";
import { decoderOptions } from "./videoEncoders.ts";

/** A video track of the config, with the number it has there. */
interface VideoTrack {
  readonly number: number;
  readonly settings: TranscoderVideo;
  readonly bitrate: number | "copy";
}

const MOST_TRACKS = 16;
const LEAST_BITRATE = 1000;
/** Older ffmpegs give up when one track's packets come so many later than another's. */
const QUEUE = ["-max_muxing_queue_size", "4096"];

/** Each video track is an output of its own with all the sound; without video tracks there is one with sound alone. */
export function transcodePlan(request: EncodeRequest, transcoder: Transcoder): EncodePlan {
  const tracks = videoTracks(transcoder);
  const sound = soundArguments(request, transcoder);
  const graph = new FilterGraph(request.logoFolder);
  const videos = videosOf(request, transcoder, tracks, graph);
  const outputs = tracks.length === 0 ? [[]] : videos;
  const { mapVideo, mapRest } = sourceTracks(request.source);
  // A test picture is bare pixels that are drawn here: nothing of it comes in.
  const listsInput = fakeVideo(request.source) === undefined;
  const list = listsInput ? [...mapVideo, ...mapRest, ...packetList(renditionPipe(outputs.length))] : [];
  return {
    inputOptions: decoderOptions(transcoder),
    extraInputs: graph.extraInputs,
    args: [
      ...(graph.text === "" ? [] : ["-filter_complex", graph.text]),
      ...outputs.flatMap((video, index) => [...video, ...sound, ...QUEUE, ...tsOutput(renditionPipe(index))]),
      ...list,
    ],
    listsInput,
    renditions: tracks.length === 0 ? [{ key: "a1" }] : tracks.map(renditionOf),
    isTranscoding: true,
    missingLogos: graph.missingLogos,
  };
}

/** The video tracks of a transcoder, the best first: copies of the source, then by bitrate; else by their number. */
function videoTracks({ video }: Transcoder): readonly VideoTrack[] {
  const entries = Object.entries(video ?? {}).filter(([, settings]) => settings !== null && settings !== undefined);
  if (entries.length > MOST_TRACKS)
    throw new ServerError("invalid", `A stream may have at most ${MOST_TRACKS} video tracks.`);
  const tracks = entries.map(([key, settings]) => {
    if (!/^\d{1,4}$/.test(key)) throw new ServerError("invalid", "Video tracks are named by numbers: 1, 2, ...");
    const bitrate = bitrateOrCopy(settings.bitrate, `The bitrate of video track ${Number(key)}`, LEAST_BITRATE);
    return { number: Number(key), settings, bitrate };
  });
  return tracks.toSorted((one, other) => compare(other, one) || one.number - other.number);
}

/** Two copies are as good as each other; their difference would be no number. */
function compare(one: VideoTrack, other: VideoTrack): number {
  const [left, right] = [worth(one), worth(other)];
  return left === right ? 0 : left - right;
}

function worth({ bitrate }: VideoTrack): number {
  return bitrate === "copy" ? Infinity : bitrate;
}

/** For each track what is mapped and how it is encoded; the source is decoded once for all of them. */
function videosOf(
  { stream, source, ffmpeg }: EncodeRequest,
  { global, decoder }: Transcoder,
  tracks: readonly VideoTrack[],
  graph: FilterGraph,
): readonly (readonly string[])[] {
  const { picture, mapVideo } = sourceTracks(source);
  const fake = fakeVideo(source);
  const encoded = tracks.filter(({ bitrate }) => bitrate !== "copy").length;
  const heads =
    encoded === 0 ? [] : graph.split(decodedPicture(graph, picture, decoder, stream.logo), encoded).values();
  const nextHead = heads[Symbol.iterator]();
  return tracks.map(({ settings, bitrate }) => {
    if (bitrate === "copy") return [...mapVideo, ...(fake?.args ?? ["-c:v", "copy"])];
    const label = trackPicture(graph, String(nextHead.next().value), settings);
    const sourceFps = fake ? { sourceFps: fake.fps } : {};
    return ["-map", label, ...videoArguments({ track: settings, bitrate, global, ffmpeg, ...sourceFps })];
  });
}

function soundArguments({ source, ffmpeg }: EncodeRequest, { audio }: Transcoder): readonly string[] {
  const { mapRest } = sourceTracks(source);
  // A test tone comes as bare samples: there is nothing to copy.
  const isCopy = audio?.bitrate === "copy" && fakeVideo(source) === undefined;
  const asked = audio?.bitrate === "copy" ? undefined : audio;
  return [...mapRest, ...(isCopy ? ["-c:a", "copy"] : audioArguments(asked, ffmpeg)), "-c:s", "copy"];
}

/** What is known of a track's output before it runs. */
function renditionOf({ number, settings, bitrate }: VideoTrack): Rendition {
  const { width = -1, height = -1 } = settings.size ?? {};
  return {
    key: `v${number}`,
    ...(bitrate === "copy" ? {} : { bitrate, ...(width > 0 ? { width } : {}), ...(height > 0 ? { height } : {}) }),
  };
}

import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { audioArguments } from "./audioArguments.ts";
import { decodedPicture } from "./decodedPicture.ts";
import { decoderOptions } from "./decoderOptions.ts";
import type { EncodePlan } from "./EncodePlan.ts";
import type { EncodeRequest } from "./EncodeRequest.ts";
import { fakeVideo } from "./fakeVideo.ts";
import { FilterGraph } from "./FilterGraph.ts";
import { renditionOf } from "./renditionOf.ts";
import { renditionPipe } from "./renditionPipe.ts";
import { sourceTracks } from "./sourceTracks.ts";
import { trackPicture } from "./trackPicture.ts";
import { tsOutput } from "./tsOutput.ts";
import { videoArguments } from "./videoArguments.ts";
import type { VideoTrack } from "./VideoTrack.ts";
import { videoTracks } from "./videoTracks.ts";

/** Older ffmpegs give up when one track's packets come so many later than another's. */
const QUEUE = ["-max_muxing_queue_size", "4096"];

/** Each video track is an output of its own with all the sound; without video tracks there is one with sound alone. */
export function transcodePlan(request: EncodeRequest, transcoder: Transcoder): EncodePlan {
  const tracks = videoTracks(transcoder);
  const sound = soundArguments(request, transcoder);
  const graph = new FilterGraph(request.logoFolder);
  const videos = videosOf(request, transcoder, tracks, graph);
  const outputs = tracks.length === 0 ? [[]] : videos;
  return {
    inputOptions: decoderOptions(transcoder),
    extraInputs: graph.extraInputs,
    args: [
      ...(graph.text === "" ? [] : ["-filter_complex", graph.text]),
      ...outputs.flatMap((video, index) => [...video, ...sound, ...QUEUE, ...tsOutput(renditionPipe(index))]),
    ],
    renditions: tracks.length === 0 ? [{ key: "a1" }] : tracks.map(renditionOf),
    isTranscoding: true,
  };
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

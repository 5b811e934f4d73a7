import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";

type Difference = NonNullable<AdChecks["checks"][number]["differences"]>[number];

/** A measured frame rate is off by a little. */
const SAME_RATE = 0.5;
const NOTHING = "none";

/** What of an advertising file is not as in the stream that it is played in, each in words. */
export function adDifferences(ad: MediaInfo, stream: MediaInfo): readonly Difference[] {
  const [adPicture, picture] = [trackOf(ad, "video"), trackOf(stream, "video")];
  const [adSound, sound] = [trackOf(ad, "audio"), trackOf(stream, "audio")];
  const rates = [adPicture?.fps, picture?.fps] as const;
  const isRateSame = rates[0] !== undefined && rates[1] !== undefined && Math.abs(rates[0] - rates[1]) <= SAME_RATE;
  return [
    difference("size", adPicture?.size, picture?.size, hasBoth(adPicture, picture)),
    difference("video codec", adPicture?.codec, picture?.codec, picture !== undefined),
    isRateSame ? [] : difference("frame rate", adPicture?.fps, picture?.fps, hasBoth(adPicture, picture)),
    difference("audio codec", adSound?.codec, sound?.codec, sound !== undefined),
    difference("sample rate", adSound?.sample_rate, sound?.sample_rate, hasBoth(adSound, sound), " Hz"),
    difference("channels", adSound?.channels, sound?.channels, hasBoth(adSound, sound)),
  ].flat();
}

/** @param isTold whether it is worth telling: of a track that is missing only that is told, of one that is left out nothing */
function difference(
  what: Difference["what"],
  ad: string | number | undefined,
  stream: string | number | undefined,
  isTold: boolean,
  unit = "",
): readonly Difference[] {
  const words = (value: string | number | undefined) => (value === undefined ? NOTHING : `${value}${unit}`);
  return !isTold || ad === stream ? [] : [{ what, ad: words(ad), stream: words(stream) }];
}

function hasBoth(one: Track | undefined, other: Track | undefined): boolean {
  return one !== undefined && other !== undefined;
}

/** The first picture or sound. */
export function trackOf({ tracks = [] }: MediaInfo, content: Track["content"]): Track | undefined {
  return tracks.find((track) => track.content === content);
}

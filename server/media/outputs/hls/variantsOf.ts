import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { codecNames } from "../../ts/trackFormat.ts";
import type { HlsVariant } from "./masterPlaylist.ts";
import { type HlsSound, soundChoice } from "./soundChoice.ts";
import { soundsIn, trackBytes } from "./trackBytes.ts";

/** What a master playlist of the stream offers: the ladder, the sound alone where that is switched on, and several sounds. */
export function variantsOf(
  stream: RunningStream,
  query: string,
): { readonly variants: readonly HlsVariant[]; readonly sounds: readonly HlsSound[] } {
  const { renditions, config } = stream;
  const latest = renditions.at(-1)?.segments.at(-1);
  const found = latest ? soundsIn(latest) : [];
  const sounds = found.length < 2 ? [] : soundChoice(found, query);
  const ladder = renditions.map((bus, index) => ({
    address: `mono-${ladderTrack(bus, index, sounds)}.m3u8${query}`,
    ...ratesOf(bus.segments),
    picture: hasPicture(bus) ? bus.picture : undefined,
    codecs: bus.codecs,
  }));
  const alone = config.add_audio_only === true ? soundAlone(renditions.at(-1), query) : [];
  return { variants: [...ladder, ...alone], sounds };
}

/** Where the sounds are playlists of their own, the rendition is its picture. */
function ladderTrack(bus: StreamBus, index: number, sounds: readonly HlsSound[]): string {
  if (sounds.length === 0) return `v${index + 1}`;
  return hasPicture(bus) ? `p${index + 1}` : "a1";
}

/** As far as is known: a rendition of another server may say nothing. */
function hasPicture({ segments }: StreamBus): boolean {
  return segments.at(-1)?.formats?.some(({ content }) => content === "video") ?? true;
}

function soundAlone(bus: StreamBus | undefined, query: string): readonly HlsVariant[] {
  const segments = (bus?.segments ?? []).flatMap((segment) => {
    const bytes = trackBytes(segment, "a1");
    return bytes === undefined ? [] : [{ bytes, durationMs: segment.durationMs }];
  });
  if (!bus || segments.length === 0 || !hasPicture(bus)) return [];
  const codecs = codecNames(bus.segments.at(-1)?.formats?.filter(({ content }) => content === "audio") ?? []);
  return [{ address: `mono-a1.m3u8${query}`, ...ratesOf(segments), codecs }];
}

/** The peak is that of segments of at least half the usual length (RFC 8216, 4.1): a remainder of one picture is no rate. */
function ratesOf(segments: readonly { readonly bytes: Buffer; readonly durationMs: number }[]) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const longestMs = Math.max(...segments.map(({ durationMs }) => durationMs));
  const rates = segments
    .filter(({ durationMs }) => durationMs >= longestMs / 2)
    .map(({ bytes, durationMs }) => (bytes.length * 8000) / Math.max(1, durationMs));
  const averageBps =
    (sum(segments.map(({ bytes }) => bytes.length)) * 8000) /
    Math.max(1, sum(segments.map((segment) => segment.durationMs)));
  return { peakBps: Math.max(1, ...rates), averageBps };
}

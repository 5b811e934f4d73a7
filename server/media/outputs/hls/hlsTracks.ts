import { setTimeout as pause } from "node:timers/promises";
import type { MediaSegment, StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { dropPictures, pickTracks } from "../../ts/pickTracks.ts";
import { type ElementaryStream, readProgramTables } from "../../ts/programTables.ts";
import { codecNames } from "../../ts/trackFormat.ts";
import type { HlsSound, HlsVariant } from "./hlsPlaylists.ts";

/** The encoder gives all renditions at about the same time; one that failed must not keep players waiting. */
const LONGEST_MS = 3000;
const STEP_MS = 50;
/** After so many segments the size of a picture will not be known any more. */
const YOUNG = 2;
const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const madeTracks = new WeakMap<MediaSegment, Map<string, Buffer | undefined>>();

/**
 * Waits until what is to be said of each rendition is known: players ask for the list of a ladder once, so that the first
 * viewer of a stream on demand would keep a list without rates and sizes.
 */
export async function wholeLadder(stream: RunningStream): Promise<void> {
  const isWhole = () => stream.renditions.length < 2 || stream.renditions.every((bus) => isKnown(bus));
  for (let waitedMs = 0; waitedMs < LONGEST_MS && !isWhole(); waitedMs += STEP_MS) await pause(STEP_MS);
}

function isKnown({ segments, picture }: StreamBus): boolean {
  return segments.length > YOUNG || (segments.length > 0 && picture !== undefined);
}

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

/** Offers sounds by their languages; those without one, and a second one of a language, by their number. */
function soundChoice(sounds: readonly ElementaryStream[], query: string): readonly HlsSound[] {
  const taken = new Set<string>();
  return sounds.map(({ language: code }, index) => {
    const language = code === undefined ? undefined : shortened(code);
    const plain = (language !== undefined && languageNames.of(language)) || code || `Sound ${index + 1}`;
    const name = taken.has(plain) ? `${plain} ${index + 1}` : plain;
    taken.add(name);
    return { address: `mono-a${index + 1}.m3u8${query}`, name, language };
  });
}

/** `deu` and `ger` are `de` to players. */
function shortened(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

/**
 * A track in the addresses of HLS: `v1` is all of a rendition, `p1` its picture alone, `a1` the first sound alone and `a2`
 * the second.
 */
export const trackPattern = "[vp][1-9]\\d?|a[1-9]\\d?";

/** The sounds in a segment, in the order of its table. */
function soundsIn({ bytes }: MediaSegment): readonly ElementaryStream[] {
  return readProgramTables(bytes)?.streams.filter(({ content }) => content === "audio") ?? [];
}

/** A segment's bytes of one track, madeTracks once; undefined where it has none. */
export function trackBytes(segment: MediaSegment, track: string): Buffer | undefined {
  if (track.startsWith("v")) return segment.bytes;
  const known = madeTracks.get(segment) ?? new Map<string, Buffer | undefined>();
  madeTracks.set(segment, known);
  if (!known.has(track)) known.set(track, pick(segment, track));
  return known.get(track);
}

function pick(segment: MediaSegment, track: string): Buffer | undefined {
  const { bytes } = segment;
  // Of a picture that has gone the player that asks for it alone gets what there is.
  if (track.startsWith("p")) return pickTracks(bytes, ({ content }) => content === "video") ?? bytes;
  const sounds = soundsIn(segment);
  if (sounds.length < 2) return dropPictures(bytes) ?? (sounds.length === 1 && track !== "a1" ? bytes : undefined);
  // A player that has chosen a language hears another one rather than nothing.
  const chosen = sounds[Number(track.slice(1)) - 1] ?? sounds[0];
  return pickTracks(bytes, ({ pid }) => pid === chosen?.pid);
}

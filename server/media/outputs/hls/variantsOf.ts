import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { audioOnly } from "./audioOnly.ts";
import { codecsOf } from "./codecsOf.ts";
import type { HlsVariant } from "./masterPlaylist.ts";

/** What a master playlist of the stream offers: the ladder, and the sound alone where that is switched on. */
export function variantsOf(stream: RunningStream, query: string): readonly HlsVariant[] {
  const { renditions, config } = stream;
  const ladder = renditions.map((bus, index) => ({
    address: `mono-v${index + 1}.m3u8${query}`,
    ...ratesOf(bus.segments),
    picture: bus.picture,
    codecs: codecsOf(bus),
  }));
  return config.add_audio_only === true ? [...ladder, ...soundOf(renditions.at(-1), query)] : ladder;
}

function soundOf(bus: StreamBus | undefined, query: string): readonly HlsVariant[] {
  const segments = (bus?.segments ?? []).flatMap((segment) => {
    const bytes = audioOnly(segment);
    return bytes === undefined ? [] : [{ bytes, durationMs: segment.durationMs }];
  });
  if (!bus || segments.length === 0) return [];
  const codecs = codecsOf(bus)
    ?.split(",")
    .filter((codec) => !/^(?:avc|hvc|hev|mp4v|vp|av0)/.test(codec))
    .join(",");
  return [{ address: `mono-a1.m3u8${query}`, ...ratesOf(segments), codecs: codecs || undefined }];
}

function ratesOf(segments: readonly { readonly bytes: Buffer; readonly durationMs: number }[]) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const rates = segments.map(({ bytes, durationMs }) => (bytes.length * 8000) / Math.max(1, durationMs));
  const averageBps =
    (sum(segments.map(({ bytes }) => bytes.length)) * 8000) /
    Math.max(1, sum(segments.map((segment) => segment.durationMs)));
  return { peakBps: Math.max(1, ...rates), averageBps };
}

import type { MediaSegment } from "../../bus/StreamBus.ts";

/** What a master playlist says of one rendition. */
export interface HlsVariant {
  readonly address: string;
  /** Bits per second of its busiest segment. */
  readonly peakBps: number;
  readonly averageBps: number;
  readonly picture?: { readonly width: number; readonly height: number } | undefined;
  /** RFC 6381. */
  readonly codecs?: string | undefined;
}

/** One of several sounds as a master playlist offers it. */
export interface HlsSound {
  readonly address: string;
  /** As a viewer reads it in the player's menu; each once. */
  readonly name: string;
  /** BCP 47, for example `de`. */
  readonly language: string | undefined;
}

const GROUP = "sound";

/**
 * A master playlist (RFC 8216, section 4.3.4): the first variant is the one players begin with. With several sounds each is a
 * playlist of its own, of which the player takes one, the first unless its user has chosen.
 */
export function masterPlaylist(variants: readonly HlsVariant[], sounds: readonly HlsSound[] = []): string {
  const offers = sounds.map(({ address, name, language }, index) => {
    const attributes = [
      "TYPE=AUDIO",
      `GROUP-ID="${GROUP}"`,
      `NAME="${name}"`,
      ...(language === undefined ? [] : [`LANGUAGE="${language}"`]),
      `DEFAULT=${index === 0 ? "YES" : "NO"}`,
      "AUTOSELECT=YES",
      `URI="${address}"`,
    ];
    return `#EXT-X-MEDIA:${attributes.join(",")}`;
  });
  const lines = variants.flatMap(({ address, peakBps, averageBps, picture, codecs }) => {
    const attributes = [
      `BANDWIDTH=${Math.max(1, Math.ceil(peakBps))}`,
      `AVERAGE-BANDWIDTH=${Math.max(1, Math.ceil(averageBps))}`,
      ...(picture ? [`RESOLUTION=${picture.width}x${picture.height}`] : []),
      ...(codecs === undefined ? [] : [`CODECS="${codecs}"`]),
      ...(offers.length === 0 ? [] : [`AUDIO="${GROUP}"`]),
    ];
    return [`#EXT-X-STREAM-INF:${attributes.join(",")}`, address];
  });
  const version = `#EXT-X-VERSION:${offers.length === 0 ? 3 : 4}`;
  return `${["#EXTM3U", version, "#EXT-X-INDEPENDENT-SEGMENTS", ...offers, ...lines].join("\n")}\n`;
}

interface MediaPlaylist {
  readonly segments: readonly MediaSegment[];
  readonly targetS: number;
  readonly discontinuitySequence: number;
  readonly addressOf: (segment: MediaSegment) => string;
}

/** A live media playlist (RFC 8216, section 4.3.3). */
export function mediaPlaylist({ segments, targetS, discontinuitySequence, addressOf }: MediaPlaylist): string {
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:3",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-TARGETDURATION:${targetS}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitySequence}`,
  ];
  for (const segment of segments) {
    if (segment.isDiscontinuity) lines.push("#EXT-X-DISCONTINUITY");
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.startedAtMs).toISOString()}`,
      `#EXTINF:${(segment.durationMs / 1000).toFixed(3)},`,
      addressOf(segment),
    );
  }
  return `${lines.join("\n")}\n`;
}

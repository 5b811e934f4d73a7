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

/** A master playlist (RFC 8216, section 4.3.4): the first variant is the one players begin with. */
export function masterPlaylist(variants: readonly HlsVariant[]): string {
  const lines = variants.flatMap(({ address, peakBps, averageBps, picture, codecs }) => {
    const attributes = [
      `BANDWIDTH=${Math.max(1, Math.ceil(peakBps))}`,
      `AVERAGE-BANDWIDTH=${Math.max(1, Math.ceil(averageBps))}`,
      ...(picture ? [`RESOLUTION=${picture.width}x${picture.height}`] : []),
      ...(codecs === undefined ? [] : [`CODECS="${codecs}"`]),
    ];
    return [`#EXT-X-STREAM-INF:${attributes.join(",")}`, address];
  });
  return `${["#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-INDEPENDENT-SEGMENTS", ...lines].join("\n")}\n`;
}

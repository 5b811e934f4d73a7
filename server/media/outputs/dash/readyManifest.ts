interface ManifestPlace {
  /** Before the names of its segments. */
  readonly base: string;
  /** Behind them. */
  readonly query: string;
  /** When the first segment began; the process that wrote the manifest takes its own start for that. */
  readonly startedAtMs: number;
  /** Of the stream (RFC 6381): the process calls HEVC `hvc1` alone, which no player can judge. */
  readonly codecs?: string | undefined;
}

/** A manifest as a player gets it: the addresses in it say who asks, and its clock is that of the stream. */
export function readyManifest(text: string, { base, query, startedAtMs, codecs = "" }: ManifestPlace): string {
  const escaped = (part: string) => part.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return text
    .replace(/(?<= (?:media|initialization)=")[^"?]+(?=")/g, (address) => `${escaped(base)}${address}${escaped(query)}`)
    .replace(/(?<= codecs=")hvc1(?=")/g, (bare) => codecs.split(",").find((name) => name.startsWith(bare)) ?? bare)
    .replace(/(?<= availabilityStartTime=")[^"]+(?=")/, new Date(startedAtMs).toISOString());
}

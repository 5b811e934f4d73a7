import type { StreamBus } from "../../bus/StreamBus.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { readTables } from "../ts/readTables.ts";

const AAC = 0x0f;

/**
 * All codecs of a rendition (RFC 6381), undefined unless each is known: a player leaves out what is named wrongly, but
 * looks for itself where nothing is named.
 */
export function codecsOf({ codecs, segments }: StreamBus): string | undefined {
  if (codecs === undefined || codecs.includes(",") || codecs.startsWith("mp4a")) return codecs;
  const latest = segments.at(-1);
  const sounds = latest
    ? readTables(latest.bytes)?.streams.filter(({ type }) => tsPackets.audioTypes.has(type))
    : undefined;
  if (!sounds) return undefined;
  if (sounds.length === 0) return codecs;
  return sounds.every(({ type }) => type === AAC) ? `${codecs},mp4a.40.2` : undefined;
}

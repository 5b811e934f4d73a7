import type { Server } from "../../src/generated/types/Server.ts";
import type { Stream } from "../../src/generated/types/Stream.ts";
import { encodedName } from "../../src/model/stream/mediaNames.ts";

/** How a playlist is to be made. */
interface PlaylistParts {
  /** Without a slash at the end. */
  readonly base: string;
  readonly key: string;
  readonly isMpegts: boolean;
}

/** Whether a stream is one of the channels; one that is switched off is none. */
export function isIptvStream({ meta, disabled }: Stream): boolean {
  return meta?.iptv === true && disabled !== true;
}

/** The channels of the config, in its order, as an M3U playlist with the addresses that this user plays by. */
export function iptvPlaylist({ streams = {} }: Server, { base, key, isMpegts }: PlaylistParts): string {
  const token = new URLSearchParams({ token: key }).toString();
  const file = isMpegts ? "mpegts" : "index.m3u8";
  const entries = Object.entries(streams)
    .filter(([, stream]) => isIptvStream(stream))
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))
    .map(([name, { title }]) => {
      const shown = plain(title || name);
      const tags = `tvg-id="${plain(name)}" tvg-name="${shown}"`;
      return `#EXTINF:-1 ${tags},${shown}\n${base}/${encodedName(name)}/${file}?${token}\n`;
    });
  return `#EXTM3U\n${entries.join("")}`;
}

function placeOf({ position }: Stream): number {
  return typeof position === "number" ? position : Infinity;
}

/** Line breaks of any kind would begin another line of the playlist; nothing escapes a quote in it. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll('"', "'")
    .trim();
}

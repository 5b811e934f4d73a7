import type { MediaClient } from "../../e2e/media/support/MediaClient.ts";
import type { RecordedRange } from "./recordedRanges.ts";

/** Fetches all of a part of an archive, as a player over HLS does. @returns how many seconds came */
export async function playArchive({ url }: MediaClient, name: string, part: RecordedRange): Promise<number> {
  const base = `${url}/${name}/`;
  const master = await textOf(`${base}archive-${part.from}-${part.duration}.m3u8`);
  const playlist = await textOf(new URL(addressesIn(master)[0] ?? "", base).href);
  for (const address of addressesIn(playlist)) {
    const answer = await fetch(new URL(address, base));
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || bytes[0] !== 0x47) throw new Error(`${address} is no media: ${answer.status}.`);
  }
  return [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${text}`);
  return text;
}

function addressesIn(playlist: string): readonly string[] {
  return playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

import type { MediaClient } from "../../e2e/media/support/MediaClient.ts";
import { type ListedSegment, readPlaylist } from "../../server/media/outputs/support/readPlaylist.ts";

/** The segments that a stream's playlist lists now. */
export async function readLivePlaylist({ url }: MediaClient, name: string): Promise<readonly ListedSegment[]> {
  const answer = await fetch(`${url}/${name}/video.m3u8`);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The playlist of ${name} answers ${answer.status}: ${text}`);
  return readPlaylist(text).segments;
}

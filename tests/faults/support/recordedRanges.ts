import type { MediaClient } from "../../e2e/media/support/MediaClient.ts";

/** A time without gaps that is recorded, in seconds since 1970. */
export interface RecordedRange {
  readonly from: number;
  readonly duration: number;
}

/** What a player is told of a stream's archive. */
export async function recordedRanges({ url }: MediaClient, name: string): Promise<readonly RecordedRange[]> {
  const answer: unknown = await (await fetch(`${url}/${name}/recording_status.json`)).json();
  // What the address answers, as its documentation has it.
  return (answer as readonly { readonly ranges: readonly RecordedRange[] }[]).flatMap(({ ranges }) => ranges);
}

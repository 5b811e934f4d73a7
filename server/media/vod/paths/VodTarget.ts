import type { Vod } from "../../../../src/generated/types/Vod.ts";

/** What an address below a VOD's prefix names; the file may not be there. */
export interface VodTarget {
  readonly prefix: string;
  readonly vod: Vod;
  /** Names below the VOD's folders; at least one. */
  readonly parts: readonly string[];
}

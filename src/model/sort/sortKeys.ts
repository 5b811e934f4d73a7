/** What a media list may be sorted by. */
export const sortKeys = ["name", "status", "clients", "bitrate", "runtime"] as const;
export type SortKey = (typeof sortKeys)[number];

/** Undefined is the order of the config. */
export interface Sorting<Key extends string = SortKey> {
  readonly key: Key;
  readonly direction: "ascending" | "descending";
}

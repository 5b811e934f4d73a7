/** A row of the VOD list; `owner` is the VOD's key, `name` the file's path below it. */
export type VodRow =
  | { readonly kind: "vod"; readonly id: string; readonly key: string }
  | { readonly kind: "file"; readonly id: string; readonly owner: string; readonly name: string };

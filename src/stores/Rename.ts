import type { ConfigPath } from "../model/path/ConfigPath.ts";

/** An entity that now stands under another key: `["streams", "old"]` is `["streams", "new"]`. */
export interface Rename {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
  /** Not saved here: the operator does not know of it yet. */
  readonly isByAnother?: true;
}

import type { ConfigPath } from "../model/path/ConfigPath.ts";

/** An entity that now stands under another key: `["streams", "old"]` is `["streams", "new"]`. */
export interface Rename {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

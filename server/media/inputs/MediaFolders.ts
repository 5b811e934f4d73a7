import type { Server } from "../../../src/generated/types/Server.ts";

/** Where files that sources name are looked for. */
export interface MediaFolders {
  /** The config's file locations, for `file://PREFIX/FILE`. */
  readonly vods?: Server["vods"];
  /** The server's data folder; locations with a relative path are below it. */
  readonly data?: string;
}

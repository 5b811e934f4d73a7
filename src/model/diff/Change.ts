import type { ConfigPath } from "../configPath.ts";

/** One unsaved change in an operator's words. */
export interface Change {
  /** `followed`: what a rename elsewhere brings about, as many entities as there are. */
  readonly kind: "created" | "deleted" | "renamed" | "value" | "added" | "removed" | "order" | "followed";
  /** Where it is in the draft; dropping this path takes the change back (of a list, all its changes). */
  readonly path: ConfigPath;
  /** `Stream`; of the server's own settings `Server`. */
  readonly entityLabel: string;
  /** `news`; empty for the server. */
  readonly entityName: string;
  /** `Client timeout`; empty when it is about the whole entity. */
  readonly fieldTitle: string;
  /** In words: `30 s`, `default (60 s)`, `not set`; undefined where there was or will be no such thing. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The values are a secret: `from` and `to` tell only whether there is one. */
  readonly isSecret?: true;
  /** All of it: `Stream news: client timeout 30 s → 60 s`. */
  readonly text: string;
}

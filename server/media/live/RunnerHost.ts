import type { Feed } from "./Feed.ts";
import type { Source } from "./Source.ts";

/** What a runner of sources needs of its stream. */
export interface RunnerHost {
  readonly now: () => number;
  /** @throws ServerError for what cannot be run */
  open(source: Source): Feed;
  /** From now on the media is this feed's. */
  onActive(feed: Feed): void;
  /** Media of the feed that is active. */
  onBytes(rendition: number, bytes: Buffer): void;
  /** The feed of a publisher is over, by itself or because nothing came of it. */
  onPublisherLost(words: string | undefined): void;
  note(level: "debug" | "info" | "warning" | "error", text: string): void;
}

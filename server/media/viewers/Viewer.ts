import type { Session } from "../../../src/generated/types/Session.ts";
import type { ViewerRequest } from "./ViewerRequest.ts";

/** Somebody who plays a stream or a file. Over HLS a viewer is an id in the addresses, else a socket. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  /** Counts as `touch` too. */
  addBytes(count: number): void;
  /** An HLS player asked for something; without that for some seconds the viewer is gone. */
  touch(): void;
  readonly isOpen: boolean;
  /** Somebody an on-demand stream runs for: an open socket, or an HLS player that asked in the last 8 s. */
  readonly isPresent: boolean;
  /**
   * Called once, when the viewer leaves, is killed, or its permission ends; at once when that has been.
   * @returns what ends the listening
   */
  onClose(listener: (reason: string) => void): () => void;
  close(reason: string): void;
}

/** Lets viewers in, keeps count of them, and shows them out. */
export interface Viewers {
  /** @throws ServerError `forbidden`, `too_many` or `unavailable`, whose reason is also in the stream's log */
  open(request: ViewerRequest): Promise<Viewer>;
  find(id: string): Viewer | undefined;
  /** Live sessions of a stream or a file, the oldest first. */
  sessionsOf(name: string): readonly Session[];
  countOf(name: string): number;
  /** Bytes sent for a stream or a file since it runs. */
  bytesOf(name: string): number;
  /** @returns how many of them there were */
  kill(ids: readonly string[]): number;
  readonly total: number;
}

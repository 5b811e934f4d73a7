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

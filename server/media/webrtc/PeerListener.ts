/** Who is told of a connection in the process for WebRTC. */
export interface PeerListener {
  /** Whose log tells that the process crashed. */
  readonly streamName: string;
  /** Media went through; several times a second at most. */
  onBytes(bytes: number): void;
  /** Called once, unless the connection was ended from here. */
  onEnd(reason: string): void;
}

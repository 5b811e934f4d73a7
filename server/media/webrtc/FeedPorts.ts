/** Where the process for WebRTC takes a stream as RTP: ports of the loopback address. */
export interface FeedPorts {
  readonly id: number;
  readonly video: number;
  readonly audio: number;
}

/** What one RTMP client may take of the server. */
export const rtmpLimits = {
  connections: 2000,
  connectionsOfOneAddress: 200,
  /** From the first byte until it publishes or plays. */
  greetingMs: 15_000,
  /** Without a byte from a publisher. */
  silenceMs: 30_000,
  /** Answers to refusals wait, so that passwords cannot be tried fast. */
  refusalDelayMs: 500,
  /** Who was told to go and stays, however much it sends, is cut off. */
  leaveMs: 5000,
  /** Of one message before it may publish: commands are short. */
  commandBytes: 16 * 1024,
  /** Of one message of a publisher: a key frame. */
  mediaBytes: 8 * 1024 * 1024,
  /** Of a chunk, as a client may set it. */
  chunkBytes: 8 * 1024 * 1024,
  /** Chunk streams before it may publish, and after. */
  commandStreams: 8,
  mediaStreams: 16,
  /** Unsent bytes of a player that reads too slowly. */
  backlogBytes: 8 * 1024 * 1024,
  /** Who has said that it stops has so long to hang up itself. */
  goodbyeMs: 1000,
  nameLength: 512,
} as const;

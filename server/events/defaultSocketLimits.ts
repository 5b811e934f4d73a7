import type { SocketLimits } from "./SocketLimits.ts";

/** What a console's socket may cost, unless a test says otherwise. A whole tree of 10,000 streams must fit. */
export const defaultSocketLimits: SocketLimits = {
  mostUnsentBytes: 64_000_000,
  largestMessageBytes: 16_384,
  messagesPerSecond: 200,
  pingEveryMs: 20_000,
  mostSockets: 2000,
};

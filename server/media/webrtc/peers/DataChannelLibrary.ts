import type * as dataChannel from "node-datachannel";

/** The native WebRTC library. */
export type DataChannelLibrary = typeof dataChannel;

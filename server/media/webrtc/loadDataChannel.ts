import type * as dataChannel from "node-datachannel";

type DataChannelLibrary = typeof dataChannel;

/** The WebRTC library, which is optional: it has a binary that not every platform gets. `undefined` without it. */
export async function loadDataChannel(): Promise<DataChannelLibrary | undefined> {
  try {
    return await import("node-datachannel");
  } catch {
    return undefined;
  }
}

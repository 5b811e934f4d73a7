import type { DataChannelLibrary } from "./DataChannelLibrary.ts";

/** The WebRTC library, which is optional: it has a binary that not every platform gets. `undefined` without it. */
export async function loadDataChannel(): Promise<DataChannelLibrary | undefined> {
  try {
    return await import("node-datachannel");
  } catch {
    return undefined;
  }
}

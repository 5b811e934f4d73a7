import type { Server } from "../../../src/generated/types/Server.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";

/** A stream as it stands in the config; names that every object answers to are none of them. */
export function configuredStream({ streams = {} }: Server, name: string): Stream | undefined {
  return Object.hasOwn(streams, name) ? streams[name] : undefined;
}

import type { Location } from "../../../src/generated/types/Location.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";

/** What a stream that is published to a location runs by: the location's settings. Its other sources run for viewers only. */
export function streamOfLocation(name: string, location: Location): Stream {
  const { streams: _, position: _position, ...settings } = location;
  return { ...settings, name, static: false, publish_enabled: true };
}

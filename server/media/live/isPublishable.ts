import type { Stream } from "../../../src/generated/types/Stream.ts";
import { isPublishing } from "../../../src/model/status/isPublishing.ts";

/** Whether a stream takes a publisher. */
export function isPublishable(stream: Stream): boolean {
  const { urls = [], publish_enabled: isEnabled = false } = stream;
  return stream.disabled !== true && isPublishing({ urls, publish_enabled: isEnabled }, true);
}

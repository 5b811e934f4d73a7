import { MediaAddress } from "../mountMedia.ts";

const address = /^\/(?<name>.+)\/webrtc$/s;
const anyName = /^\/(?<name>.+)$/s;

/**
 * The stream a browser wants to publish to (S442, S443): of `/NAME/webrtc?publish=true`, or of `/NAME` alone; none for
 * what is no media address.
 */
export function publishedNameOf(url: string): string {
  const media = MediaAddress.of(url);
  const isPublish = new URLSearchParams(url.split("?").slice(1).join("?")).get("publish") === "true";
  const named = isPublish ? media?.match(address)?.["name"] : undefined;
  return named ?? media?.match(anyName)?.["name"] ?? "";
}

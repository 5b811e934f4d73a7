import { decodedPath } from "../http/decodedPath.ts";

const address = /^\/(?<name>.+)\/webrtc$/s;

/** The stream a browser wants to publish to (S442, S443): of `/NAME/webrtc?publish=true`, or of `/NAME` alone. */
export function publishedNameOf(url: string): string {
  const path = decodedPath(url) ?? "";
  const isPublish = new URLSearchParams(url.split("?").slice(1).join("?")).get("publish") === "true";
  const named = isPublish ? address.exec(path)?.groups?.["name"] : undefined;
  return named ?? path.slice(1);
}

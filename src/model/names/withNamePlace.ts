import { namePlace } from "./namePlace.ts";

/** An address made for a stream named `.../{NAME}`, with the place to be replaced as it is read: not encoded. */
export function withNamePlace(url: string): string {
  return url.replace(encodeURIComponent(namePlace), namePlace);
}

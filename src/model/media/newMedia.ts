import { text } from "../../texts/text.ts";
import { isPublishUrl } from "../stream/streamPublishing.ts";
import type { MediaEdit } from "./mediaEdits.ts";

/**
 * A stream with one source, or none.
 * @param canPublishByUrl else a server is told by a switch that others publish to the stream
 */
export function newStream(name: string, url: string, canPublishByUrl = true): MediaEdit {
  if (isPublishUrl(url) && !canPublishByUrl) return [["streams", name], { name, publish_enabled: true }];
  return [["streams", name], { name, ...(url === "" ? {} : { urls: [{ url }] }) }];
}

/** What is wrong with a stream that is about to be created; a warning does not keep it back. */
interface NewStreamWords {
  readonly nameWarning?: string;
  readonly urlError?: string;
}

const specialCharacters = /[+?%@~#&*/\\|^<>]/;

/** Looks at a new stream's name and source, both without white space. */
export function newStreamWords(name: string, url: string): NewStreamWords {
  return {
    ...(specialCharacters.test(name) && { nameWarning: text("media.add.special") }),
    ...(isPlainHttp(url) && { urlError: text("media.add.scheme") }),
  };
}

/** Whether a source address is refused: http says nothing of what is in it (`specify hls:// or tshttp:// protocol`). */
export function isPlainHttp(url: string): boolean {
  return /^https?:\/\//i.test(url.trim());
}

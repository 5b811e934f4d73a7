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

/** A location others can publish to. */
export function newLocation(name: string): MediaEdit {
  return [["lives", name], { prefix: name }];
}

/** A VOD location; its folder can be named later. */
export function newVod(name: string, path: string): MediaEdit {
  return [["vods", name], { prefix: name, ...(path !== "" && { urls: [{ url: path }] }) }];
}

/** A mirror of one origin server; the server gives it its key. */
export function newMirror(url: string, clusterKey: string): MediaEdit {
  return [["sources", "-1"], { urls: [url], ...(clusterKey !== "" && { cluster_key: clusterKey }) }];
}

/** What is wrong with a stream that is about to be created; a warning does not keep it back. */
interface NewStreamWords {
  readonly nameError?: string;
  readonly nameWarning?: string;
  readonly urlError?: string;
}

const specialCharacters = /[+?%@~#&*/\\|^<>]/;

/** Checks a new stream's name and source, both without white space. An empty name is no error yet: nothing was typed. */
export function newStreamWords(name: string, url: string, isUsed: boolean): NewStreamWords {
  return {
    ...(isUsed && { nameError: text("check.nameUsed") }),
    ...(specialCharacters.test(name) && { nameWarning: text("media.add.special") }),
    ...(isPlainHttp(url) && { urlError: text("media.add.scheme") }),
  };
}

/** Whether a source address is refused: http says nothing of what is in it (`specify hls:// or tshttp:// protocol`). */
export function isPlainHttp(url: string): boolean {
  return /^https?:\/\//i.test(url.trim());
}

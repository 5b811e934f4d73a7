import type { TypedCheck } from "../entity/checkEntity.ts";
import type { Problem } from "../entity/checkProblems.ts";
import { isPlainObject } from "../Json.ts";
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

/** What is said of a stream that is about to be created; a warning does not keep it back. */
interface NewStreamWords {
  readonly nameWarning?: string | undefined;
  readonly urlError?: string | undefined;
  readonly urlWarning?: string | undefined;
}

/**
 * Looks at a new stream's name and source, both without white space.
 * @param check that of a stream; nothing is said before it is there
 */
export function newStreamWords(name: string, url: string, check: TypedCheck | undefined): NewStreamWords {
  const [, made] = newStream(name, url);
  const found = check && isPlainObject(made) ? check(made) : [];
  const wordsAt = (at: string, kind: Problem["level"]) =>
    found.flatMap(({ pointer, level, message }) => (pointer === at && level === kind ? [message] : [])).join(" ") ||
    undefined;
  const source = "/urls/0/url";
  return {
    nameWarning: wordsAt("/name", "warning"),
    urlError: wordsAt(source, "error"),
    urlWarning: wordsAt(source, "warning"),
  };
}

/** Whether a source address is refused: http says nothing of what is in it (`specify hls:// or tshttp:// protocol`). */
export function isPlainHttp(url: string): boolean {
  return /^https?:\/\//i.test(url.trim());
}

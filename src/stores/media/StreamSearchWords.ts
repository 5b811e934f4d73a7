import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { searchWords } from "../../model/media/mediaSearch.ts";
import { inTurns } from "./inTurns.ts";

/** What the search reads of a stream, and the reported values that went into it. */
interface Words {
  readonly text: string;
  readonly url: Json | undefined;
  readonly publishedVia: Json | undefined;
}

/** The page is drawn first. */
const prepareAfterMs = 300;

/** The words the search reads of each stream, made when a search first asks for them, or before. */
export class StreamSearchWords {
  private readonly words = new Map<string, Words>();
  private stopTurns: () => void = () => undefined;

  of(name: string, stream: JsonObject): string {
    const { url, publishedVia } = reportedWords(stream);
    const known = this.words.get(name);
    if (known && known.url === url && known.publishedVia === publishedVia) return known.text;
    const text = searchWords(name, stream);
    this.words.set(name, { text, url, publishedVia });
    return text;
  }

  /** Makes those of all streams in small turns, so that the first letter that is searched does not wait for them. */
  prepare(streams: () => Readonly<Record<string, Json>>): void {
    this.stopTurns();
    const prepareOne = (name: string): void => {
      const stream = streams()[name];
      if (isPlainObject(stream)) this.of(name, stream);
    };
    this.stopTurns = inTurns(Object.keys(streams()), prepareOne, { afterMs: prepareAfterMs });
  }

  /** What is still to be prepared is made when it is asked for. */
  stop(): void {
    this.stopTurns();
  }

  forget(name: string): void {
    this.words.delete(name);
  }

  forgetAll(): void {
    this.words.clear();
  }
}

/** Whether a change may alter what the search reads of a stream's config: title, comment, sources. */
export function changesWords(change: JsonObject): boolean {
  return ["title", "meta", "urls"].some((key) => change[key] !== undefined);
}

/** Whether a change may alter what the search reads of its report: the source in use, the way it is published. */
export function changesReportedWords({ stats }: JsonObject): boolean {
  if (!isPlainObject(stats)) return stats !== undefined;
  return stats["url"] !== undefined || stats["published_via"] !== undefined;
}

function reportedWords({ stats }: JsonObject): Omit<Words, "text"> {
  const reported = isPlainObject(stats) ? stats : {};
  return { url: reported["url"], publishedVia: reported["published_via"] };
}

import type { Json, JsonObject } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { searchWords } from "../../model/search/searchWords.ts";

/** What the search reads of a stream, and the reported values that went into it. */
interface Words {
  readonly text: string;
  readonly url: Json | undefined;
  readonly publishedVia: Json | undefined;
}

/** The words the search reads of each stream, made when a search first asks for them. */
export class StreamWords {
  private readonly words = new Map<string, Words>();

  of(name: string, stream: JsonObject): string {
    const { url, publishedVia } = reportedWords(stream);
    const known = this.words.get(name);
    if (known && known.url === url && known.publishedVia === publishedVia) return known.text;
    const text = searchWords(name, stream);
    this.words.set(name, { text, url, publishedVia });
    return text;
  }

  forget(name: string): void {
    this.words.delete(name);
  }

  forgetAll(): void {
    this.words.clear();
  }
}

function reportedWords({ stats }: JsonObject): Omit<Words, "text"> {
  const reported = isPlainObject(stats) ? stats : {};
  return { url: reported["url"], publishedVia: reported["published_via"] };
}

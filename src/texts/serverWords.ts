import type { ServerTopic } from "./language.ts";
import { fill } from "./text.ts";

/** What a language says of what the server tells in English. */
export interface ServerPhrases {
  /** What refusals come to, by the code that stands as `error` in the answer. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What notices are about, by the topic that their code begins with. */
  readonly notices: Readonly<Record<string, string>>;
  /** Sentences about sources, servers and disks (`en/sayings.ts`) are texts as any. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * What the server says, in the language of the phrases: a sentence by its code, another refusal or notice with what it comes to
 * before the server's words. Whatever has no code, or one that is not known here, stays as the server says it.
 */
export function serverWords(words: string, { refusal, notice, said }: ServerTopic, phrases: ServerPhrases): string {
  const sentence = sentences(said, phrases.texts);
  if (sentence !== undefined) return sentence;
  if (refusal !== undefined && Object.hasOwn(phrases.refusals, refusal))
    return `${phrases.refusals[refusal]}: ${words}`;
  const topic = Object.entries(phrases.notices).find(
    ([one]) => notice?.startsWith(one) && !/^\w/.test(notice.slice(one.length)),
  );
  return topic ? `${topic[1]}: ${words}` : words;
}

/** Of several, one after the other, each with its reason behind it; undefined where none is known. */
function sentences(said: unknown, texts: ServerPhrases["texts"]): string | undefined {
  if (Array.isArray(said)) {
    let line = "";
    for (const one of said) {
      const words = sentences(one, texts) ?? property(one, "words");
      if (typeof words !== "string") return undefined;
      line += line === "" ? words : `${property(one, "is_reason") === true ? ": " : "; "}${words}`;
    }
    return line === "" ? undefined : line;
  }
  const code = property(said, "code");
  const sentence = typeof code === "string" && Object.hasOwn(texts, `said.${code}`) ? texts[`said.${code}`] : undefined;
  if (sentence === undefined) return undefined;
  const filled = fill(sentence, valuesOf(property(said, "values")));
  // Within a line the server leaves the full stop out.
  return String(property(said, "words")).endsWith(".") ? filled : filled.replace(/\.$/, "");
}

/** What came over the network is not trusted to be what it should. */
function valuesOf(values: unknown): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(Object(values)).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [],
    ),
  );
}

function property(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Object.getOwnPropertyDescriptor(of, name)?.value : undefined;
}

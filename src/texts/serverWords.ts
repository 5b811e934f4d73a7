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
  /** What comes without a code (the audit log, notices, refusals), by its English; `{1}` is what it is filled in with. */
  readonly sentences: Readonly<Record<string, string>>;
}

/**
 * What the server says, in the language of the phrases: a sentence by its code or by its English, another refusal or notice with
 * what it comes to before the server's words. Whatever is not known here stays as the server says it.
 */
export function serverWords(words: string, { refusal, notice, said }: ServerTopic, phrases: ServerPhrases): string {
  const sentence = sentences(said, phrases.texts) ?? sentenceOf(words, phrases.sentences);
  if (sentence !== undefined) return sentence;
  if (refusal !== undefined && Object.hasOwn(phrases.refusals, refusal))
    return `${phrases.refusals[refusal]}: ${words}`;
  const topic = Object.entries(phrases.notices).find(
    ([one]) => notice?.startsWith(one) && !/^\w/.test(notice.slice(one.length)),
  );
  return topic ? `${topic[1]}: ${words}` : words;
}

/** Longer ones are none that anybody wrote by hand. */
const longestSentence = 1000;

/** A sentence that the server put together, said anew of the same parts; what is a sentence among them is said too. */
function sentenceOf(words: string, known: ServerPhrases["sentences"]): string | undefined {
  if (Object.hasOwn(known, words)) return known[words];
  // Names in it are written by others: one that is made to hold the patterns up is not looked at.
  if (words.length > longestSentence) return undefined;
  for (const { pattern, own } of patternsOf(known)) {
    const parts = pattern
      .exec(words)
      ?.slice(1)
      .map((part) => partOf(part, known));
    if (parts) return own.replace(/\{(\d)\}/g, (hole, at: string) => parts[Number(at) - 1] ?? hole);
  }
  return undefined;
}

/** Within a line the server leaves the full stop out; what comes only sometimes has its space before it. */
function partOf(part: string, known: ServerPhrases["sentences"]): string {
  const words = part.trimStart();
  if (!words.includes(" ")) return part;
  const own = sentenceOf(words, known) ?? sentenceOf(`${words}.`, known)?.replace(/\.$/, "");
  return own === undefined ? part : part.slice(0, part.length - words.length) + own;
}

const patterns = new WeakMap<object, readonly { readonly pattern: RegExp; readonly own: string }[]>();

/** Of several that fit the one with the most words of its own is meant. */
function patternsOf(known: ServerPhrases["sentences"]) {
  const made =
    patterns.get(known) ??
    Object.entries(known)
      .filter(([english]) => holes.test(english))
      .map(([english, own]) => ({ fixed: english.split(holes), own }))
      .toSorted((one, other) => other.fixed.join("").length - one.fixed.join("").length)
      .map(({ fixed, own }) => ({ pattern: new RegExp(`^${fixed.map(literally).join("(.*?)")}$`, "s"), own }));
  patterns.set(known, made);
  return made;
}

const holes = /\{\d\}/;

function literally(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
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

import { distance } from "fastest-levenshtein";

/** Something that is found by its words. */
export interface Findable {
  /** What it is called. */
  readonly title: string;
  /** Where it belongs: "Stream › Output". These words find it only along with others. */
  readonly place: string;
  /** What else it goes by: the name of its property, its word in the text, synonyms. */
  readonly names?: readonly string[];
  /** Sentences about it, searched last. */
  readonly help?: string;
}

/** A findable as the search reads it; made once, as most of the time goes into cutting texts into words. */
export interface Prepared<Found extends Findable> {
  readonly found: Found;
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly names: readonly string[];
  readonly nameWords: readonly string[];
  readonly placeWords: readonly string[];
  readonly helpWords: readonly string[];
}

/** What is typed, as the search reads it. */
export interface Query {
  readonly whole: string;
  readonly words: readonly string[];
}

/** How near a word is to a findable; a smaller number is nearer. */
const nearness = { title: 0, name: 1, place: 2, inner: 3, typo: 4, help: 5 } as const;
type Nearness = (typeof nearness)[keyof typeof nearness];

/** Ranks of what the whole query names or begins; what is found word by word comes after. */
const ranks = { exactTitle: 0, exactName: 1, beginning: 2, words: 3 } as const;

/** From this rank on only the help speaks of it. */
export const helpRank = ranks.words + nearness.help;

const plainText = /^[\x20-\x7f]*$/;

/** A text without capitals and accents, letter by letter: a place in it is the same place in the text. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const base = letter.normalize("NFD").charAt(0).toLowerCase();
    folded += base.length === 1 ? base : letter;
  }
  return folded;
}

function wordsOf(folded: string): readonly string[] {
  // Most names are plain, and many.
  return (plainText.test(folded) ? folded.match(/[a-z0-9]+/g) : folded.match(/[\p{L}\p{N}\p{M}]+/gu)) ?? [];
}

export function readQuery(typed: string): Query {
  const whole = fold(typed.trim());
  const words = [...new Set(wordsOf(whole))];
  // Signs alone are looked for as they stand.
  return { whole, words: words.length > 0 || whole === "" ? words : [whole] };
}

export function prepare<Found extends Findable>(found: Found): Prepared<Found> {
  const title = fold(found.title);
  const names = (found.names ?? []).map(fold);
  return {
    found,
    title,
    titleWords: wordsOf(title),
    names,
    nameWords: names.flatMap(wordsOf),
    placeWords: wordsOf(fold(found.place)),
    helpWords: found.help === undefined ? [] : wordsOf(fold(found.help)),
  };
}

/**
 * How well a query finds something: 0 is its very name. Every word of the query must be found, the farthest one counts.
 * @param forgives takes one typing mistake in each word
 * @returns undefined where it does not
 */
export function rankOf(one: Prepared<Findable>, { whole, words }: Query, forgives: boolean): number | undefined {
  if (words.length === 0) return undefined;
  if (one.title === whole) return ranks.exactTitle;
  if (one.names.includes(whole)) return ranks.exactName;
  if (one.title.startsWith(whole)) return ranks.beginning;
  let worst: Nearness = nearness.title;
  let sum = 0;
  let isByPlaceAlone = true;
  for (const word of words) {
    const near = nearnessOf(one, word, forgives);
    if (near === undefined) return undefined;
    if (near > worst) worst = near;
    sum += near;
    if (near !== nearness.place) isByPlaceAlone = false;
  }
  // Of two that are as far by their farthest word, the one whose other words are nearer.
  return isByPlaceAlone ? undefined : ranks.words + worst + (sum - worst) / (words.length * 10);
}

function nearnessOf(one: Prepared<Findable>, word: string, forgives: boolean): Nearness | undefined {
  const begins = (other: string) => other.startsWith(word);
  if (one.titleWords.some(begins)) return nearness.title;
  if (one.nameWords.some(begins)) return nearness.name;
  if (one.placeWords.some(begins)) return nearness.place;
  if (one.title.includes(word) || one.names.some((name) => name.includes(word))) return nearness.inner;
  const isMeant = (other: string) => isMistyped(word, other);
  if (forgives && (one.titleWords.some(isMeant) || one.nameWords.some(isMeant))) return nearness.typo;
  return one.helpWords.some(begins) ? nearness.help : undefined;
}

/** Shorter words are too easily taken for others. */
const shortestMistyped = 4;

/** Whether a word (no number), or its beginning, was typed with one letter wrong, missing, too many, or two of them exchanged. */
export function isMistyped(typed: string, word: string): boolean {
  if (typed.length < shortestMistyped || /^\d+$/.test(typed) || word.length < typed.length - 1) return false;
  // Two mistakes within the first two letters are not one.
  if (typed[0] !== word[0] && typed[1] !== word[1] && typed[0] !== word[1] && typed[1] !== word[0]) return false;
  return [-1, 0, 1].some((more) => isOneMistake(typed, word.slice(0, typed.length + more)));
}

function isOneMistake(typed: string, word: string): boolean {
  return distance(typed, word) <= 1 || isExchanged(typed, word);
}

function isExchanged(typed: string, word: string): boolean {
  if (typed.length !== word.length) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const exchanged = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return exchanged === typed;
}

/** A piece of a text, and whether it is what the query has found. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in pieces, of which those that the words of a query have found are marked. */
export function markWords(text: string, { words }: Query): readonly MarkedPart[] {
  const folded = fold(text);
  const isMarked = Array.from(text.split(""), () => false);
  for (const word of words) {
    const { at, length } = placeOf(folded, word);
    isMarked.fill(true, at, at + length);
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMarked: isMarked[at] === true });
  }
  return parts;
}

/** Where a text has a word of the query: at the beginning of one of its words, else within one, else mistyped. */
function placeOf(folded: string, word: string): { readonly at: number; readonly length: number } {
  const begun = [...folded.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const first = begun.find(([other]) => other.startsWith(word));
  if (first) return { at: first.index, length: word.length };
  const inner = folded.indexOf(word);
  if (inner >= 0) return { at: inner, length: word.length };
  const mistyped = begun.find(([other]) => isMistyped(word, other));
  return mistyped ? { at: mistyped.index, length: mistyped[0].length } : { at: 0, length: 0 };
}

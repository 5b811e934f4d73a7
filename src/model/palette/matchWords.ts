/** Something that is found by its words. */
export interface Findable {
  /** What it is called. */
  readonly title: string;
  /** Where it belongs: "Stream › Output". These words find it only along with others. */
  readonly place: string;
  /** What else it goes by: the name of its property, its word in the text, synonyms. */
  readonly names?: readonly string[];
  /** How its place is written elsewhere, as in the config: found as a whole, its words as those of the place. */
  readonly paths?: readonly string[];
  /** Sentences about it, searched last. */
  readonly help?: string;
}

/** A findable as the search reads it: its texts without capitals and accents. */
export interface Prepared<Found extends Findable> {
  readonly found: Found;
  readonly title: string;
  readonly names: readonly string[];
  /** With the ways it is written, a line each. */
  readonly place: string;
  readonly help: string;
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

const plainText = /^[\n\x20-\x7f]*$/;

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

/** Makes findables ready for searches, each once: that of ten thousand would be felt at each letter. */
export function prepareAll<Found extends Findable>(all: readonly Found[]): readonly Prepared<Found>[] {
  // Many stand in one place.
  const places = new Map<string, string>();
  return all.map((found) => {
    const { title, names = none, paths, help = "" } = found;
    const shown = places.get(found.place) ?? fold(found.place);
    places.set(found.place, shown);
    const place = paths === undefined ? shown : `${shown}\n${fold(paths.join("\n"))}\n`;
    return { found, title: fold(title), names: names.map(fold), place, help: fold(help) };
  });
}

const none: readonly string[] = [];

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
  // Single words of a place say too little.
  if (words.length > 1 && one.place.includes(`\n${whole}`))
    return one.place.includes(`\n${whole}\n`) ? ranks.exactName : ranks.beginning;
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
  const inTitle = placeIn(one.title, word);
  if (inTitle === "beginning") return nearness.title;
  let isInner = inTitle === "inner";
  for (const name of one.names) {
    const inName = placeIn(name, word);
    if (inName === "beginning") return nearness.name;
    isInner ||= inName === "inner";
  }
  if (placeIn(one.place, word) === "beginning") return nearness.place;
  if (isInner) return nearness.inner;
  if (forgives && canBeMistyped(word)) {
    if (hasMistyped(one.title, word) || one.names.some((name) => hasMistyped(name, word))) return nearness.typo;
  }
  return placeIn(one.help, word) === "beginning" ? nearness.help : undefined;
}

/** Where a text has a word of the query: where one of its words begins, or within one. */
function placeIn(text: string, word: string): "beginning" | "inner" | undefined {
  let at = text.indexOf(word);
  if (at < 0) return undefined;
  // Signs alone begin no word.
  if (!isOfWord(word, 0)) return "inner";
  while (at >= 0) {
    if (at === 0 || !isOfWord(text, at - 1)) return "beginning";
    at = text.indexOf(word, at + 1);
  }
  return "inner";
}

/** Whether a letter or a digit stands there. */
function isOfWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(at));
}

/** Whether one of the words of a text was meant. They are not cut out of it first: of ten thousand texts that would be felt. */
function hasMistyped(text: string, typed: string): boolean {
  // A mistake is in two thirds at most: two letters may be exchanged where they meet.
  const third = Math.floor(typed.length / 3);
  const isNear =
    text.includes(typed.slice(0, third)) ||
    text.includes(typed.slice(third, 2 * third)) ||
    text.includes(typed.slice(2 * third));
  if (!isNear) return false;
  let from = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const isInWord = at < text.length && isOfWord(text, at);
    if (isInWord && from < 0) from = at;
    if (isInWord || from < 0) continue;
    if (isMistyped(typed, text.slice(from, at))) return true;
    from = -1;
  }
  return false;
}

/** Shorter words are too easily taken for others, and so are numbers. */
function canBeMistyped(typed: string): boolean {
  return typed.length >= shortestMistyped && !/^\d+$/.test(typed);
}

/** The words of a query as they are quickest to miss where mistakes are forgiven: first those that must be right. */
export function strictestFirst({ whole, words }: Query): Query {
  return { whole, words: words.toSorted((one, other) => Number(canBeMistyped(one)) - Number(canBeMistyped(other))) };
}

const shortestMistyped = 4;

/** Whether a word (no number), or its beginning, was typed with one letter wrong, missing, too many, or two of them exchanged. */
export function isMistyped(typed: string, word: string): boolean {
  if (!canBeMistyped(typed) || word.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  // There is one mistake at most, so it is where they part, and all that follows is right.
  const [rest, afterOne] = [typed.slice(at), typed.slice(at + 1)];
  const isWrong = word.startsWith(afterOne, at + 1);
  const isTooMuch = word.startsWith(afterOne, at);
  const isMissing = word.startsWith(rest, at + 1);
  return isWrong || isTooMuch || isMissing || isExchanged(typed, word, at);
}

function isExchanged(typed: string, word: string, at: number): boolean {
  const isOther = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return isOther && word.startsWith(typed.slice(at + 2), at + 2);
}

/**
 * What else than its title and its place a query has found of something: another name, or the words of its help around it;
 * undefined where nothing else had to be found.
 */
export function foundBy({ title, place, names = none, help = "" }: Findable, { words }: Query): string | undefined {
  const shown = fold(`${title} ${place}`);
  const others = words.filter((word) => placeIn(shown, word) === undefined);
  const tells = (text: string) => others.some((word) => placeIn(fold(text), word) === "beginning");
  const named = names.find(tells);
  if (named !== undefined || others.length === 0) return named;
  const said = help.split(/\s+/);
  const at = said.findIndex(tells);
  return at < 0 ? undefined : wordsAround(said, at);
}

/** So many words before and after one tell what is said of it. */
const around = [2, 3] as const;

function wordsAround(words: readonly string[], at: number): string {
  const [from, to] = [Math.max(0, at - around[0]), at + around[1] + 1];
  return `${from > 0 ? "… " : ""}${words.slice(from, to).join(" ")}${to < words.length ? " …" : ""}`;
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

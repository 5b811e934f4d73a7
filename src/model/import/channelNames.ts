import { isConsoleName } from "../entity/entityNames.ts";
import { isHostileKey } from "../merge/hostileKeys.ts";

const longestName = 100;

/**
 * A name that a stream may have, made of any words: letters, digits, `_`, `-` and `/`. Empty where nothing of the words is
 * left.
 */
export function streamNameOf(words: string): string {
  const plain = Array.from(words.normalize("NFKD").replace(/\p{M}/gu, ""), (letter) => spelled(letter)).join("");
  const name = plain
    .replaceAll(/[^A-Za-z0-9_/-]/g, "-")
    .replaceAll(/-*\/[-/]*/g, "/")
    .replaceAll(/-{2,}/g, "-")
    .slice(0, longestName)
    .replaceAll(/^[-/]|[-/]$/g, "");
  // What is below these addresses is the console's own.
  return isHostileKey(name) || isConsoleName(name) ? `stream-${name}` : name;
}

/**
 * Names for the channels of a list, in their order, each another one; `stream-3` for the third where its words make none.
 * The first to want a name has it, whether or not there is such a stream: whoever reads the list decides what that means.
 * @param isTaken whether a name that none of them wants must not be made up
 * @param isLeftOut of the one at an index: it is called as it wants, and keeps its name from none
 */
export function streamNamesOf(
  wishes: readonly string[],
  isTaken: (name: string) => boolean,
  isLeftOut: (index: number) => boolean = () => false,
): readonly string[] {
  const bases = wishes.map(wishedName);
  const wanted = new Set(bases.filter((_, index) => !isLeftOut(index)));
  const given = new Set<string>();
  const free = new FreeNames((name) => wanted.has(name) || given.has(name) || isTaken(name));
  return bases.map((base, index) => {
    if (isLeftOut(index)) return base;
    const name = given.has(base) ? free.next(base) : base;
    given.add(name);
    return name;
  });
}

/** What the channel at an index of a list is called where no other one is in its way. */
export function wishedName(words: string, index: number): string {
  return streamNameOf(words) || `stream-${index + 1}`;
}

/** Makes names up that nobody has: `news-2`, `news-3`. Each is given once, and thousands of the same base take no longer. */
export class FreeNames {
  private readonly counters = new Map<string, number>();

  constructor(private readonly isTaken: (name: string) => boolean) {}

  next(base: string): string {
    let number = this.counters.get(base) ?? 2;
    while (this.isTaken(`${base}-${number}`)) number += 1;
    this.counters.set(base, number + 1);
    return `${base}-${number}`;
  }
}

/** How letters of other scripts are commonly written in Latin. What has a mark over it is its letter without. */
const spellings = new Map(
  (
    "ßss æae œoe øo đd ðd łl þth ıi аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts " +
    "чch шsh щshch ъ ыy ь эe юyu яya іi єye ґg ђdj јj љlj њnj"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);

function spelled(letter: string): string {
  const small = letter.toLowerCase();
  const latin = spellings.get(small);
  if (latin === undefined) return letter;
  return small === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}

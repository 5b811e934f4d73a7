import type { TypingRules } from "../../generated/contracts/FormDescriptor.ts";
import { type Rewrite, rewrites } from "../../model/typingRewrites.ts";
import { applyTypingRules } from "../typing/useTypedText.ts";

interface TypedWord {
  readonly shown: string;
  readonly rewrite: Rewrite | undefined;
}

/** Several items in one input: each is typed by the rules of the item's own field. */
export class TypedWords {
  #words: readonly TypedWord[] = [];
  #hasCut = false;

  constructor(
    private readonly rules: TypingRules | undefined,
    /** One of `wordBreaks`. */
    private readonly breaks: RegExp,
  ) {}

  /** Whether the rules have left out anything that was typed so far. */
  get hasCut(): boolean {
    return this.#hasCut;
  }

  /** What shall stand in the input instead of what was typed. */
  type(text: string): string {
    const parts = text.split(this.breaks);
    const typed = parts.filter((part, at) => isWord(part, at));
    const before = this.#words;
    // A rewrite remembers its own word, so it has to stay with it when others come and go around.
    const head = sameAtStart(typed, before);
    const tail = sameAtStart(typed.slice(head).toReversed(), before.slice(head).toReversed());
    const shift = before.length - typed.length;
    this.#words = typed.map((word, at) => {
      const known = at < head ? before[at] : at >= typed.length - tail ? before[at + shift] : undefined;
      return known ?? this.#ruled(word, shift === 0 ? before[at]?.rewrite : undefined);
    });
    const shown = this.#words.values();
    return parts.map((part, at) => (isWord(part, at) ? (shown.next().value?.shown ?? part) : part)).join("");
  }

  /** The items in a text that `type` has answered. */
  wordsOf(shown: string): readonly string[] {
    return shown.split(this.breaks).filter((part, at) => isWord(part, at));
  }

  #ruled(word: string, known: Rewrite | undefined): TypedWord {
    const rewrite = known ?? rewrites[this.rules?.rewrite ?? ""]?.();
    const text = applyTypingRules(word, this.rules);
    this.#hasCut ||= text !== word;
    return { shown: rewrite?.type(text) ?? text, rewrite };
  }
}

/** A split with its breaks captured has words at the even places. */
function isWord(part: string, at: number): boolean {
  return at % 2 === 0 && part !== "";
}

function sameAtStart(typed: readonly string[], before: readonly TypedWord[]): number {
  const differing = typed.findIndex((word, at) => word !== before[at]?.shown);
  return differing === -1 ? typed.length : differing;
}

/**
 * What parts the items that are typed into one input; captured, so that a split keeps it. An address may hold commas: one
 * parts two of them only where white space or nothing follows.
 */
export const wordBreaks = { tokens: /([\s,]+)/, addresses: /(,*\s+|,+$)/ } as const;

import { type ChangeEvent, useEffect, useLayoutEffect, useState } from "react";
import type { TypingRules } from "../../generated/contracts/FormDescriptor.ts";
import { deepEqual, type Json } from "../../model/Json.ts";
import { toProblems } from "../../model/entity/checkProblems.ts";
import { withoutWhitespace } from "../../model/typedValues.ts";
import { type Rewrite, rewrites } from "../../model/typingRewrites.ts";
import { formsText } from "../../texts/en/formFields.ts";
import { inDigits } from "../../texts/numbers.ts";
import { text as words } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import type { FormSession } from "../session/FormSession.ts";
import { useSession } from "../session/useSession.ts";

/** How a value is written as text and read back. */
export interface TextFormat {
  show(value: Json | undefined): string;
  read(text: string): ReadText;
  readonly debounceMs: number;
}

/** Text that became a value, or why it cannot. */
export type ReadText = (
  | { readonly value: Json | undefined }
  | {
      readonly problem: string;
      /** The text may only be unfinished: it is said when the field is left. */
      readonly mayGrow?: true;
    }
) & {
  /** Of a format that drops parts of a text: which are no part of the value, in words. */
  readonly cut?: string | undefined;
};

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  /** For the input. It holds its text by itself: a key press draws nothing again. */
  readonly input: {
    readonly ref: (input: TextElement | null) => void;
    readonly defaultValue: string;
    readonly onChange: (event: ChangeEvent<TextElement>) => void;
    readonly onBlur: () => void;
  };
  /** What stands in the input now. */
  readonly text: () => string;
  /** Commits at once what is pending. */
  readonly flush: () => void;
}

/**
 * The text of one input. It is local, so typing neither lags nor is overwritten by news of the server; it becomes an
 * edit when typing rests, when the focus leaves, and when the field goes away.
 */
export function useTypedText(props: FieldWidgetProps, format: TextFormat): TypedText {
  const session = useSession();
  const [defaultValue] = useState(() => format.show(props.value));
  const [typed] = useState(() => new TypedValue());
  useLayoutEffect(() => typed.update(props, { ...format, read: validRead(format, props, session) }));
  useEffect(() => {
    const stop = session.onFlush(() => typed.flush());
    return () => {
      stop();
      typed.flush();
    };
  }, [session, typed]);
  return {
    input: {
      ref: typed.attach,
      defaultValue,
      onChange: ({ currentTarget }) => typed.type(currentTarget),
      onBlur: () => {
        typed.leave();
        props.onBlur();
      },
    },
    text: () => typed.text,
    flush: () => typed.flush(),
  };
}

interface Stray {
  readonly at: number;
  /** Why it does not stand there. */
  readonly cut: string;
}

/** What stands in an input and what has become of it: the part of `useTypedText` that is no React. */
class TypedValue {
  #input: TextElement | undefined;
  #props: FieldWidgetProps | undefined;
  #format: TextFormat | undefined;
  #rewrite: Rewrite | undefined;
  #text = "";
  /** The value the text stands for: the one shown, or the one last committed. */
  #settled: Json | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTyping = false;
  /** The field was left since the last key: what was left out then is told no more. */
  #isAnew = false;
  /** Where a sign or point was typed into a count: the digits that follow there are no part of it. */
  #stray: Stray | undefined;

  get text(): string {
    return this.#text;
  }

  attach = (input: TextElement | null): void => {
    this.#input = input ?? undefined;
  };

  /** New props: a value from elsewhere replaces the text, unless something typed is still on its way. */
  update(props: FieldWidgetProps, format: TextFormat): void {
    const isFirst = this.#props === undefined;
    this.#props = props;
    this.#format = format;
    this.#rewrite ??= rewrites[props.ui.typing?.rewrite ?? ""]?.();
    if (this.#isTyping || (!isFirst && deepEqual(props.value, this.#settled))) return;
    this.#settled = props.value;
    if (!isFirst) {
      props.onTextProblem(undefined);
      props.onTextCut?.(undefined);
    }
    this.#show(format.show(props.value));
  }

  /** Takes what was typed; the rules of the setting may put other text in its place. */
  type(input: TextElement): void {
    const raw = input.value;
    const { shown, cut } = this.#ruled(raw, (input.selectionStart ?? raw.length) - 1);
    if (cut !== undefined || this.#isAnew || raw === "") this.#props?.onTextCut?.(cut);
    this.#isAnew = false;
    if (shown !== raw) {
      // Other text would send the caret to the end; it belongs behind the same letters.
      const behind = raw.length - (input.selectionStart ?? raw.length);
      input.value = shown;
      const at = Math.max(0, shown.length - behind);
      input.setSelectionRange(at, at);
    }
    this.#text = shown;
    this.#isTyping = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#commit(false), this.#format?.debounceMs ?? 0);
  }

  /** What stands for a text by the rules of the setting, and what they left out. @param last where its last key went */
  #ruled(typed: string, last: number): { readonly shown: string; readonly cut: string | undefined } {
    const { ui, schema } = this.#props ?? {};
    const rules = ui?.typing;
    const isCount = rules?.only === "digits" && isInteger(schema?.["type"]);
    const raw = isCount ? ungrouped(typed) : typed;
    if (isCount) {
      // With its digits a sign was put in: without it 1.5 would be 15, and -5 be 5.
      const isPut = noCount.test(raw) && !noCount.test(this.#text);
      if (isPut) return { shown: this.#text, cut: formsText("forms.wholeOnly") };
      this.#stray = this.#strayIn(raw, last);
      if (this.#stray) return { shown: this.#text, cut: this.#stray.cut };
    }
    const ruled = applyTypingRules(raw, rules);
    const shown = this.#rewrite?.type(ruled) ?? ruled;
    const isKept = ruled === (isCount ? withoutWhitespace(raw) : raw);
    return { shown, cut: isKept ? rewriteCut(ruled, shown, rules) : cutWords(rules) };
  }

  /** The sign or point that one key more is, or stands behind: left out by itself it would make 1.5 be 15, and -5 be 5. */
  #strayIn(raw: string, last: number): Stray | undefined {
    const isOneMore = raw.slice(0, Math.max(last, 0)) + raw.slice(last + 1) === this.#text;
    const key = raw.charAt(last);
    if (!isOneMore) return undefined;
    if ((/[-−–]/.test(key) && last === 0) || (/[eE]/.test(key) && /\d/.test(raw.charAt(last - 1))))
      return { at: last, cut: formsText("forms.wholeOnly") };
    if (/[.,]/.test(key) && /\d/.test(raw.charAt(last - 1))) return { at: last, cut: formsText("forms.wholePart") };
    return last === this.#stray?.at && /\d/.test(key) ? this.#stray : undefined;
  }

  leave(): void {
    this.flush();
    this.#stray = undefined;
    this.#isAnew = true;
    this.#rewrite?.settle();
    const read = this.#format?.read(this.#text);
    // An edit the page refused, and text with more than one spelling, show as the value is; text without a value stays.
    setTimeout(() => {
      if (this.#isTyping || read === undefined || "problem" in read) return;
      this.#settled = this.#props?.value;
      this.#show(this.#format?.show(this.#settled) ?? "");
    });
  }

  flush(): void {
    if (this.#isTyping) this.#commit(true);
  }

  #commit(isLeaving: boolean): void {
    clearTimeout(this.#timer);
    const read = this.#format?.read(this.#text);
    if (!this.#props || read === undefined) return;
    if ("cut" in read) this.#props.onTextCut?.(read.cut);
    if ("problem" in read) {
      if (read.mayGrow && !isLeaving) return;
      this.#props.onTextProblem(read.problem);
      if (isLeaving) this.#isTyping = false;
      return;
    }
    this.#props.onTextProblem(undefined);
    if (this.#props.holdEmpty && read.value === undefined && !isLeaving) return;
    this.#isTyping = false;
    if (deepEqual(read.value, this.#settled)) return;
    this.#settled = read.value;
    this.#props.onChange(read.value);
  }

  #show(text: string): void {
    this.#text = text;
    if (this.#input && this.#input.value !== text) this.#input.value = text;
  }
}

/** How text is read where nothing but a valid value may be stored (`typing.valid`): what breaks the setting's rules is none. */
function validRead(
  format: TextFormat,
  { ui, pointer, label }: FieldWidgetProps,
  session: FormSession,
): TextFormat["read"] {
  const key = ui.typing?.valid;
  return (text) => {
    const found = format.read(text);
    const check = key === undefined ? undefined : session.latest.checks.conditions[key];
    if ("problem" in found || found.value === undefined || !check || check(found.value)) return found;
    const errors = Array.isArray(check.errors) ? check.errors : [];
    const placed = errors.map((error: object) => ({ ...error, instancePath: pointer }));
    const [problem] = toProblems(placed, session.latest.entity);
    return { problem: problem?.message ?? words("check.other", { label }), mayGrow: true };
  };
}

/** Why some of what was typed does not stand in the input. */
export function cutWords(rules: TypingRules | undefined): string {
  return rules?.only === "digits" ? formsText("forms.digitsOnly") : words("forms.spaceless");
}

/** A count that was copied from where the console shows it: without what sets its thousands apart. */
function ungrouped(text: string): string {
  const sign = inDigits(1000).charAt(1);
  const groups = text.split(sign);
  const isShown = groups.length > 1 && /^\s*\d{1,3}$/.test(groups[0] ?? "");
  return isShown &&
    groups.slice(1).every((group, at, all) => (at < all.length - 1 ? /^\d{3}$/ : /^\d{3}(?!\S)/).test(group))
    ? groups.join("")
    : text;
}

/** A number that its digits alone are not: with a sign before them, or with more than blanks between. */
const noCount = /\d[^\d\s]+\d|[-−–]\s*\d/;

/** What a rewriting leaves out, where it is more than a sign between two of them. */
const rewriteCuts: Readonly<Record<string, () => string>> = {
  pids: () => formsText("forms.pidsOnly"),
  clock: () => formsText("forms.clockOnly"),
  "key-name": () => formsText("forms.noDigitFirst"),
};

/** Why something of what was typed does not stand in the input as it was rewritten; noughts before a number are nothing. */
export function rewriteCut(typed: string, shown: string, rules: TypingRules | undefined): string | undefined {
  const cutWordsOf = rewriteCuts[rules?.rewrite ?? ""];
  const meant = (text: string) => text.replaceAll(/[^\p{L}\p{N}]|\b0+(?=\d)/gu, "").length;
  return meant(shown) < meant(typed) ? cutWordsOf?.() : undefined;
}

/** Text as it may stand in the input: white space stripped, all but digits dropped, whatever the setting's rules say. */
export function applyTypingRules(text: string, rules: TypingRules | undefined): string {
  const stripped = rules?.strip === "whitespace" ? withoutWhitespace(text) : text;
  return rules?.only === "digits" ? stripped.replaceAll(/\D+/g, "") : stripped;
}

/** Whether a schema takes whole numbers: by its `type`. */
export function isInteger(type: unknown): boolean {
  return type === "integer" || (Array.isArray(type) && type.includes("integer"));
}

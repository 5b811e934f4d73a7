import type { Json } from "../../model/Json.ts";
import { deepEqual } from "../../model/patch/deepEqual.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { Rewrite } from "../../model/typing/Rewrite.ts";
import { rewrites } from "../../model/typing/rewrites.ts";
import type { TextForm } from "./TextForm.ts";
import { typedText } from "./typedText.ts";

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** What stands in an input and what has become of it: the part of `useTypedText` that is no React. */
export class TypedValue {
  #input: TextInput | undefined;
  #props: FieldWidgetProps | undefined;
  #form: TextForm | undefined;
  #rewrite: Rewrite | undefined;
  #text = "";
  /** The value the text stands for: the one shown, or the one last committed. */
  #settled: Json | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTyping = false;

  get text(): string {
    return this.#text;
  }

  attach = (input: TextInput | null): void => {
    this.#input = input ?? undefined;
  };

  /** New props: a value from elsewhere replaces the text, unless something typed is still on its way. */
  update(props: FieldWidgetProps, form: TextForm): void {
    const isFirst = this.#props === undefined;
    this.#props = props;
    this.#form = form;
    this.#rewrite ??= rewrites[props.ui.typing?.rewrite ?? ""]?.();
    if (this.#isTyping || (!isFirst && deepEqual(props.value, this.#settled))) return;
    this.#settled = props.value;
    this.#show(form.show(props.value));
  }

  /** Takes what was typed; the rules of the setting may put other text in its place. */
  type(input: TextInput): void {
    const raw = input.value;
    const ruled = typedText(raw, this.#props?.ui.typing);
    const shown = this.#rewrite?.type(ruled) ?? ruled;
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
    this.#timer = setTimeout(() => this.#commit(false), this.#form?.debounceMs ?? 0);
  }

  leave(): void {
    this.flush();
    this.#rewrite?.settle();
    const read = this.#form?.read(this.#text);
    // An edit the page refused, and text with more than one spelling, show as the value is; text without a value stays.
    setTimeout(() => {
      if (this.#isTyping || read === undefined || "problem" in read) return;
      this.#settled = this.#props?.value;
      this.#show(this.#form?.show(this.#settled) ?? "");
    });
  }

  flush(): void {
    if (this.#isTyping) this.#commit(true);
  }

  #commit(isLeaving: boolean): void {
    clearTimeout(this.#timer);
    const read = this.#form?.read(this.#text);
    if (!this.#props || read === undefined) return;
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

import type { NumberWord, UiNode } from "../../generated/shapes/FormDescriptor.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";

interface WordInObject {
  /** Property whose number the word may replace. */
  readonly name: string;
  readonly word: NumberWord;
  /** The word stands there: the object's other settings are void. */
  readonly isChosen: boolean;
}

/** The property of an object that a word may take the place of (`x-ui.word`); most objects have none. */
export function wordIn({ uiNode, value }: Field, names: readonly string[]): WordInObject | undefined {
  for (const name of names) {
    // A property's key of a ui schema holds a node.
    const word = (uiNode[name] as UiNode | undefined)?.["ui:options"]?.word;
    if (word) return { name, word, isChosen: isPlainObject(value) && value[name] === word.value };
  }
  return undefined;
}

import { useEffect, useRef, useState } from "react";
import { useStores } from "../../../context/StoresContext.ts";
import { tagFormats } from "../../../forms/typing/tagFormats.ts";
import type { PanelValue } from "../../../generated/contracts/EntityDescriptor.ts";
import type { FormDescriptor } from "../../../generated/contracts/FormDescriptor.ts";
import { parsePointer } from "../../../model/configPath.ts";
import { inSentence } from "../../../model/diff/settingWords.ts";
import { uiOptionsAt } from "../../../model/entity/readForm.ts";
import type { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";
import { addPanelValue } from "../../../stores/editing/panelValues.ts";
import { panelText } from "../../../texts/en/panels.ts";
import { translate } from "../../../texts/language.ts";

/** What is said of the value beside it: why it was not added, or that it was. */
interface Told {
  readonly error?: string;
  readonly done?: string;
}

/** What is typed, the item it is for, and the words of its kind and mode; undefined until they are chosen. */
type HalfTyped = Readonly<{ typed: string } & Record<"chosen" | "kind" | "mode", string | undefined>>;
const nothing: HalfTyped = { typed: "", chosen: undefined, kind: undefined, mode: undefined };

/** What is typed to be added to an item, and what came of it; it is there when one comes back before it was added. */
export function useAddValue(editor: CollectionEditor, form: FormDescriptor, onAdd: (key: string) => void) {
  const { halfTyped, log } = useStores();
  const what = `values of ${editor.descriptor.collection ?? ""}`;
  const [half, setHalf] = useState(() => halfTyped.read(what, nothing));
  const { typed } = half;
  const put = (part: Partial<HalfTyped>) => setHalf((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (half.typed === "") halfTyped.forget(what);
    else halfTyped.keep(what, half);
  }, [halfTyped, what, half]);
  const [told, setTold] = useState<Told>({});
  const [isBusy, setBusy] = useState(false);
  // What is typed and what is under way as they are now: a drawing may be older.
  const now = useRef({ typed, isBusy: false });
  const format = (list: string) => tagFormats[wordsOf(form, list)];
  const work = (isAtWork: boolean) => {
    now.current.isBusy = isAtWork;
    setBusy(isAtWork);
  };
  const add = async (key: string, target: PanelValue) => {
    if (now.current.isBusy) return;
    work(true);
    try {
      await addTyped(key, target);
    } finally {
      work(false);
    }
  };
  const addTyped = async (key: string, target: PanelValue) => {
    const words = format(target.list);
    const word = words?.read(typed.trim()) ?? typed.trim();
    const kind = translate(target.kind);
    const mode = translate(target.mode);
    if (word === "") return setTold({ error: panelText("panels.value.empty") });
    if (words !== undefined && words.nameOf(word) === undefined)
      return setTold({ error: panelText("panels.value.unknown", { kind: inSentence(kind), value: word }) });
    const added = await addPanelValue(editor, key, target, word);
    const name = editor.titleOf(key);
    const isSame = now.current.typed === typed;
    // A fault of what was typed before is none of what is typed now.
    const refuse = (error: string) => isSame && setTold({ error });
    if (added.kind === "wrong") return refuse(added.words);
    if (added.kind === "exists") {
      log(new Error(panelText("panels.value.existsLog")));
      return refuse(panelText("panels.value.exists", { name, mode: translate(added.mode) }));
    }
    // Who has left meanwhile finds nothing to add once more.
    if (halfTyped.read(what, nothing).typed === typed) halfTyped.forget(what);
    if (isSame) write("");
    setTold({ done: panelText("panels.value.added", { name, kind, mode }) });
    return onAdd(key);
  };
  const write = (value: string) => {
    now.current.typed = value;
    put({ typed: value });
  };
  const type = (value: string) => {
    write(value);
    setTold({});
  };
  return { half, told, put, type, add, isBusy, offered: (list: string) => offeredBy(format(list)) };
}

function offeredBy(format: (typeof tagFormats)[string] | undefined) {
  return (format?.offered() ?? []).map((word) => ({ value: word, label: format?.nameOf(word) ?? word }));
}

/** What the words of a list are, as the form says it. */
function wordsOf(form: FormDescriptor, list: string): string {
  const words = uiOptionsAt(form, parsePointer(list))?.widgetOptions?.["words"];
  return typeof words === "string" ? words : "";
}

import { useEffect, useMemo, useState } from "react";
import { useStores } from "../../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { CollectionEditor } from "../../../stores/editing/CollectionEditor.ts";

/** The editor of a collection, which checks what is edited while its page is open. */
export function useCollectionEditor(entity: EntityDescriptor): CollectionEditor {
  const { config, draft, save } = useStores();
  const editor = useMemo(() => new CollectionEditor(config, draft, save, entity), [config, draft, save, entity]);
  // Save is open only while nothing is wrong.
  useEffect(() => editor.watch(), [editor]);
  return editor;
}

/** Which panels are open: the only one at once, a renamed one as before. */
export function useOpened(editor: CollectionEditor) {
  const { draft } = useStores();
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(editor.keys.length === 1 ? editor.keys : []));
  const fold = (key: string, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  const { collection } = editor.descriptor;
  useEffect(
    () =>
      draft.onRename(({ from: [first, before = ""], to }) => {
        const after = to.at(-1) ?? "";
        if (first === collection)
          setOpened((keys) => (keys.has(before) ? new Set([...keys, after].filter((key) => key !== before)) : keys));
      }),
    [draft, collection],
  );
  return { opened, open: (key: string) => fold(key, true), fold };
}

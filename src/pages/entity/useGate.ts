import { useEffect } from "react";
import type { FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import type { Editor } from "../../stores/Editor.ts";

/**
 * Whether something is wrong now with a part of the page that keeps its Save closed (`save.gate`). Such a page is checked
 * at each edit, or Save would stay closed after the last mistake is mended.
 */
export function useGate(editor: Editor, form: FormDescriptor): boolean {
  const gates = form.fields.filter((pattern) => editor.descriptor.fields[pattern]?.save?.gate);
  const hasGate = gates.length > 0;
  const { value } = editor;
  useEffect(() => {
    if (hasGate) void editor.check();
  }, [editor, hasGate, value]);
  return editor.problems.some(
    ({ level, pointer }) =>
      level === "error" && gates.some((gate) => pointer === gate || pointer.startsWith(`${gate}/`)),
  );
}

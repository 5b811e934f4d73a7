import { observer } from "mobx-react-lite";
import { useMemo, useRef, type ReactNode } from "react";
import { registry } from "../../../overrides/registry.ts";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { ErrorSummary } from "../../forms/ErrorSummary.tsx";
import type { FormHandle } from "../../forms/FormHandle.ts";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import type { FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import type { Editor } from "../../stores/Editor.ts";
import { useStores } from "../../context/useStores.ts";
import { conflictsByPointer } from "./conflictsByPointer.ts";
import { EntityActions } from "./EntityActions.tsx";
import styles from "./EntityPage.module.css";
import { editSaved } from "./editSaved.ts";
import { fillMissing } from "./fillMissing.ts";
import { nameOf } from "./nameOf.ts";
import { removeSaved } from "./removeSaved.ts";
import { useFormChecks } from "./useFormChecks.ts";
import { useTextProblems } from "./useTextProblems.ts";

interface EntityPageProps {
  readonly form: FormDescriptor;
  readonly editor: Editor;
  /** For the form of a list item: where the item stands. */
  readonly at?: ConfigPath;
  /** Live pieces beside the form. */
  readonly aside?: ReactNode;
}

/** A generated form over one entity or several: edits go to the draft, Save commits what stands on this page. */
export const EntityPage = observer(function EntityPage({ form, editor, at, aside }: EntityPageProps) {
  const { serverInfo, clipboard, questions } = useStores();
  const handle = useRef<FormHandle>(null);
  const checks = useFormChecks(form);
  const typed = useTextProblems();
  const { value, reported } = editor;
  const { formContext } = serverInfo;
  const context = useMemo(() => ({ ...formContext, reported }), [formContext, reported]);
  if (!checks || !value) return <LoadingState />;
  const problems = [...typed.problems, ...editor.problems];
  const focus = (pointer: string) => void handle.current?.focusField(pointer);
  return (
    <div className={styles.page}>
      <ErrorSummary form={form} entity={editor.descriptor} problems={problems} onGoTo={focus} />
      <SchemaForm
        ref={handle}
        form={form}
        checks={checks}
        entity={editor.descriptor}
        widgets={registry}
        value={value}
        at={at}
        server={editor.server}
        problems={problems}
        conflicts={conflictsByPointer(editor)}
        selection={editor.selection}
        context={context}
        copied={clipboard.copied}
        onCopy={(kind, copy) => clipboard.copy(kind, nameOf(editor), copy)}
        onFill={(path, next) => fillMissing(editor, path, next)}
        onDisable={(path, words) => void removeSaved(editor, path, words, questions)}
        onTextProblem={typed.note}
        onChange={(path, next) => editSaved(editor, path, next)}
        onListEdit={(pointer, edit) => editor.editItems(pointer, edit)}
        onBlur={() => void editor.check()}
        onReset={(pointer) => editor.reset(pointer)}
        onKeepMine={(pointer) => editor.keepMine(pointer)}
        onTakeTheirs={(pointer) => editor.takeTheirs(pointer)}
      />
      {aside}
      {form.fields.length > 0 && (
        <EntityActions form={form} editor={editor} flush={() => handle.current?.flush()} blockedBy={typed.problems} />
      )}
    </div>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { ErrorSummary } from "../../forms/ErrorSummary.tsx";
import type { FormHandle } from "../../forms/FormHandle.ts";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import type { FormChecks, FormDescriptor } from "../../generated/shapes/FormDescriptor.ts";
import type { Editor } from "../../stores/Editor.ts";
import { text } from "../../texts/text.ts";
import { useStores } from "../useStores.ts";
import { conflictsByPointer } from "./conflictsByPointer.ts";
import styles from "./EntityPage.module.css";

interface EntityPageProps {
  readonly form: FormDescriptor;
  readonly editor: Editor;
  /** Live pieces beside the form. */
  readonly aside?: ReactNode;
}

/** A generated form over one entity: edits go to the draft, Save commits what stands on this page. */
export const EntityPage = observer(function EntityPage({ form, editor, aside }: EntityPageProps) {
  const { serverInfo, save } = useStores();
  const handle = useRef<FormHandle>(null);
  const checks = useFormChecks(form);
  const { value, server } = editor;
  if (!checks || !value) return <LoadingState />;
  const problems = editor.problems.filter((problem) => problem.page === undefined || problem.page === form.page);
  const handleSave = async () => {
    handle.current?.flush();
    await editor.commit(form.fields);
  };
  return (
    <div className={styles.page}>
      <ErrorSummary
        form={form}
        entity={editor.descriptor}
        problems={problems}
        onGoTo={(pointer) => void handle.current?.focusField(pointer)}
      />
      <SchemaForm
        ref={handle}
        form={form}
        checks={checks}
        entity={editor.descriptor}
        value={value}
        server={server}
        problems={problems}
        conflicts={conflictsByPointer(editor)}
        selection={editor.selection}
        onListEdit={(pointer, edit) => editor.editItems(pointer, edit)}
        context={{ capabilities: { ...serverInfo.info?.capabilities } }}
        onChange={(path, next) => editor.edit(path, next)}
        onBlur={() => void editor.check()}
        onReset={(pointer) => editor.reset(pointer)}
        onKeepMine={(pointer) => editor.keepMine(pointer)}
        onTakeTheirs={(pointer) => editor.takeTheirs(pointer)}
      />
      {aside}
      <div className={styles.actions}>
        <Button variant="primary" disabled={!editor.canSave} isBusy={save.isRunning} onClick={() => void handleSave()}>
          {text("pages.save")}
        </Button>
        <Button disabled={!editor.isChanged} onClick={() => editor.reset("")}>
          {text("pages.reset")}
        </Button>
      </div>
    </div>
  );
});

function useFormChecks(form: FormDescriptor): FormChecks | undefined {
  const [loaded, setLoaded] = useState<{ readonly form: FormDescriptor; readonly checks: FormChecks }>();
  useEffect(() => {
    let isCurrent = true;
    void form.load().then((checks) => {
      if (isCurrent) setLoaded({ form, checks });
    });
    return () => {
      isCurrent = false;
    };
  }, [form]);
  return loaded?.form === form ? loaded.checks : undefined;
}

import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { registry } from "../../../overrides/registry.ts";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { ErrorSummary } from "../../forms/ErrorSummary.tsx";
import type { FormHandle } from "../../forms/SchemaFormProps.ts";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { holdsIn } from "../../forms/session/FormSession.ts";
import { inPageOrder } from "../../forms/session/fieldFocus.ts";
import type { FormChecks, FormDescriptor, FormSection } from "../../generated/contracts/FormDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import type { Json } from "../../model/Json.ts";
import { type ConfigPath, valueAt } from "../../model/configPath.ts";
import { conflictsByPointer } from "../../model/draft/draftConflicts.ts";
import { formChecksRead, readFormChecks } from "../../model/entity/readForm.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { editSaved, removeAtOnce } from "./itemEditor.ts";
import { portProblems, unservedProblems } from "./unservedProblems.ts";
import { EntityActions } from "./EntityActions.tsx";
import { useArrival } from "./useArrival.ts";
import styles from "./EntityPage.module.css";
import type { Problem } from "../../model/entity/checkProblems.ts";
import { itemText } from "../../texts/en/itemPages.ts";

interface EntityPageProps {
  readonly form: FormDescriptor;
  readonly editor: Editor;
  /** For the form of a list item: where the item stands. */
  readonly at?: ConfigPath;
  /** Live pieces beside the form. */
  readonly aside?: ReactNode;
  /** Save and Reset; not where several forms are saved together. */
  readonly hasActions?: boolean;
  /** What saving does here, where `Save` says too little. */
  readonly saveLabel?: string | undefined;
  /** The setting that is typed first in something new. */
  readonly beginAt?: string | undefined;
}

/** A generated form over one entity or several: edits go to the draft, Save commits what stands on this page. */
export const EntityPage = observer(function EntityPage({
  form,
  editor,
  at,
  aside,
  hasActions = true,
  saveLabel,
  beginAt,
}: EntityPageProps) {
  const stores = useStores();
  const { serverInfo, clipboard, notifications, questions } = stores;
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const handle = useRef<FormHandle>(null);
  const checks = useFormChecks(form);
  const typed = useTextProblems();
  const { value, reported } = editor;
  const { formContext } = serverInfo;
  const context = useMemo(() => ({ ...formContext, reported }), [formContext, reported]);
  useArrival(handle, editor, form, checks !== undefined && value !== undefined, beginAt);
  if (!checks || !value) return <LoadingState />;
  const unserved = unservedProblems(editor.descriptor, value, serverInfo.info?.unserved_settings);
  const ports = portProblems(editor.descriptor, value, notifications.byCode);
  // What is wrong with a value is nothing to the text that stands in its place now.
  const ofValues = editor.problems.filter(({ pointer }) => !typed.problems.some((one) => one.pointer === pointer));
  const problems = [...typed.problems, ...ofValues, ...unserved, ...ports];
  const conflicts = conflictsByPointer(editor.conflicts, entities);
  const focus = (pointer: string) => void handle.current?.focusField(pointer);
  const isShown = ({ visible }: FormSection) =>
    holdsIn(visible, { checks, context, selection: editor.selection }, editor.value ?? value);
  const leadToFirst = () => {
    // As they are by then: others may have saved meanwhile.
    const wrong = [...typed.problems, ...editor.problems].filter(({ level }) => level === "error");
    const conflicting = conflictProblems(Object.keys(conflictsByPointer(editor.conflicts, entities)));
    const [first] = inPageOrder([...wrong, ...conflicting], { form, entity: editor.descriptor, isShown });
    if (first) focus(first.pointer);
  };
  return (
    <div className={styles.page}>
      <ErrorSummary
        form={form}
        entity={editor.descriptor}
        isShown={isShown}
        problems={[...problems, ...conflictProblems(Object.keys(conflicts))]}
        onGoTo={focus}
      />
      <SchemaForm
        ref={handle}
        form={form}
        checks={checks}
        entity={editor.descriptor}
        widgets={registry}
        value={value}
        at={at}
        entityPath={editor.path}
        server={editor.server}
        // Where several forms are saved together, each stands in a section with its name.
        headingLevel={hasActions ? 2 : 3}
        problems={problems}
        conflicts={conflicts}
        selection={editor.selection}
        context={context}
        copied={clipboard.copied}
        onCopy={(kind, copy) => clipboard.copy(kind, nameOf(editor), copy)}
        onFill={(path, next) => fillMissing(editor, path, next)}
        onDisable={(path, presence) => void removeAtOnce(editor, path, presence, questions)}
        onTextProblem={typed.note}
        // After a no all stands there as it was.
        onChange={(path, next) =>
          void editSaved(editor, path, next, stores).then((isEdited) => isEdited || drawAgain())
        }
        onListEdit={(pointer, edit) => editor.editItems(pointer, edit)}
        onBlur={() => void editor.check()}
        onReset={(pointer) => editor.reset(pointer)}
        onKeepMine={(pointer) => editor.keepMine(pointer)}
        onTakeTheirs={(pointer) => editor.takeTheirs(pointer)}
      />
      {aside}
      {hasActions && form.fields.length > 0 && (
        <EntityActions
          form={form}
          editor={editor}
          flush={() => handle.current?.flush()}
          blockedBy={typed.problems}
          onRefused={leadToFirst}
          saveLabel={saveLabel}
        />
      )}
    </div>
  );
});

/** Each has its choice at its field, which may be far below. */
function conflictProblems(pointers: readonly string[]): readonly Problem[] {
  return pointers.map((pointer) => ({
    pointer,
    keyword: "conflict",
    level: "error",
    message: itemText("pages.conflict"),
  }));
}

/** The compiled branches and conditions of a form; undefined until their chunk is there. */
function useFormChecks(form: FormDescriptor): FormChecks | undefined {
  const [loaded, setLoaded] = useState<{ readonly form: FormDescriptor; readonly checks: FormChecks }>();
  const checks = loaded?.form === form ? loaded.checks : formChecksRead(form);
  const isThere = checks !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isCurrent = true;
    void readFormChecks(form).then((read) => {
      if (isCurrent) setLoaded({ form, checks: read });
    });
    return () => {
      isCurrent = false;
    };
  }, [form, isThere]);
  return checks;
}

/** Text that stands in a form's fields and cannot become a value ("12x" for a number). */
interface TextProblems {
  readonly problems: readonly Problem[];
  readonly note: (pointer: string, message: string | undefined) => void;
}

function useTextProblems(): TextProblems {
  const [byPointer, setByPointer] = useState<ReadonlyMap<string, string>>(new Map());
  const note = useCallback((pointer: string, message: string | undefined) => {
    setByPointer((before) => {
      if (before.get(pointer) === message) return before;
      const after = new Map(before);
      if (message === undefined) after.delete(pointer);
      else after.set(pointer, message);
      return after;
    });
  }, []);
  const problems = useMemo(
    () => [...byPointer].map(([pointer, message]) => ({ pointer, message, keyword: "text", level: "error" as const })),
    [byPointer],
  );
  return { problems, note };
}

/** Puts a value into those of the edited entities that have none there. */
function fillMissing(editor: Editor, path: ConfigPath, value: Json): void {
  for (const one of editor.each) if (valueAt(one.value ?? {}, path) === undefined) one.edit(path, value);
}

/** What the edited entity is called; empty for several with names of their own. */
function nameOf({ value, descriptor }: Editor): string {
  const name = value?.[descriptor.key ?? ""];
  return typeof name === "string" ? name : "";
}

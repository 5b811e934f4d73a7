import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { registry } from "../../../overrides/registry.ts";
import { Button } from "../../components/controls/Button.tsx";
import { TextField } from "../../components/controls/TextField.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useSaveKey } from "../../components/saveKey.ts";
import { useSaving, useStores } from "../../context/StoresContext.ts";
import { ErrorSummary } from "../../forms/ErrorSummary.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import type { FormHandle } from "../../forms/SchemaFormProps.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { formatPointer } from "../../model/configPath.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import styles from "./CreateDialog.module.css";
import { useCreateForm, useNewItem } from "./useNewItem.ts";

interface CreateDialogProps {
  readonly entity: EntityDescriptor;
  readonly onClose: () => void;
  readonly onCreated: (key: string) => void;
}

/** Makes a new item of a collection from its name and what is required, and saves it at once; a refusal loses nothing typed. */
export const CreateDialog = observer(function CreateDialog({ entity, onClose, onCreated }: CreateDialogProps) {
  const { serverInfo, connection, save } = useStores();
  const isSaving = useSaving();
  const handle = useRef<FormHandle>(null);
  const formId = useId();
  const loaded = useCreateForm(entity);
  const item = useNewItem(entity);
  const [first] = loaded?.form.sections[0]?.properties ?? [];
  const named = entity.key === undefined ? undefined : first;
  useEffect(() => {
    // Once the form is drawn: it opens what a setting stands in before it goes there.
    const timer = setTimeout(() => named !== undefined && handle.current?.focusField(formatPointer([named])));
    return () => clearTimeout(timer);
  }, [named]);
  const create = async () => {
    if (connection.isOffline || save.isRunning) return;
    handle.current?.flush();
    const key = await item.create();
    if (key === "") onClose();
    else if (key !== undefined) onCreated(key);
  };
  useSaveKey("dialog", () => {
    void create();
    return true;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };
  const title = text("collection.new", { label: inSentence(entity.label) });
  const focus = (pointer: string) => void handle.current?.focusField(pointer);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <WhenSign when="atOnce" />
          <Button onClick={onClose}>{text("shell.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={connection.isOffline} isBusy={isSaving}>
            {text("groups.create")}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {item.refusal !== undefined && (
          <p className={styles.refusal} role="alert">
            <Icon name="error" size={14} />
            {item.refusal}
          </p>
        )}
        {entity.key === undefined && entity.serverKeys !== true && (
          <TextField
            autoFocus
            isRequired
            label={text("collection.name")}
            value={item.name}
            error={item.nameError}
            onChange={item.setName}
          />
        )}
        {loaded ? (
          <>
            <ErrorSummary form={loaded.form} entity={entity} problems={item.problems} onGoTo={focus} />
            <SchemaForm
              ref={handle}
              form={loaded.form}
              checks={loaded.checks}
              entity={entity}
              widgets={registry}
              value={item.value}
              problems={item.problems}
              context={serverInfo.formContext}
              headingLevel={3}
              onChange={item.edit}
            />
          </>
        ) : (
          <LoadingState />
        )}
        {connection.isOffline && <p className={styles.offline}>{text("groups.offline")}</p>}
      </form>
    </Dialog>
  );
});

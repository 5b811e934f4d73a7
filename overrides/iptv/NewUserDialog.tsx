import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { saveFailureOf } from "../../src/api/saveFailure.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { WhenSign } from "../../src/components/states/WhenSign.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useSaveKey } from "../../src/components/saveKey.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { ErrorSummary } from "../../src/forms/ErrorSummary.tsx";
import { SchemaForm } from "../../src/forms/SchemaForm.tsx";
import type { FormHandle } from "../../src/forms/SchemaFormProps.ts";
import type { FormChecks } from "../../src/generated/contracts/FormDescriptor.ts";
import { entities } from "../../src/generated/entities.ts";
import { iptvUserUserForm } from "../../src/generated/forms/iptv-user.user.ts";
import { type ConfigPath, withValueAt } from "../../src/model/configPath.ts";
import { checkEntity } from "../../src/model/entity/checkEntity.ts";
import type { Problem } from "../../src/model/entity/checkProblems.ts";
import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import { iptvUserOf } from "../../src/model/iptv/iptvUser.ts";
import type { IptvUserList } from "../../src/stores/iptv/IptvUserList.ts";
import { iptvText } from "../../src/texts/en/iptv.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./IptvUsers.module.css";

interface NewUserDialogProps {
  readonly list: IptvUserList;
  readonly onClose: () => void;
  readonly onCreated: (name: string) => void;
}

const entity = entities["iptv-user"];
/** The dialog has the title. */
const form = { ...iptvUserUserForm, sections: iptvUserUserForm.sections.map((one) => ({ ...one, title: "" })) };

/** Makes a user with the form of its schema [S376]; a refusal loses nothing typed. */
export const NewUserDialog = observer(function NewUserDialog({ list, onClose, onCreated }: NewUserDialogProps) {
  const { connection } = useStores();
  const handle = useRef<FormHandle>(null);
  const formId = useId();
  const checks = useChecks();
  const user = useNewUser(list, onCreated);
  useEffect(() => {
    // Once the form is drawn.
    const timer = setTimeout(() => checks && handle.current?.focusField("/name"));
    return () => clearTimeout(timer);
  }, [checks]);
  const create = () => {
    if (connection.isOffline || user.isBusy) return;
    handle.current?.flush();
    void user.create();
  };
  useSaveKey("dialog", () => {
    create();
    return true;
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <Dialog
      isOpen
      title={iptvText("iptv.newUser")}
      onClose={onClose}
      footer={
        <>
          <WhenSign when="atOnce" />
          <Button onClick={onClose}>{iptvText("iptv.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={connection.isOffline} isBusy={user.isBusy}>
            {iptvText("iptv.addUser")}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {user.refusal !== undefined && (
          <p className={styles.failed} role="alert">
            <Icon name="error" size={14} />
            <span>{user.refusal}</span>
          </p>
        )}
        {checks ? (
          <>
            <ErrorSummary
              form={form}
              entity={entity}
              problems={user.problems}
              onGoTo={(pointer) => void handle.current?.focusField(pointer)}
            />
            <SchemaForm
              ref={handle}
              form={form}
              checks={checks}
              entity={entity}
              value={user.value}
              problems={user.problems}
              headingLevel={3}
              onChange={user.edit}
            />
          </>
        ) : (
          <LoadingState />
        )}
        {connection.isOffline && <p>{text("groups.offline")}</p>}
      </form>
    </Dialog>
  );
});

/** A user while it is typed, and the way to add it. */
function useNewUser(list: IptvUserList, onCreated: (name: string) => void) {
  // An edit and the press on the button may come in one turn.
  const latest = useRef<JsonObject>({});
  const [value, setValue] = useState<JsonObject>({});
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const edit = (path: ConfigPath, next: Json | undefined) => {
    const edited = withValueAt(latest.current, path, next);
    if (!isPlainObject(edited)) return;
    latest.current = edited;
    setValue(edited);
    if (problems.length > 0) void checkEntity("iptv-user", edited).then(setProblems);
  };
  const create = async () => {
    const typed = latest.current;
    const found = await checkEntity("iptv-user", typed);
    setProblems(found);
    setRefusal(undefined);
    if (found.some(({ level }) => level === "error")) return;
    setBusy(true);
    try {
      const user = iptvUserOf(typed);
      await list.create(user);
      onCreated(user.name);
    } catch (error) {
      const failure = saveFailureOf(error);
      setProblems(failure.problems);
      if (failure.problems.length === 0) setRefusal(failure.message);
      setBusy(false);
    }
  };
  return { value, problems, refusal, isBusy, edit, create };
}

/** The compiled conditions of the form; undefined until they are there. */
function useChecks(): FormChecks | undefined {
  const [checks, setChecks] = useState<FormChecks>();
  useEffect(() => {
    let isCurrent = true;
    void form.load().then((loaded) => {
      if (isCurrent) setChecks(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return checks;
}

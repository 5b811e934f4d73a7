import { observer } from "mobx-react-lite";
import { type FormEvent, useMemo, useState } from "react";
import type { CopyPreview } from "../../src/api/areas/clusterApi.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { Field, TextField } from "../../src/components/controls/TextField.tsx";
import { ChangeList } from "../../src/components/data/ChangeList.tsx";
import { changeRows } from "../../src/components/data/changeRows.ts";
import { Icon } from "../../src/components/Icon.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { entities } from "../../src/generated/entities.ts";
import { copyChanges } from "../../src/model/cluster/settingDrift.ts";
import { lossWords } from "../../src/model/dvr/lossWords.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import styles from "./Cluster.module.css";

interface CopyStreamProps {
  readonly name: string;
  /** This server. */
  readonly own: string;
  readonly servers: readonly string[];
  /** Empty: none yet. */
  readonly chosen: string;
  readonly onClose: () => void;
  readonly onCopied: (server: string) => void;
}

/** Copies a stream to another server, once it has been shown what that changes there. */
export const CopyStream = observer(function CopyStream({
  name,
  own,
  servers,
  chosen,
  onClose,
  onCopied,
}: CopyStreamProps) {
  const { connection } = useStores();
  const [server, setServer] = useState(chosen === "" ? (servers[0] ?? "") : chosen);
  const [login, setLogin] = useState("admin");
  const [password, setPassword] = useState("");
  const asked = useMemo(() => ({ name, server, login, password }), [name, server, login, password]);
  const { preview, error, isBusy, check, copy } = useCopy(asked, onCopied);
  const losses = preview?.losses && lossWords(preview.losses);
  const isRefused = preview?.problems.some(({ level }) => level === "error") === true;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (password === "" || login === "") return;
    if (preview === undefined) check();
    else if (!isRefused) copy(preview);
  };
  return (
    <Dialog isOpen title={clusterText("cluster.copyTitle", { name, own })} onClose={onClose}>
      <form className={styles.copy} onSubmit={handleSubmit}>
        <p>{clusterText("cluster.copyOnlySaved")}</p>
        <Field label={clusterText("cluster.copyWhere")}>
          {(control) => (
            <select {...control} value={server} onChange={(event) => setServer(event.currentTarget.value)}>
              {servers.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <TextField label={clusterText("cluster.copyLogin")} value={login} onChange={setLogin} isRequired />
        <TextField
          label={clusterText("cluster.copyPassword")}
          value={password}
          onChange={setPassword}
          help={clusterText("cluster.copyHelp", { address: server })}
          isSecret
          isRequired
          autoFocus
        />
        {preview !== undefined && <Preview name={name} preview={preview} />}
        {losses !== undefined && (
          <p className={styles.error}>
            <Icon name="warning" size={14} /> {losses}
          </p>
        )}
        {error !== undefined && (
          <p className={styles.error} role="alert">
            <Icon name="error" size={14} /> {error}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{clusterText("cluster.cancel")}</Button>
          <Button
            type="submit"
            variant={losses === undefined ? "primary" : "danger"}
            isBusy={isBusy}
            disabled={password === "" || login === "" || isRefused || connection.isOffline}
          >
            {preview === undefined
              ? clusterText("cluster.copyReview")
              : clusterText(losses === undefined ? "cluster.copyNow" : "cluster.copyAndRemove", { server })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});

function Preview({ name, preview }: { readonly name: string; readonly preview: CopyPreview }) {
  const { before, after, problems } = preview;
  const changes = useMemo(() => copyChanges(name, before, after, entities), [name, before, after]);
  const refusals = problems.filter(({ level }) => level === "error");
  const warnings = problems.filter(({ level }) => level === "warning");
  return (
    <div className={styles.preview} role="status">
      {before === undefined ? (
        <p>{clusterText("cluster.copyCreates")}</p>
      ) : changes.length === 0 ? (
        <p>{clusterText("cluster.copyNothing")}</p>
      ) : (
        <ChangeList changes={changeRows(changes)} />
      )}
      {[
        { words: clusterText("cluster.copyRefused"), listed: refusals },
        { words: clusterText("cluster.copyWarns"), listed: warnings },
      ].map(
        ({ words, listed }) =>
          listed.length > 0 && (
            <div key={words}>
              <p>{words}</p>
              <ul>
                {listed.map(({ pointer, message }, index) => (
                  <li key={index}>
                    {message} <code>{pointer}</code>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

interface Asked {
  readonly name: string;
  readonly server: string;
  readonly login: string;
  readonly password: string;
}

/** What was looked at counts for what it was asked with; anything else that is typed is looked at anew. */
function useCopy(asked: Asked, onCopied: (server: string) => void) {
  const { calls } = useStores();
  const [seen, setSeen] = useState<{ readonly asked: Asked; readonly preview: CopyPreview }>();
  const [failed, setFailed] = useState<{ readonly asked: Asked; readonly words: string }>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      setFailed(undefined);
    } catch (cause) {
      setFailed({ asked, words: cause instanceof Error ? cause.message : String(cause) });
      setSeen(undefined);
    }
    setBusy(false);
  };
  return {
    preview: seen?.asked === asked ? seen.preview : undefined,
    error: failed?.asked === asked ? failed.words : undefined,
    isBusy,
    check: () =>
      void attempt(async () => {
        const preview = await (await calls.cluster()).checkCopy(asked);
        setSeen({ asked, preview });
      }),
    copy: (preview: CopyPreview) =>
      void attempt(async () => {
        await (await calls.cluster()).copy(asked, preview);
        onCopied(asked.server);
      }),
  };
}

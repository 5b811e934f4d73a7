import { useState, type FormEvent } from "react";
import { VisuallyHidden } from "../../src/components/VisuallyHidden.tsx";
import { Button } from "../../src/components/controls/Button.tsx";
import { Field } from "../../src/components/controls/TextField.tsx";
import type { FileEntry } from "../../src/generated/types/FileEntry.ts";
import { isNewFileName } from "../../src/model/files/fileNames.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import fields from "../../src/theme/fields.module.css";

interface NewDirectoryProps {
  readonly files: readonly FileEntry[];
  /** @throws Error in the server's words */
  readonly onMake: (name: string) => Promise<void>;
}

/** Makes a directory in the one that is shown. */
export function NewDirectory({ files, onMake }: NewDirectoryProps) {
  const [typed, setTyped] = useState("");
  const [made, setMade] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = typed.trim();
  const error = name === "" ? undefined : (problemOf(name, files) ?? refusal);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || error !== undefined || isBusy) return;
    setBusy(true);
    try {
      await onMake(name);
      setMade(name);
      setTyped("");
    } catch (cause) {
      setRefusal(cause instanceof Error ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Field label={fileText("files.newDirectory")} error={error}>
        {(control) => (
          <span className={fields.group}>
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setRefusal(undefined);
              }}
            />
            <Button type="submit" icon="folder-plus" isBusy={isBusy} disabled={name === "" || error !== undefined}>
              {fileText("files.make")}
            </Button>
          </span>
        )}
      </Field>
      <VisuallyHidden>
        <span role="status">{made === "" ? "" : fileText("files.directoryMade", { name: made })}</span>
      </VisuallyHidden>
    </form>
  );
}

function problemOf(name: string, files: readonly FileEntry[]): string | undefined {
  if (files.some((file) => file.name === name)) return fileText("files.taken");
  return isNewFileName(name) ? undefined : fileText("files.badName");
}

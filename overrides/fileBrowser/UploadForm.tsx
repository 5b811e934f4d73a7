import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { closeAtOnce, Dialog } from "../../src/components/overlays/Dialog.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FileEntry } from "../../src/generated/types/FileEntry.ts";
import { folderPath } from "../../src/model/files/fileNames.ts";
import type { FolderListing } from "../../src/stores/media/FolderListing.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import { text } from "../../src/texts/text.ts";
import { DropCover } from "./DropCover.tsx";
import { UploadRows } from "./UploadRows.tsx";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import styles from "./UploadForm.module.css";

/** Takes files, chosen or dropped, into the directory that is shown, and tells how far they have come. */
export const UploadForm = observer(function UploadForm({ listing }: { readonly listing: FolderListing }) {
  const { uploads } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  /** Each time that files were chosen of which some are there already; asked about one after the other. */
  const [asked, setAsked] = useState<readonly (readonly File[])[]>([]);
  const { files, place, isSlow } = listing;
  const handleFiles = (chosen: readonly File[]) => {
    if (chosen.some(({ name }) => files.some((file) => file.name === name))) setAsked((before) => [...before, chosen]);
    else uploads.add(place, chosen);
  };
  const answer = () => {
    closeAtOnce(() => setAsked((before) => before.slice(1)));
    // Files may be dropped with the focus anywhere, or nowhere.
    if (asked.length === 1) chooser.current?.focus();
  };
  return (
    <section className={styles.form} aria-label={fileText("files.upload")}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={fileText("files.choose")}
        onChange={({ currentTarget }) => {
          handleFiles([...(currentTarget.files ?? [])]);
          // The same files again are a choice too.
          currentTarget.value = "";
        }}
      />
      {isSlow ? (
        <LoadingState label={fileText("files.loading")} />
      ) : (
        <div className={styles.control}>
          <Button ref={chooser} icon="upload" onClick={() => input.current?.click()}>
            {fileText("files.choose")}
          </Button>
          <span className={styles.hint}>{fileText("files.drop")}</span>
        </div>
      )}
      <DropCover
        label={fileText("files.dropInto", { folder: folderPath.join(place.prefix, place.subpath) })}
        onFiles={handleFiles}
      />
      <UploadRows place={place} />
      <UploadQuestion
        // The focus is not on the answer to the one before.
        key={asked.length}
        chosen={asked[0] ?? []}
        files={files}
        onCancel={answer}
        onReplace={() => {
          uploads.add(place, asked[0] ?? [], true);
          answer();
        }}
      />
    </section>
  );
});

interface UploadQuestionProps {
  /** What was chosen; none: nothing is asked. */
  readonly chosen: readonly File[];
  /** What is in the directory. */
  readonly files: readonly FileEntry[];
  readonly onCancel: () => void;
  readonly onReplace: () => void;
}

/** Asks before files take the place of others. A directory is never replaced. */
function UploadQuestion({ chosen, files, onCancel, onReplace }: UploadQuestionProps) {
  const taken = files.filter(({ name }) => chosen.some((file) => file.name === name));
  const directories = taken.filter(({ type }) => type === "directory");
  if (directories.length > 0) {
    return (
      <Dialog
        isOpen
        role="alertdialog"
        size="small"
        title={fileText("files.taken")}
        onClose={onCancel}
        footer={
          <Button autoFocus onClick={onCancel}>
            {text("shell.close")}
          </Button>
        }
      >
        {fileText("files.takenByDirectory", { names: inWords(directories) })}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen={taken.length > 0}
      isDangerous
      title={
        taken.length === 1
          ? fileText("files.replaceTitle", { name: taken[0]?.name ?? "" })
          : fileText("files.replaceTitleMany", { count: taken.length })
      }
      confirmLabel={text("files.replace")}
      onCancel={onCancel}
      onConfirm={onReplace}
    >
      {taken.length === 1
        ? fileText("files.replaceQuestion")
        : fileText("files.replaceQuestionMany", { names: inWords(taken) })}
    </ConfirmDialog>
  );
}

function inWords(entries: readonly FileEntry[]): string {
  const shown = entries.slice(0, 5).map(({ name }) => name);
  return entries.length > shown.length ? `${shown.join(", ")}, … (${formatCount(entries.length)})` : shown.join(", ");
}

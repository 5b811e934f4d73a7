import { observer } from "mobx-react-lite";
import { useRef, useState, type DragEvent } from "react";
import { classes } from "../../src/components/classes.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/useStores.ts";
import type { FolderListing } from "../../src/stores/files/FolderListing.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./UploadForm.module.css";
import { UploadQuestion } from "./UploadQuestion.tsx";
import { UploadRows } from "./UploadRows.tsx";
import { useDropGuard } from "./useDropGuard.ts";

/** Takes files, chosen or dropped, into the directory that is shown, and tells how far they have come. */
export const UploadForm = observer(function UploadForm({ listing }: { readonly listing: FolderListing }) {
  const { uploads } = useStores();
  useDropGuard();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [asked, setAsked] = useState<readonly File[]>([]);
  const { files, place, isSlow } = listing;
  const handleFiles = (chosen: readonly File[]) => {
    if (chosen.some(({ name }) => files.some((file) => file.name === name))) setAsked(chosen);
    else uploads.add(place, chosen);
  };
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <section className={styles.form} aria-label={text("files.upload")}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={text("files.choose")}
        onChange={({ currentTarget }) => {
          handleFiles([...(currentTarget.files ?? [])]);
          // The same files again are a choice too.
          currentTarget.value = "";
        }}
      />
      {isSlow ? (
        <LoadingState label={text("files.loading")} />
      ) : (
        <div
          className={classes(styles.control, isOver && styles.over)}
          onDragEnter={handleDrag}
          onDragOver={handleDrag}
          onDragLeave={({ currentTarget, relatedTarget }) => {
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
          }}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            handleFiles([...event.dataTransfer.files]);
          }}
        >
          <Button icon="upload" onClick={() => input.current?.click()}>
            {text("files.choose")}
          </Button>
          <span className={styles.hint}>{text("files.drop")}</span>
        </div>
      )}
      <UploadRows place={place} />
      <UploadQuestion
        chosen={asked}
        files={files}
        onCancel={() => setAsked([])}
        onReplace={() => {
          uploads.add(place, asked, true);
          setAsked([]);
        }}
      />
    </section>
  );
});

import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { FolderPlace } from "../../src/api/filesApi.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { Field } from "../../src/components/controls/TextField.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { pickFiles } from "../../src/components/localFiles.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import type { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import { text } from "../../src/texts/text.ts";
import { DropCover } from "../fileBrowser/DropCover.tsx";
import { UploadRows } from "../fileBrowser/UploadRows.tsx";
import styles from "./mediaLists.module.css";

/** Above the list of VODs: files to any of them, chosen or dropped anywhere on the page, and how far they have come. */
export const VodUploads = observer(function VodUploads() {
  const { config, connection, uploads } = useStores();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const places = vodPlaces(config);
  const [only, another] = places;
  const take = (files: readonly File[]) => {
    if (only && !another) uploads.add(only, files);
    else setChosen(files);
  };
  if (!only) return null;
  const canTake = !connection.isOffline;
  return (
    <div className={styles.uploads}>
      <Button icon="upload" disabled={!canTake} onClick={() => void pickFiles().then(take)}>
        {fileText("files.uploadFiles")}
      </Button>
      <span className={styles.uploadHint}>{fileText("files.drop")}</span>
      <DropCover
        label={another ? fileText("files.dropChoose") : fileText("files.dropInto", { folder: only.prefix })}
        onFiles={canTake ? take : undefined}
      />
      <UploadRows />
      {chosen.length > 0 && <PlaceDialog places={places} files={chosen} onClose={() => setChosen([])} />}
    </div>
  );
});

interface PlaceDialogProps {
  /** At least one. */
  readonly places: readonly FolderPlace[];
  readonly files: readonly File[];
  readonly onClose: () => void;
}

/** Asks where files go. */
function PlaceDialog({ places, files, onClose }: PlaceDialogProps) {
  const { uploads } = useStores();
  const [at, setAt] = useState("0");
  const options = places.map(({ prefix, path }, index) => ({ value: String(index), label: `${prefix} · ${path}` }));
  const place = places[Number(at)];
  const upload = () => {
    if (place) uploads.add(place, files);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={fileText("files.uploadTitle", { count: files.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("shell.cancel")}</Button>
          <Button variant="primary" icon="upload" onClick={upload}>
            {fileText("files.upload")}
          </Button>
        </>
      }
    >
      <Field label={fileText("files.uploadTo")}>
        {({ className: _, ...control }) => <Select {...control} options={options} value={at} onChange={setAt} />}
      </Field>
    </Dialog>
  );
}

/** The directories of this server that files can be put into: every path of every VOD. To be read in an observer. */
export function vodPlaces(config: ConfigStore, of?: string): readonly FolderPlace[] {
  const prefixes = of === undefined ? Object.keys(config.readList("vods")) : [of];
  return prefixes.flatMap((prefix) =>
    sourceUrls(config.node("vods", prefix).readConfig() ?? {})
      // A storage on another machine takes its files by itself.
      .filter((path) => !path.includes("://"))
      .map((path) => ({ prefix, path, subpath: "" })),
  );
}

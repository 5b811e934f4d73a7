import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../src/components/controls/Button.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { folderPath } from "../../src/model/files/fileNames.ts";
import type { FolderListing } from "../../src/stores/media/FolderListing.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import styles from "./FileBrowser.module.css";
import { FileList } from "./FileList.tsx";
import type { BrowserPlace } from "./PathBar.tsx";

/** Makes the folder that a path of the VOD names. */
const MakeOwnFolder = observer(function MakeOwnFolder({ listing }: Pick<DirectoryFilesProps, "listing">) {
  const { calls, connection, failures, serverInfo } = useStores();
  const [isBusy, setBusy] = useState(false);
  if (!serverInfo.can("vod_folder")) return null;
  const make = async () => {
    setBusy(true);
    await failures.attempt(fileText("files.ownNotMade"), () => calls.makeDirectory(listing.place, ""));
    await listing.read();
    setBusy(false);
  };
  return (
    <Button icon="folder-plus" isBusy={isBusy} disabled={connection.isOffline} onClick={() => void make()}>
      {fileText("files.makeOwn")}
    </Button>
  );
});

interface DirectoryFilesProps {
  readonly listing: FolderListing;
  readonly place: BrowserPlace;
}

/** The list of a directory, or why there is none. */
export const DirectoryFiles = observer(function DirectoryFiles({ listing, place }: DirectoryFilesProps) {
  const { connection } = useStores();
  const { state, isReading } = listing;
  const { prefix, subpath } = listing.place;
  const first = useRef(subpath);
  switch (state.kind) {
    case "waiting":
      return <div className={styles.waiting} aria-busy />;
    case "gone":
      return (
        <EmptyState
          icon="warning"
          title={fileText("files.gone")}
          action={
            subpath === "" ? (
              <MakeOwnFolder listing={listing} />
            ) : (
              <Link to={place.toFolder(folderPath.parent(subpath))}>{fileText("files.upToParent")}</Link>
            )
          }
        >
          {state.words}
        </EmptyState>
      );
    case "failed":
      return (
        <ErrorState title={fileText("files.notListed")} isRetrying={isReading} onRetry={() => void listing.read()}>
          {state.words}
        </ErrorState>
      );
    case "listed": {
      const isFileGone = place.file !== undefined && !state.files.some(({ name }) => name === place.file);
      return (
        <>
          {connection.isOffline && <p className={styles.note}>{fileText("files.offline")}</p>}
          {isFileGone && (
            <p className={styles.note} role="status">
              {fileText("files.notHere", { name: place.file ?? "" })}
            </p>
          )}
          <FileList
            key={subpath}
            folder={folderPath.join(prefix, subpath)}
            files={state.files}
            selected={place.file}
            takesFocus={subpath !== first.current}
            onOpen={(row) => {
              if (row.kind === "head") return;
              const { name } = row.entry;
              if (row.group === "directories") place.openFolder(folderPath.join(subpath, name));
              if (row.group === "videos") place.openFile(name);
            }}
          />
        </>
      );
    }
  }
});

import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FolderPlace } from "../../src/api/filesApi.ts";
import { offeredFiles } from "../../src/model/ads/scheduleFiles.ts";
import { folderPath } from "../../src/model/files/fileNames.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import { useFolder } from "../fileBrowser/useFolder.ts";
import { type AdEntry, AdFileList } from "./AdFileList.tsx";
import styles from "./AdInjector.module.css";

interface AdFolderProps {
  readonly place: FolderPlace;
  /** Whether the schedule has a file of this directory already. */
  readonly isTaken: (name: string) => boolean;
  readonly onFolder: (name: string) => void;
  readonly onFile: (name: string) => void;
  readonly takesFocus: boolean;
}

/** What of one directory of a VOD may be played as ads, or why nothing is shown. */
export const AdFolder = observer(function AdFolder({ place, isTaken, onFolder, onFile, takesFocus }: AdFolderProps) {
  const { connection } = useStores();
  const listing = useFolder(place);
  const { state, isReading } = listing;
  const offered = useMemo(() => (state.kind === "listed" ? offeredFiles(state.files) : []), [state]);
  switch (state.kind) {
    case "waiting":
      return <LoadingState label={adText("ads.loading")} />;
    case "gone":
    case "failed":
      return (
        <ErrorState
          title={adText(state.kind === "gone" ? "ads.gone" : "ads.notListed")}
          isRetrying={isReading}
          onRetry={() => void listing.read()}
        >
          {state.words}
        </ErrorState>
      );
    case "listed":
      return (
        <>
          {connection.isOffline && (
            <p className={styles.note} role="status">
              {adText("ads.offline")}
            </p>
          )}
          <AdFileList
            label={adText("ads.list", { folder: folderPath.join(place.prefix, place.subpath) })}
            entries={offered.map(({ name, type }): AdEntry =>
              type === "directory" ? { kind: "folder", name } : { kind: "file", name, isTaken: isTaken(name) },
            )}
            onOpen={({ kind, name }) => (kind === "folder" ? onFolder(name) : onFile(name))}
            takesFocus={takesFocus}
            empty={<EmptyState title={adText("ads.noFiles")}>{adText("ads.noFilesHelp")}</EmptyState>}
          />
        </>
      );
  }
});

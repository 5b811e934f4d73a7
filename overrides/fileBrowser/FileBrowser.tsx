import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { folderPath, isVideo } from "../../src/model/files/fileNames.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import { DirectoryFiles } from "./DirectoryFiles.tsx";
import { FilesContext } from "./FileList.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { NewDirectory } from "./NewDirectory.tsx";
import { PathBar, useBrowserPlace, withoutPlace } from "./PathBar.tsx";
import { UploadForm } from "./UploadForm.tsx";
import { useFolder, useRemoving } from "./useFolder.ts";
import sections from "../../src/theme/sections.module.css";
import styles from "./FileBrowser.module.css";

interface FileBrowserProps {
  /** The VOD. */
  readonly prefix: string;
  /** Which of its paths, from 0. */
  readonly index: number;
  /** Address of its settings, without parameters. */
  readonly settings: string;
}

/** The files below one path of a VOD: looked through, uploaded, previewed, removed. */
export const FileBrowser = observer(function FileBrowser({ prefix, index, settings }: FileBrowserProps) {
  const { config } = useStores();
  const { search } = useLocation();
  const vod = config.node("vods", prefix).readConfig();
  if (!vod) {
    return (
      <EmptyState icon="warning" title={fileText("files.noVod", { name: prefix })}>
        {fileText("files.noVodDetail")}
      </EmptyState>
    );
  }
  const back = { pathname: settings, search: withoutPlace(search) };
  const paths = sourceUrls(vod);
  const path = paths[index];
  if (path === undefined) {
    if (paths.length === 0) {
      return (
        <EmptyState
          icon="folder-open"
          title={fileText("files.noPathYet")}
          action={<Link to={back}>{fileText("files.setPath")}</Link>}
        >
          {fileText("files.noPathYetDetail", { name: prefix })}
        </EmptyState>
      );
    }
    return (
      <EmptyState
        icon="warning"
        title={fileText("files.noPath", { name: prefix, number: index + 1 })}
        action={<Link to={back}>{fileText("files.backToVod")}</Link>}
      >
        {fileText("files.noPathDetail")}
      </EmptyState>
    );
  }
  return <Directory prefix={prefix} paths={paths} index={index} path={path} settings={settings} search={back.search} />;
});

interface DirectoryProps {
  readonly prefix: string;
  /** As configured. */
  readonly path: string;
  /** All that the VOD has, and which of them it is. */
  readonly paths: readonly string[];
  readonly index: number;
  readonly settings: string;
  /** Without the place in the directory. */
  readonly search: string;
}

/** One directory below a path of a VOD, as the address names it. */
const Directory = observer(function Directory({ prefix, path, paths, index, settings, search }: DirectoryProps) {
  const { calls } = useStores();
  const place = useBrowserPlace();
  const { subpath, file } = place;
  const listing = useFolder({ prefix, path, subpath });
  const { asked, removing, ask, cancel, confirm } = useRemoving(listing, (name) => {
    if (name === file) place.dropFile();
  });
  const shared = useMemo(
    () => ({
      selected: file,
      removing,
      toDirectory: (name: string) => place.toFolder(folderPath.join(subpath, name)),
      toFile: place.toFile,
      onRemove: ask,
    }),
    [file, removing, place, subpath, ask],
  );
  const shownPath = shownUrl(path);
  const isThere = listing.state.kind === "waiting" || listing.state.kind === "listed";
  const isPlayed = file !== undefined && isVideo(file) && isThere;
  return (
    <FilesContext value={shared}>
      <div className={styles.browser}>
        <Link className={styles.back} to={{ pathname: settings, search }}>
          <Icon name="arrow-left" size={14} />
          {fileText("files.backToVod")}
        </Link>
        {paths.length > 1 && (
          <nav className={styles.paths} aria-label={fileText("files.paths")}>
            {paths.map((one, number) => (
              <Link
                key={`${number} ${one}`}
                to={{ pathname: `${settings}/tree/${number}`, search }}
                aria-current={number === index ? "page" : undefined}
              >
                {shownUrl(one)}
              </Link>
            ))}
          </nav>
        )}
        <div className={isPlayed ? styles.withPreview : styles.page}>
          <div className={sections.stack}>
            <Panel>
              <PathBar prefix={prefix} place={place} />
              {isThere && (
                <div className={styles.tools}>
                  <UploadForm listing={listing} />
                  <NewDirectory
                    key={subpath}
                    files={listing.files}
                    onMake={async (name) => {
                      await calls.makeDirectory(listing.place, name);
                      await listing.read();
                    }}
                  />
                </div>
              )}
            </Panel>
            <Panel
              title={folderPath.parts(subpath).at(-1) ?? prefix}
              help={subpath === "" ? shownPath : `${shownPath.replace(/\/$/, "")}/${subpath}`}
              isFlush
              actions={
                <IconButton
                  icon="refresh"
                  label={fileText("files.refresh")}
                  aria-busy={listing.isReading}
                  onClick={() => void listing.read()}
                />
              }
            >
              <DirectoryFiles listing={listing} place={place} />
            </Panel>
          </div>
          {isPlayed && (
            <FilePreview
              title={file}
              prefix={prefix}
              path={folderPath.join(subpath, file)}
              onClose={() => place.openFolder(subpath)}
            />
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        isDangerous
        title={fileText("files.removeTitle", { name: asked ?? "" })}
        confirmLabel={fileText("files.removeButton")}
        onCancel={cancel}
        onConfirm={confirm}
      >
        {fileText("files.removeQuestion", { name: asked ?? "" })}
      </ConfirmDialog>
    </FilesContext>
  );
});

import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Field } from "../../src/components/controls/TextField.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { adFileName, filesOf } from "../../src/model/ads/scheduleFiles.ts";
import { folderPath } from "../../src/model/files/fileNames.ts";
import { shownUrl } from "../../src/model/hiddenCharacters.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import type { CollectionEditor } from "../../src/stores/editing/CollectionEditor.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import type { BesidePanelsProps } from "../ListOverride.ts";
import { AdFolder } from "./AdFolder.tsx";
import { type AdEntry, AdFileList } from "./AdFileList.tsx";
import styles from "./AdInjector.module.css";

/** Where one is among the files: nowhere yet, in a VOD, in one of its directories. */
interface AdPlace {
  readonly vod?: string;
  /** One of its configured paths. */
  readonly path?: string;
  readonly subpath: string;
}

const start: AdPlace = { subpath: "" };

/** The files of the VOD locations that ad schedules may play; a press on one adds it to a schedule. */
export const AdFilesBrowser = observer(function AdFilesBrowser({ editor, opened, onOpen }: BesidePanelsProps) {
  const { config } = useStores();
  const { target, targets, choose, add, said, isRefused } = useTarget(editor, opened, onOpen);
  const [place, setPlace] = useState(start);
  const vods = config.readList("vods");
  const names = Object.keys(vods);
  const vod = place.vod ?? (names.length === 1 ? names[0] : undefined);
  const paths = vod === undefined ? [] : sourceUrls(config.node("vods", vod).readConfig() ?? {});
  const path = place.path ?? (paths.length === 1 ? paths[0] : undefined);
  const parts = folderPath.parts(place.subpath);
  const crumbs = [
    { label: adText("ads.vods"), to: { subpath: "" } },
    ...(vod === undefined ? [] : [{ label: vod, to: { vod, subpath: "" } }]),
    ...(vod === undefined || path === undefined || paths.length === 1
      ? []
      : [{ label: shownUrl(path), to: { vod, path, subpath: "" } }]),
    ...parts.map((label, index) => ({
      label,
      to: { ...place, ...(vod !== undefined && { vod }), subpath: parts.slice(0, index + 1).join("/") },
    })),
  ];
  const takesFocus = place !== start;
  const taken = new Set(target === undefined ? [] : filesOf(editor.editor(target).value).map(adFileName));
  const fileIn = (name: string) => folderPath.join(vod ?? "", place.subpath, name);
  return (
    <Panel title={adText("ads.files")} help={adText("ads.filesHelp")} isFlush>
      <div className={styles.browser}>
        {targets.length > 1 && (
          <Field label={adText("ads.target")}>
            {({ className: _, ...control }) => (
              <Select
                {...control}
                value={target ?? ""}
                options={[
                  ...(target === undefined ? [{ value: "", label: adText("ads.chooseTarget") }] : []),
                  ...targets.map((key) => ({ value: key, label: editor.titleOf(key) })),
                ]}
                onChange={choose}
              />
            )}
          </Field>
        )}
        {names.length > 0 && (
          <nav aria-label={adText("ads.where")}>
            <ol className={styles.crumbs}>
              {crumbs.map(({ label, to }, index) => (
                <li key={index}>
                  {index === crumbs.length - 1 ? (
                    <span aria-current="location">{label}</span>
                  ) : (
                    <button type="button" className={styles.crumb} onClick={() => setPlace(to)}>
                      {label}
                    </button>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <p role={isRefused ? "alert" : "status"} className={isRefused ? styles.refused : styles.said}>
          {said}
        </p>
      </div>
      {names.length === 0 ? (
        <EmptyState
          icon="folder-open"
          title={adText("ads.noVods")}
          action={<Link to="/?list=vods">{adText("ads.addVod")}</Link>}
        >
          {adText("ads.noVodsHelp")}
        </EmptyState>
      ) : vod === undefined ? (
        <AdFileList
          key="vods"
          label={adText("ads.vods")}
          entries={names.map((name): AdEntry => ({ kind: "folder", name }))}
          onOpen={({ name }) => setPlace({ vod: name, subpath: "" })}
          takesFocus={takesFocus}
          empty={null}
        />
      ) : path === undefined ? (
        <AdFileList
          key={`paths of ${vod}`}
          label={adText("ads.list", { folder: vod })}
          entries={paths.map((name): AdEntry => ({ kind: "folder", name, label: shownUrl(name) }))}
          onOpen={({ name }) => setPlace({ vod, path: name, subpath: "" })}
          takesFocus={takesFocus}
          empty={
            <EmptyState
              title={adText("ads.noPaths")}
              action={<Link to={`/vod/${encodeURIComponent(vod)}`}>{adText("ads.openFolder", { name: vod })}</Link>}
            />
          }
        />
      ) : (
        <AdFolder
          key={`${vod} ${path} ${place.subpath}`}
          place={{ prefix: vod, path, subpath: place.subpath }}
          takesFocus={takesFocus}
          isTaken={(name) => taken.has(fileIn(name))}
          onFolder={(name) => setPlace({ vod, path, subpath: folderPath.join(place.subpath, name) })}
          onFile={(name) => add(fileIn(name))}
        />
      )}
    </Panel>
  );
});

/** The schedule that files are added to: the one that was chosen, else the last opened, else the only one. */
function useTarget(editor: CollectionEditor, opened: ReadonlySet<string>, onOpen: (key: string) => void) {
  const [chosen, setChosen] = useState<{ readonly key: string; readonly opened: ReadonlySet<string> }>();
  const [told, setTold] = useState({ said: "", isRefused: false });
  const targets = editor.keys.filter((key) => !editor.isDeleted(key));
  const isThere = (key: string) => targets.includes(key);
  // A panel that is opened after the choice is what one works on now.
  const wanted = chosen !== undefined && chosen.opened === opened ? chosen.key : undefined;
  const open = [...opened].findLast(isThere);
  const only = targets.length === 1 ? targets[0] : undefined;
  const target = wanted !== undefined && isThere(wanted) ? wanted : (open ?? only);
  const add = (file: string) => {
    if (target === undefined) {
      const key = targets.length === 0 ? "ads.noSchedule" : "ads.notChosen";
      const said = key === "ads.noSchedule" ? adText(key) : adText(key, { name: file });
      setTold({ said, isRefused: true });
      return;
    }
    const item = editor.editor(target);
    const files = filesOf(item.value);
    const named = { name: file, schedule: editor.titleOf(target) };
    if (files.some((one) => adFileName(one) === file)) {
      setTold({ said: adText("ads.isInAlready", named), isRefused: false });
      return;
    }
    item.edit(["files"], [...files, { name: file, weight: 1 }]);
    if (!opened.has(target)) onOpen(target);
    setTold({ said: adText("ads.added", named), isRefused: false });
  };
  const choose = (key: string) => {
    if (!isThere(key)) return;
    setChosen({ key, opened });
    setTold({ said: "", isRefused: false });
  };
  return { target, targets, choose, add, ...told };
}

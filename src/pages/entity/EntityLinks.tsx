import { observer } from "mobx-react-lite";
import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { JsonObject } from "../../model/Json.ts";
import { type ConfigPath, formatPointer, parsePointer, valueAt } from "../../model/configPath.ts";
import { titleAt } from "../../model/diff/settingWords.ts";
import { fieldAt } from "../../model/entity/entityPlace.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import { configWords } from "../../texts/en/configPages.ts";
import styles from "./EntityPage.module.css";
import { lazyPart } from "../../components/states/lazyPart.tsx";

// Few look at the past of what they see, and older servers tell none.
const PastNote = lazyPart(() => import("../revisions/PastNote.tsx").then((file) => file.PastNote));

/** The way from the field that had the focus last to its line in the config text; from several entities there is none. */
export function TextLink({ editor }: { readonly editor: Editor }) {
  const { configText } = useStores();
  const focused = useFocusedField(editor.path);
  if (!configText.isOffered || editor.path === undefined) return null;
  const at = formatPointer([...editor.path, ...focused]);
  return (
    <Link className={styles.textLink} to={`/config/editor?at=${encodeURIComponent(at)}`}>
      {configWords("config.showText")}
    </Link>
  );
}

interface EntityPastProps {
  readonly path: ConfigPath;
  /** What the server holds; undefined for what was never saved. */
  readonly held: JsonObject | undefined;
}

/** How often an entity was changed, and by whom last, with the way to these revisions. */
export const EntityPast = observer(function EntityPast({ path, held }: EntityPastProps) {
  const { serverInfo } = useStores();
  if (held === undefined || !serverInfo.can("revision_rows")) return null;
  return (
    <Suspense>
      <PastNote path={path} held={held} />
    </Suspense>
  );
});

/** Nobody reads what is said of a field that the focus only passes. */
const restMs = 500;

/** The same of the setting whose field had the focus last, by its name. */
export const SettingPast = observer(function SettingPast({ editor: { path, server } }: { readonly editor: Editor }) {
  const { serverInfo } = useStores();
  const focused = useRested(useFocusedField(path));
  if (path === undefined || server === undefined || focused.length === 0 || !serverInfo.can("revision_rows"))
    return null;
  const setting = revisedPath([...path, ...focused]);
  return (
    <Suspense>
      <PastNote
        key={formatPointer(setting)}
        path={setting}
        held={JSON.stringify(valueAt(server, setting.slice(path.length)))}
        title={titleAt(setting, entities)}
      />
    </Suspense>
  );
});

/**
 * Where the field of an entity stands that had the focus last, by the id that a form gives it (`form/urls/0/url`). What
 * is edited beside it, as the users of a playlist are, is none of its fields.
 */
function useFocusedField(entity: ConfigPath | undefined): readonly string[] {
  const [path, setPath] = useState<readonly string[]>([]);
  const pointer = formatPointer(entity ?? []);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const [, ...segments] = target instanceof Element ? target.id.split("/").map(decodeURIComponent) : [];
      if (segments.length === 0 || !fieldAt([...parsePointer(pointer), ...segments], entities)) return;
      setPath(segments);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [pointer]);
  return path;
}

/** The path that stays the same for a while. */
function useRested(path: ConfigPath): ConfigPath {
  const pointer = formatPointer(path);
  const [rested, setRested] = useState(pointer);
  useEffect(() => {
    const timer = setTimeout(() => setRested(pointer), restMs);
    return () => clearTimeout(timer);
  }, [pointer]);
  return parsePointer(rested);
}

/** Revisions tell of a list as a whole: of an item, or of something in it, it is the list whose past is known. */
function revisedPath(path: ConfigPath): ConfigPath {
  const list = path.findIndex((_, index) => fieldAt(path.slice(0, index), entities)?.type === "array");
  return list < 0 ? path : path.slice(0, list);
}

import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import { formatPointer } from "../../model/configPath.ts";
import type { Editor } from "../../stores/editing/Editor.ts";
import styles from "./EntityPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";

/** The way from the field that had the focus last to its line in the config text; from several entities there is none. */
export function TextLink({ editor }: { readonly editor: Editor }) {
  const { configText } = useStores();
  const focused = useFocusedField();
  if (!configText.isOffered || editor.path === undefined) return null;
  const at = formatPointer([...editor.path, ...focused]);
  return (
    <Link className={styles.textLink} to={`/config/editor?at=${encodeURIComponent(at)}`}>
      {configWords("config.showText")}
    </Link>
  );
}

/** Where the field stands that had the focus last, by the id that a form gives it (`form/urls/0/url`). */
export function useFocusedField(): readonly string[] {
  const [path, setPath] = useState<readonly string[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const [, ...segments] = target instanceof Element ? target.id.split("/") : [];
      if (segments.length > 0) setPath(segments.map(decodeURIComponent));
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return path;
}

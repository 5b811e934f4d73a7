import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import { placeInWords } from "../../model/diff/settingWords.ts";
import { formAddress } from "../formAddress.ts";
import styles from "./ConfigTextPage.module.css";
import { configWords } from "../../texts/en/configPages.ts";

/** Where in the config the cursor is, and the way to its form. */
export function TextPlace({ offset }: { readonly offset: number | undefined }) {
  const { configText } = useStores();
  const [path, setPath] = useState<ConfigPath>();
  useEffect(() => {
    if (offset === undefined) return undefined;
    let isCurrent = true;
    void configText.ask((desk) => desk.pathAt(offset)).then((found) => isCurrent && setPath(found));
    return () => {
      isCurrent = false;
    };
  }, [configText, offset]);
  const address = path && formAddress(path);
  return (
    <nav className={styles.place} aria-label={configWords("config.place")}>
      {path === undefined ? configWords("config.noPlace") : placeInWords(path, entities, " › ")}
      {address !== undefined && <Link to={address}>{configWords("config.toForm")}</Link>}
    </nav>
  );
}

import { createContext, useContext } from "react";
import { Checkbox } from "../../../components/controls/Checkbox.tsx";
import { GridCell } from "../../../components/data/GridCell.tsx";
import type { UrlReplacement } from "../../../model/media/replaceInUrls.ts";
import { shownUrl } from "../../../model/names/shownUrl.ts";
import { text } from "../../../texts/text.ts";
import { withHiddenShown } from "../../../model/names/hiddenCharacters.ts";
import styles from "./ReplaceDialog.module.css";

interface LeftOut {
  readonly left: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

export const LeftOutContext = createContext<LeftOut>({ left: new Set(), toggle: () => undefined });

/** One address before and after. */
export function ReplaceRow({ item: { name, index, from, to } }: { readonly item: UrlReplacement }) {
  const { left, toggle } = useContext(LeftOutContext);
  const key = `${index} ${name}`;
  return (
    <>
      <GridCell>
        <Checkbox
          aria-label={text("media.replace.change", { name, from })}
          isChecked={!left.has(key)}
          onChange={() => toggle(key)}
        />
      </GridCell>
      <GridCell>{withHiddenShown(name)}</GridCell>
      <GridCell>
        <del className={styles.from}>{shownUrl(from)}</del>
        <ins className={styles.to}>{to === "" ? text("media.replace.removed") : shownUrl(to)}</ins>
      </GridCell>
    </>
  );
}

import { useCallback, useMemo } from "react";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import type { UrlReplacement } from "../../../model/media/replaceInUrls.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ReplaceDialog.module.css";
import { LeftOutContext, ReplaceRow } from "./ReplaceRow.tsx";

interface ReplacePreviewProps {
  readonly found: readonly UrlReplacement[];
  /** Those that are not to be made, by place and stream. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** Each address before and after; a change that is not wanted is ticked off. */
export function ReplacePreview({ found, left, onLeave }: ReplacePreviewProps) {
  const toggle = useCallback(
    (key: string) => {
      const next = new Set(left);
      if (!next.delete(key)) next.add(key);
      onLeave(next);
    },
    [left, onLeave],
  );
  const choice = useMemo(() => ({ left, toggle }), [left, toggle]);
  return (
    <div className={styles.preview}>
      <LeftOutContext.Provider value={choice}>
        <VirtualList
          label={text("media.replace.preview")}
          items={found}
          getKey={keyOf}
          Row={ReplaceRow}
          columns="1.25rem minmax(0, 1fr) minmax(0, 4fr)"
          rowHeightPx={52}
        />
      </LeftOutContext.Provider>
    </div>
  );
}

function keyOf({ name, index }: UrlReplacement): string {
  return `${index} ${name}`;
}

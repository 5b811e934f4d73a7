import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import type { RowPieceProps } from "../../src/forms/WidgetTable.ts";
import { useSessionValue } from "../../src/forms/session/useSession.ts";
import { sourceUrls } from "../../src/model/stream/reportedStream.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import styles from "./VodPath.module.css";

/** Beside a path of a VOD: the way to its files. The server knows saved paths only, each by its place among them. */
export function VodPath({ path, title, server }: RowPieceProps) {
  const { search } = useLocation();
  const typed = useSessionValue(({ entity }) => sourceUrls(entity).join("\n"));
  if (typed !== sourceUrls(server ?? {}).join("\n")) {
    return (
      <span className={styles.browse} title={fileText("files.unsavedHint")}>
        <Badge tone="accent">{fileText("files.unsaved")}</Badge>
      </span>
    );
  }
  return (
    <Link
      className={styles.browse}
      relative="path"
      to={{ pathname: `tree/${path.at(-1)}`, search }}
      aria-label={fileText("files.browseAt", { path: title })}
    >
      <Icon name="folder-open" size={14} />
      {fileText("files.browse")}
    </Link>
  );
}

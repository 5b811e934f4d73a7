import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../../components/Icon.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden.tsx";
import { Badge } from "../../../components/states/Badge.tsx";
import type { StreamLine } from "../../../model/media/streamLine.ts";
import { withHiddenShown } from "../../../model/names/hiddenCharacters.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../itemAddress.ts";
import styles from "./StreamList.module.css";

interface StreamNameProps {
  readonly name: string;
  readonly line: StreamLine;
  readonly isUnsaved: boolean;
}

/** The way to a stream's page, and what it has besides a picture. */
export function StreamName({ name, line, isUnsaved }: StreamNameProps) {
  const { search } = useLocation();
  return (
    <span className={styles.name}>
      <Link
        to={itemAddress("standalone", [name]) + search}
        tabIndex={-1}
        data-preview={name}
        title={line.title || withHiddenShown(name)}
      >
        {withHiddenShown(name)}
      </Link>
      {line.hasDvr && <Mark icon="disk" words={text("media.filter.dvr")} />}
      {line.hasTranscoder && <Mark icon="film" words={text("media.filter.transcoder")} />}
      {isUnsaved && <Badge tone="accent">{text("pages.unsaved")}</Badge>}
    </span>
  );
}

function Mark({ icon, words }: { readonly icon: "disk" | "film"; readonly words: string }) {
  return (
    <span className={styles.mark} title={words}>
      <Icon name={icon} size={12} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

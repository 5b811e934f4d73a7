import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { Panel, PanelPart } from "../../src/components/data/Panel.tsx";
import { formatMediaNames } from "../../src/model/stream/mediaNames.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import { FileAddresses } from "../outputProtocols/AddressList.tsx";
import { PlayerFrame } from "../player/PlayerFrame.tsx";
import { withoutPlace } from "./PathBar.tsx";
import styles from "./FilePreview.module.css";

interface FilePreviewProps {
  /** Of the file in its directory. */
  readonly title: string;
  readonly prefix: string;
  /** Below the prefix. */
  readonly path: string;
  readonly onClose: () => void;
}

/** A film from the list: it plays, and where else it plays. */
export const FilePreview = observer(function FilePreview({ title, prefix, path, onClose }: FilePreviewProps) {
  const { search } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const name = `${prefix}/${path}`;
  useEffect(() => {
    // On a narrow screen it stands above the list that it was chosen from.
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, [name]);
  return (
    <div ref={place} className={styles.preview}>
      <Panel title={title} isFlush actions={<CloseButton onClose={onClose} />}>
        <PlayerFrame key={name} name={name} isStatic={false} heightPx={220} />
        <div className={styles.links}>
          <PanelPart title={fileText("files.addresses")}>
            <FileAddresses prefix={prefix} path={path} isShort />
          </PanelPart>
          <Link
            className={styles.page}
            to={{ pathname: `/file/${formatMediaNames([name])}`, search: withoutPlace(search) }}
          >
            <Icon name="film" size={14} />
            {fileText("files.page")}
          </Link>
        </div>
      </Panel>
    </div>
  );
});

function CloseButton({ onClose }: Pick<FilePreviewProps, "onClose">) {
  return <IconButton icon="remove" size="small" label={fileText("files.closePreview")} onClick={onClose} />;
}

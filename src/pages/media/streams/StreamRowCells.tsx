import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../../components/Icon.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden.tsx";
import { IconButton } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { modeEdit } from "../../../model/media/mediaEdits.ts";
import type { StreamView } from "../../../model/stream/StreamView.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import type { DraftStore } from "../../../stores/editing/DraftStore.ts";
import { saveAtOnce } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import list from "../../list/List.module.css";
import { WaitingBadge } from "../../list/WaitingBadge.tsx";
import { RowButtons } from "../../list/RowMenu.tsx";
import { itemAddress } from "../../mediaAddresses.ts";
import { useStreamListFrame } from "./StreamColumn.ts";
import styles from "./StreamList.module.css";

interface StreamNameProps {
  readonly name: string;
  readonly view: StreamView;
  readonly waits: ReturnType<DraftStore["waitsAt"]>;
}

/** The way to a stream's page, and what it has besides a picture. */
export function StreamName({ name, view, waits }: StreamNameProps) {
  const { search } = useLocation();
  return (
    <span className={styles.name}>
      <Link
        to={itemAddress("standalone", [name]) + search}
        tabIndex={-1}
        data-preview={name}
        title={view.title || withHiddenShown(name)}
      >
        {withHiddenShown(name)}
      </Link>
      {view.hasDvr && <Mark icon="disk" words={text("media.filter.dvr")} />}
      {view.hasTranscoder && <Mark icon="film" words={text("media.filter.transcoder")} />}
      <WaitingBadge waits={waits} />
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

interface ModeToggleProps {
  readonly name: string;
  readonly isStatic: boolean;
  readonly isSaving: boolean;
  readonly isOffline: boolean;
}

/** Whether a stream runs all the time or on demand; a press saves the other at once. */
export function ModeToggle({ name, isStatic, isSaving, isOffline }: ModeToggleProps) {
  const stores = useStores();
  return (
    <IconButton
      size="small"
      icon={isStatic ? "pin" : "clock"}
      label={text(isStatic ? "media.static" : "media.onDemand", { name })}
      when="atOnce"
      disabled={isOffline}
      isBusy={isSaving}
      onClick={() => void saveAtOnce(stores, [modeEdit(name, !isStatic)])}
    />
  );
}

/** What can be done to one row: its menu, and the grip to drag it elsewhere. */
export function RowActions({ name }: { readonly name: string }) {
  const frame = useStreamListFrame();
  return (
    <span className={list.actions}>
      <RowButtons itemKey={name} name={name} canMove={frame.canMove} openMenu={frame.openMenu} />
    </span>
  );
}

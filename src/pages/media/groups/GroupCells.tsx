import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { IconButton } from "../../../components/controls/Button.tsx";
import { GridCell } from "../../../components/data/VirtualList.tsx";
import { ConfirmDelete } from "../../../components/overlays/ConfirmDialog.tsx";
import { Badge } from "../../../components/states/Badge.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { deleteEdit, hasDvr } from "../../../model/media/mediaEdits.ts";
import type { GroupTotals } from "../../../model/media/mediaGroups.ts";
import { type MediaCollection, type MediaListName, mediaLists } from "../../../model/media/mediaView.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import { formatBitrate } from "../../../model/units/formatQuantity.ts";
import { saveAtOnce } from "../../../stores/saving/immediateSaves.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress } from "../../mediaAddresses.ts";
import styles from "./GroupedList.module.css";

/** The way to a location or VOD, and whether something of it is edited and not saved. */
export const GroupName = observer(function GroupName({
  list,
  name,
}: {
  readonly list: MediaListName;
  readonly name: string;
}) {
  const { draft } = useStores();
  const { search } = useLocation();
  const { collection, route } = mediaLists[list];
  return (
    <span className={styles.group}>
      <Link to={itemAddress(route, [name]) + search} tabIndex={-1} title={withHiddenShown(name)}>
        {withHiddenShown(name)}
      </Link>
      {draft.has([collection, name]) && <Badge tone="accent">{text("pages.unsaved")}</Badge>}
    </span>
  );
});

interface GroupTotalsCellsProps {
  readonly totals: GroupTotals;
  /** How its members do, in words. */
  readonly words: string;
}

/** What the streams of a group come to: status, clients, bitrate, and no runtime. */
export function GroupTotalsCells({ totals, words }: GroupTotalsCellsProps) {
  const { status, clients, bitrateKbit } = totals;
  return (
    <>
      <GridCell>
        <span className={styles.status} title={words}>
          <StatusDot status={status} text={words} />
        </span>
      </GridCell>
      <GridCell isNumber>{clients.toLocaleString("en")}</GridCell>
      <GridCell isNumber>{bitrateKbit > 0 && formatBitrate(bitrateKbit)}</GridCell>
      <GridCell />
    </>
  );
}

interface RemoveButtonProps {
  readonly collection: MediaCollection;
  readonly id: string;
  /** What the operator knows it by. */
  readonly name: string;
}

/** Takes a location, mirror or VOD out of the config, once the operator has said yes. */
export const RemoveButton = observer(function RemoveButton({ collection, id, name }: RemoveButtonProps) {
  const stores = useStores();
  const [step, setStep] = useState<"rest" | "asking" | "saving">("rest");
  const remove = async () => {
    setStep("saving");
    await saveAtOnce(stores, [deleteEdit(collection, id)]);
    setStep("rest");
  };
  return (
    <>
      <IconButton
        icon="trash"
        size="small"
        tone="danger"
        label={text("groups.remove", { name })}
        disabled={stores.connection.isOffline}
        isBusy={step === "saving"}
        onClick={() => setStep("asking")}
      />
      {step === "asking" && (
        <ConfirmDelete
          isOpen
          name={name}
          hasArchive={hasDvr(stores.config.node(collection, id).readConfig())}
          onConfirm={() => void remove()}
          onCancel={() => setStep("rest")}
        />
      )}
    </>
  );
});

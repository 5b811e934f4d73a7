import { observer } from "mobx-react-lite";
import { useState } from "react";
import { IconButton } from "../../../components/controls/IconButton.tsx";
import { ConfirmDelete } from "../../../components/overlays/ConfirmDelete.tsx";
import { useStores } from "../../../context/useStores.ts";
import { hasDvr } from "../../../model/entity/hasDvr.ts";
import { groupRemoval } from "../../../model/media/groupEdits.ts";
import type { MediaCollection } from "../../../model/media/mediaLists.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";
import { text } from "../../../texts/text.ts";

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
    await saveAtOnce(stores, [groupRemoval(collection, id)]);
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

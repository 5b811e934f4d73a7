import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { ConfirmDelete } from "../../components/overlays/ConfirmDelete.tsx";
import { Menu } from "../../components/overlays/Menu.tsx";
import { useStores } from "../../context/useStores.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";
import { useRestart } from "./useRestart.ts";
import { useStreamChanges } from "./useStreamChanges.ts";

/** What can be done to the whole of a stream, or of several: restart; one can be cloned and deleted. */
export const StreamActions = observer(function StreamActions({ names }: { readonly names: readonly string[] }) {
  const { config, connection } = useStores();
  const { restart, isRestarting } = useRestart(names);
  const [isAsking, setAsking] = useState(false);
  const [name = "", ...others] = names;
  const changes = useStreamChanges(name);
  const { isOffline } = connection;
  const archive = statsOf(config.node("streams", name).readRuntime() ?? {})["dvr_info"];
  return (
    <>
      <Button icon="restart" disabled={isOffline} isBusy={isRestarting} onClick={restart}>
        {text("overview.restart")}
      </Button>
      {others.length === 0 && (
        <>
          <Menu
            items={[
              { id: "clone", label: text("overview.clone"), icon: "copy", isDisabled: isOffline },
              {
                id: "delete",
                label: text("overview.delete"),
                icon: "trash",
                isDangerous: true,
                isDisabled: isOffline,
              },
            ]}
            onAction={(id) => (id === "clone" ? changes.clone() : setAsking(true))}
          />
          <ConfirmDelete
            isOpen={isAsking}
            name={name}
            hasArchive={archive !== undefined && archive !== null}
            onCancel={() => setAsking(false)}
            onConfirm={changes.remove}
          />
        </>
      )}
    </>
  );
});

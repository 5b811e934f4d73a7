import { observer } from "mobx-react-lite";
import { Button } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/useStores.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";
import { ItemActions } from "../entity/ItemActions.tsx";
import { useRestart } from "./useRestart.ts";

/** What can be done to the whole of a stream, or of several: restart; one can be cloned and deleted. */
export const StreamActions = observer(function StreamActions({ names }: { readonly names: readonly string[] }) {
  const { config, connection } = useStores();
  const { restart, isRestarting } = useRestart(names);
  const [name = "", ...others] = names;
  const archive = statsOf(config.node("streams", name).readRuntime() ?? {})["dvr_info"];
  const hasArchive = archive !== undefined && archive !== null;
  return (
    <>
      <Button icon="restart" disabled={connection.isOffline} isBusy={isRestarting} onClick={restart}>
        {text("overview.restart")}
      </Button>
      {others.length === 0 && <ItemActions list="streams" itemKey={name} name={name} hasArchive={hasArchive} />}
    </>
  );
});

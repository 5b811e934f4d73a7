import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/useStores.ts";
import type { JsonObject } from "../../../model/Json.ts";
import { isRunning } from "../../../model/media/isRunning.ts";
import { text } from "../../../texts/text.ts";
import { useRestart } from "../../stream/useRestart.ts";

/** Restarts a brought stream while it runs; one that runs on demand is so stopped until the next client comes. */
export const StopButton = observer(function StopButton({
  name,
  stream,
}: {
  readonly name: string;
  readonly stream: JsonObject;
}) {
  const { connection } = useStores();
  const { restart, isRestarting } = useRestart([name]);
  if (!isRunning(stream) && !isRestarting) return null;
  return (
    <Button size="small" variant="ghost" disabled={connection.isOffline} isBusy={isRestarting} onClick={restart}>
      {text(stream["static"] === false ? "groups.stop" : "groups.restart")}
    </Button>
  );
});

import { observer } from "mobx-react-lite";
import { IconButton } from "../../../components/controls/IconButton.tsx";
import { useStores } from "../../../context/useStores.ts";
import { vodEnabling } from "../../../model/media/groupEdits.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";
import { text } from "../../../texts/text.ts";

interface VodSwitchProps {
  readonly name: string;
  readonly isDisabled: boolean;
}

/** Turns a VOD on or off, at once. */
export const VodSwitch = observer(function VodSwitch({ name, isDisabled }: VodSwitchProps) {
  const stores = useStores();
  return (
    <IconButton
      size="small"
      icon={isDisabled ? "power" : "ban"}
      label={text(isDisabled ? "vods.enable" : "vods.disable", { name })}
      isBusy={stores.save.isRunning}
      disabled={stores.connection.isOffline}
      onClick={() => void saveAtOnce(stores, [vodEnabling(name, isDisabled)])}
    />
  );
});

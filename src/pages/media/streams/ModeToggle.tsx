import { IconButton } from "../../../components/controls/IconButton.tsx";
import { useStores } from "../../../context/useStores.ts";
import { modeEdit } from "../../../model/media/streamEdits.ts";
import { saveAtOnce } from "../../../stores/saveAtOnce.ts";
import { text } from "../../../texts/text.ts";

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
      disabled={isOffline}
      isBusy={isSaving}
      onClick={() => void saveAtOnce(stores, [modeEdit(name, !isStatic)])}
    />
  );
}

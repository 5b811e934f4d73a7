import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { useStores } from "../../../context/useStores.ts";
import type { MirroredMode } from "../../../model/mirror/MirrorLists.ts";
import { text } from "../../../texts/text.ts";
import styles from "./MirrorList.module.css";
import { useMoveMirrored } from "./useMoveMirrored.ts";

interface MirroredModesProps {
  readonly owner: string;
  /** At the origin. */
  readonly name: string;
  readonly mode: MirroredMode;
}

/** Static or on demand, as a stream is and as it can be; and ignoring it. */
export const MirroredModes = observer(function MirroredModes({ owner, name, mode }: MirroredModesProps) {
  const { isOffline } = useStores().connection;
  const { move, moving } = useMoveMirrored(owner, name);
  const toggle = (to: "static" | "onDemand") => (
    <Button
      size="small"
      variant="ghost"
      aria-pressed={mode === to}
      disabled={isOffline}
      isBusy={moving === to}
      onClick={() => mode !== to && move(to)}
    >
      {text(`mirrors.${to}`)}
    </Button>
  );
  return (
    <>
      <span role="group" aria-label={text("mirrors.modeOf", { name })} className={styles.modes}>
        {toggle("static")}
        {toggle("onDemand")}
      </span>
      <Button
        size="small"
        variant="ghost"
        disabled={isOffline}
        isBusy={moving === "ignored"}
        onClick={() => move("ignored")}
      >
        {text("mirrors.ignore")}
      </Button>
    </>
  );
});

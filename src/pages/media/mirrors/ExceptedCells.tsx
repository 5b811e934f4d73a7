import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useStores } from "../../../context/useStores.ts";
import { text } from "../../../texts/text.ts";
import group from "../groups/GroupedList.module.css";
import styles from "./MirrorList.module.css";
import { useMoveMirrored } from "./useMoveMirrored.ts";

interface ExceptedCellsProps {
  readonly owner: string;
  /** As the mirror's list has it: perhaps with a `*`. */
  readonly name: string;
}

const labels = { static: "mirrors.startUseAsStatic", onDemand: "mirrors.startUseAsOnDemand" } as const;

/** A name a mirror ignores, and how it is used again. */
export const ExceptedCells = observer(function ExceptedCells({ owner, name }: ExceptedCellsProps) {
  const { isOffline } = useStores().connection;
  const { move, moving } = useMoveMirrored(owner, name);
  const start = (to: "static" | "onDemand") => (
    <Button
      size="small"
      variant="ghost"
      aria-label={text(labels[to])}
      disabled={isOffline}
      isBusy={moving === to}
      onClick={() => move(to)}
    >
      {text(`mirrors.${to}`)}
    </Button>
  );
  return (
    <>
      <GridCell />
      <GridCell>
        <span className={styles.excepted}>
          <Icon name="ban" size={14} label={text("mirrors.ignored")} />
          {name}
        </span>
      </GridCell>
      <GridCell fromColumn={3}>
        <span className={group.actions}>
          <span className={group.quiet} aria-hidden>
            {text("mirrors.startUse")}
          </span>
          <span className={styles.modes}>
            {start("static")}
            {start("onDemand")}
          </span>
        </span>
      </GridCell>
    </>
  );
});

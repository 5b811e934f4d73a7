import { Button } from "../../../components/controls/Button.tsx";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { text } from "../../../texts/text.ts";
import styles from "./MirrorList.module.css";
import { useOpenMirrors } from "./useOpenMirrors.ts";

interface OnDemandToggleProps {
  readonly owner: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** Shows a mirror's on-demand streams, and hides them again. */
export function OnDemandToggle({ owner, count, isOpen }: OnDemandToggleProps) {
  const { toggle } = useOpenMirrors();
  return (
    <>
      <GridCell />
      <GridCell fromColumn={2}>
        <span className={styles.toggle}>
          <Button
            size="small"
            variant="ghost"
            icon={isOpen ? "chevron-down" : "chevron-right"}
            aria-expanded={isOpen}
            onClick={() => toggle(owner)}
          >
            {text(isOpen ? "mirrors.hideOnDemand" : "mirrors.showOnDemand", { count })}
          </Button>
        </span>
      </GridCell>
    </>
  );
}

import { observer } from "mobx-react-lite";
import { GridCell } from "../../../components/data/GridCell.tsx";
import { useStores } from "../../../context/useStores.ts";
import { groupTotals } from "../../../model/media/groups/groupTotals.ts";
import { locationKind } from "../../../model/media/groups/locationKind.ts";
import { text } from "../../../texts/text.ts";
import styles from "../groups/GroupedList.module.css";
import { GroupName } from "../groups/GroupName.tsx";
import { GroupTotalsCells } from "../groups/GroupTotalsCells.tsx";
import { RemoveButton } from "../groups/RemoveButton.tsx";
import { PickCell } from "../PickCell.tsx";

/** A location: its name, what its streams come to, and how it is removed. */
export const LocationCells = observer(function LocationCells({ name }: { readonly name: string }) {
  const location = useStores().config.node("lives", name).readRuntime();
  if (!location) return null;
  const totals = groupTotals(location, locationKind);
  const { count, online } = totals;
  return (
    <>
      <PickCell collection="lives" id={name} name={name} />
      <GridCell>
        <GroupName list="locations" name={name} />
      </GridCell>
      <GroupTotalsCells
        totals={totals}
        words={count === 0 ? text("locations.quiet") : text("locations.totals", { online, count })}
      />
      <GridCell />
      <GridCell>
        <span className={styles.actions}>
          <RemoveButton collection="lives" id={name} name={name} />
        </span>
      </GridCell>
    </>
  );
});

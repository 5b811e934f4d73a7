import { observer } from "mobx-react-lite";
import { Checkbox } from "../../components/controls/Checkbox.tsx";
import { GridCell } from "../../components/data/GridCell.tsx";
import { useStores } from "../../context/useStores.ts";
import type { MediaCollection } from "../../model/media/mediaLists.ts";
import { text } from "../../texts/text.ts";

interface PickCellProps {
  readonly collection: MediaCollection;
  readonly id: string;
  /** What the operator knows it by. */
  readonly name: string;
}

/** Picks an entity of a media list, to be edited or acted on together with others. */
export const PickCell = observer(function PickCell({ collection, id, name }: PickCellProps) {
  const { picked } = useStores();
  return (
    <GridCell>
      <Checkbox
        aria-label={text("media.pick", { name })}
        isChecked={picked.has(collection, id)}
        onChange={() => picked.toggle(collection, id)}
      />
    </GridCell>
  );
});

import { observer } from "mobx-react-lite";
import { Checkbox } from "../../components/controls/Toggles.tsx";
import { GridCell } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";

interface SelectionBoxProps {
  readonly collection: string;
  readonly id: string;
  /** What the operator knows it by. */
  readonly name: string;
}

/** Selects an entity of a media list, to be edited or acted on together with others. */
export function SelectionBox({
  collection,
  id,
  name,
  isSelected,
}: SelectionBoxProps & { readonly isSelected: boolean }) {
  const { selected } = useStores();
  return (
    <Checkbox
      aria-label={text("media.select", { name })}
      isChecked={isSelected}
      onChange={() => selected.toggle(collection, id)}
    />
  );
}

/** The cell of a row with its selection box. */
export const SelectionCell = observer(function SelectionCell(props: SelectionBoxProps) {
  const { selected } = useStores();
  return (
    <GridCell>
      <SelectionBox {...props} isSelected={selected.has(props.collection, props.id)} />
    </GridCell>
  );
});

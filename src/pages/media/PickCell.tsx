import { observer } from "mobx-react-lite";
import { GridCell } from "../../components/data/GridCell.tsx";
import { useStores } from "../../context/useStores.ts";
import { PickBox, type PickBoxProps } from "./PickBox.tsx";

/** The cell of a row with its pick box. */
export const PickCell = observer(function PickCell(props: PickBoxProps) {
  const { picked } = useStores();
  return (
    <GridCell>
      <PickBox {...props} isPicked={picked.has(props.collection, props.id)} />
    </GridCell>
  );
});

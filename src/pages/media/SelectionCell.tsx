import { observer } from "mobx-react-lite";
import { Checkbox } from "../../components/controls/Checkbox.tsx";
import { GridCell } from "../../components/data/GridCell.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { MediaCollection } from "../../model/media/mediaLists.ts";
import { text } from "../../texts/text.ts";

interface PickBoxProps {
  readonly collection: MediaCollection;
  readonly id: string;
  /** What the operator knows it by. */
  readonly name: string;
}

/** Picks an entity of a media list, to be edited or acted on together with others. */
export function PickBox({ collection, id, name, isPicked }: PickBoxProps & { readonly isPicked: boolean }) {
  const { picked } = useStores();
  return (
    <Checkbox
      aria-label={text("media.pick", { name })}
      isChecked={isPicked}
      onChange={() => picked.toggle(collection, id)}
    />
  );
}

/** The cell of a row with its pick box. */
export const PickCell = observer(function PickCell(props: PickBoxProps) {
  const { picked } = useStores();
  return (
    <GridCell>
      <PickBox {...props} isPicked={picked.has(props.collection, props.id)} />
    </GridCell>
  );
});

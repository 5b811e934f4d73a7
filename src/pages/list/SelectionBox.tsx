import { Checkbox } from "../../components/controls/Toggles.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";

interface SelectionBoxProps {
  readonly collection: string;
  readonly id: string;
  /** What the operator knows it by. */
  readonly name: string;
  readonly isSelected: boolean;
}

/** Selects an item of a list, to be edited or acted on together with others. */
export function SelectionBox({ collection, id, name, isSelected }: SelectionBoxProps) {
  const { selected } = useStores();
  return (
    <Checkbox
      aria-label={text("media.select", { name })}
      isChecked={isSelected}
      onChange={() => selected.toggle(collection, id)}
    />
  );
}

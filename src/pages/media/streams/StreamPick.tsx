import { Checkbox } from "../../../components/controls/Checkbox.tsx";
import { useStores } from "../../../context/useStores.ts";
import { text } from "../../../texts/text.ts";

interface StreamPickProps {
  readonly name: string;
  readonly isPicked: boolean;
}

/** Picks a stream, to be edited or acted on together with others. */
export function StreamPick({ name, isPicked }: StreamPickProps) {
  const { picked } = useStores();
  return (
    <Checkbox
      aria-label={text("media.pick", { name })}
      isChecked={isPicked}
      onChange={() => picked.toggle("streams", name)}
    />
  );
}

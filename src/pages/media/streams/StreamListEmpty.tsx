import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { useStores } from "../../../context/useStores.ts";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import { useAddTestStream } from "./useAddTestStream.ts";

/** Said where no stream is shown: there is none, or none fits. */
export const StreamListEmpty = observer(function StreamListEmpty({
  onAdded,
}: {
  readonly onAdded: (name: string) => void;
}) {
  const { streams } = useStores();
  const { clear } = useMediaView();
  const add = useAddTestStream(onAdded);
  if (streams.total > 0) {
    return (
      <EmptyState title={text("media.none")} action={<Button onClick={clear}>{text("media.clearSearch")}</Button>} />
    );
  }
  return (
    <EmptyState title={text("media.empty")} action={<Button onClick={add}>{text("media.addTest")}</Button>}>
      {text("media.emptyDetail")}
    </EmptyState>
  );
});

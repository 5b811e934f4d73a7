import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { useStores } from "../../../context/useStores.ts";
import { replacementEdits, replacementsIn } from "../../../model/media/replaceInUrls.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ReplaceDialog.module.css";
import { ReplacePreview } from "./ReplacePreview.tsx";

interface ReplaceDialogProps {
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Finds a text in the sources of some streams and puts another in its place: each change is shown before it is made. */
export const ReplaceDialog = observer(function ReplaceDialog({ names, onClose }: ReplaceDialogProps) {
  const { draft, config } = useStores();
  const [find, setFind] = useState("");
  const [replace, setReplace] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const streams = config.readList("streams");
  const { edits } = draft;
  const found = useMemo(() => {
    const read = (name: string) => (edits.size === 0 ? streams[name] : draft.effective(["streams", name]));
    return replacementsIn(read, names, find, replace);
  }, [streams, draft, edits, names, find, replace]);
  const chosen = found.filter(({ name, index }) => !left.has(`${index} ${name}`));
  const stage = () => {
    draft.editEach(replacementEdits((name) => draft.effective(["streams", name]), chosen));
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={text("media.replace")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("shell.cancel")}</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={stage}>
            {stageWords(chosen.length)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={text("media.replace.find")} value={find} onChange={setFind} autoFocus />
        <TextField label={text("media.replace.with")} value={replace} onChange={setReplace} />
      </div>
      {find === "" ? (
        <p className={styles.note}>{text("media.replace.help", { count: names.length })}</p>
      ) : found.length === 0 ? (
        <p className={styles.note}>{text("media.replace.none", { count: names.length })}</p>
      ) : (
        <ReplacePreview found={found} left={left} onLeave={setLeft} />
      )}
    </Dialog>
  );
});

function stageWords(count: number): string {
  if (count === 0) return text("media.replace.stageNone");
  return count === 1 ? text("media.replace.stageOne") : text("media.replace.stage", { count });
}

import { observer } from "mobx-react-lite";
import { createContext, useCallback, useContext, useMemo, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { GridCell, VirtualList } from "../../../components/data/VirtualList.tsx";
import { useTickRange, withTicked } from "../../../components/data/useTickRange.ts";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { replacementEdits, replacementsIn, type UrlReplacement } from "../../../model/media/replaceInUrls.ts";
import { shownUrl, withHiddenShown } from "../../../model/hiddenCharacters.ts";
import { text } from "../../../texts/text.ts";
import styles from "./ReplaceDialog.module.css";
import { replaceText } from "../../../texts/en/replaceSources.ts";

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
        <TextField label={replaceText("media.replace.find")} value={find} onChange={setFind} autoFocus />
        <TextField label={replaceText("media.replace.with")} value={replace} onChange={setReplace} />
      </div>
      {find === "" ? (
        <p className={styles.note}>{replaceText("media.replace.help", { count: names.length })}</p>
      ) : found.length === 0 ? (
        <p className={styles.note}>{replaceText("media.replace.none")}</p>
      ) : (
        <ReplacePreview found={found} left={left} onLeave={setLeft} />
      )}
    </Dialog>
  );
});

function stageWords(count: number): string {
  return count === 0 ? replaceText("media.replace.stageNone") : replaceText("media.replace.stage", { count });
}

interface ReplacePreviewProps {
  readonly found: readonly UrlReplacement[];
  /** Those that are not to be made, by place and stream. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

/** Each address before and after; a change that is not wanted is ticked off. */
function ReplacePreview({ found, left, onLeave }: ReplacePreviewProps) {
  const toggle = useCallback((key: string) => onLeave(withTicked(left, [key], !left.has(key))), [left, onLeave]);
  const choice = useMemo(() => ({ left, toggle }), [left, toggle]);
  const list = useRef<HTMLDivElement>(null);
  useTickRange({
    list,
    keys: useMemo(() => found.map(keyOf), [found]),
    onTick: (range, isTicked) => onLeave(withTicked(left, range, !isTicked)),
  });
  return (
    <div ref={list} className={styles.preview}>
      <LeftOutContext.Provider value={choice}>
        <VirtualList
          label={replaceText("media.replace.preview")}
          items={found}
          getKey={keyOf}
          Row={ReplaceRow}
          columns="1.25rem minmax(0, 1fr) minmax(0, 4fr)"
          rowHeightPx={52}
        />
      </LeftOutContext.Provider>
    </div>
  );
}

function keyOf({ name, index }: UrlReplacement): string {
  return `${index} ${name}`;
}

interface LeftOut {
  readonly left: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

const LeftOutContext = createContext<LeftOut>({ left: new Set(), toggle: () => undefined });

/** One address before and after. */
function ReplaceRow({ item: { name, index, from, to } }: { readonly item: UrlReplacement }) {
  const { left, toggle } = useContext(LeftOutContext);
  const key = `${index} ${name}`;
  return (
    <>
      <GridCell>
        <Checkbox
          aria-label={replaceText("media.replace.change", { name, from })}
          isChecked={!left.has(key)}
          onChange={() => toggle(key)}
        />
      </GridCell>
      <GridCell>{withHiddenShown(name)}</GridCell>
      <GridCell>
        <del className={styles.from}>{shownUrl(from)}</del>
        <ins className={styles.to}>{to === "" ? replaceText("media.replace.removed") : shownUrl(to)}</ins>
      </GridCell>
    </>
  );
}

import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { text } from "../../src/texts/text.ts";
import type { LogoDesk } from "./LogoDesk.ts";
import { LogoList } from "./LogoList.tsx";
import styles from "./LogoManager.module.css";
import { PictureButton } from "./PictureButton.tsx";
import { useLogos } from "./useLogos.ts";

interface LogoManagerProps {
  readonly desk: LogoDesk;
  /** Id of the logo that is set now. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The uploaded logos: one is chosen, new ones come, old ones are changed or go. */
export const LogoManager = observer(function LogoManager({ desk, chosen, onChoose, onClose }: LogoManagerProps) {
  const logos = useLogos(desk, chosen);
  const [picked, setPicked] = useState(chosen);
  const [deleted, setDeleted] = useState<string>();
  const { list, busy } = logos;
  const isThere = Array.isArray(list) && list.some(({ id }) => id === picked);
  const upload = (
    <PictureButton icon="upload" isBusy={busy === "upload"} onPick={(file) => void handleUpload(file)}>
      {text("logo.upload")}
    </PictureButton>
  );
  async function handleUpload(file: File) {
    const id = await logos.upload(file);
    if (id !== undefined) setPicked(id);
  }
  async function handleDelete(id: string) {
    setDeleted(undefined);
    if ((await logos.remove(id)) && picked === id) setPicked(undefined);
  }
  return (
    <Dialog
      isOpen
      title={text("logo.title")}
      onClose={onClose}
      footer={
        <>
          <span className={styles.upload}>{upload}</span>
          <Button onClick={onClose}>{text("logo.cancel")}</Button>
          <Button variant="primary" disabled={!isThere} onClick={() => picked !== undefined && onChoose(picked)}>
            {text("logo.ok")}
          </Button>
        </>
      }
    >
      <LogoList
        desk={desk}
        list={list}
        busy={busy}
        chosen={chosen}
        picked={picked}
        onPick={setPicked}
        onChange={(id, file) => void logos.change(id, file)}
        onDelete={setDeleted}
        onRetry={logos.retry}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={text("logo.deleteTitle")}
        confirmLabel={text("logo.delete")}
        isDangerous
        onCancel={() => setDeleted(undefined)}
        onConfirm={() => deleted !== undefined && void handleDelete(deleted)}
      >
        {text("logo.deleteQuestion", { id: deleted ?? "" })}
      </ConfirmDialog>
    </Dialog>
  );
});

import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { logoText } from "../../src/texts/en/logo.ts";
import { LogoRow } from "./LogoRow.tsx";
import type { LogoService } from "./LogoService.ts";
import { PictureButton } from "./PictureButton.tsx";
import { type Logo, useLogos } from "./useLogos.ts";
import styles from "./LogoManager.module.css";

interface LogoManagerProps {
  readonly service: LogoService;
  /** Id of the logo that is set now. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The uploaded logos: one is chosen, new ones come, old ones are changed or go. */
export const LogoManager = observer(function LogoManager({ service, chosen, onChoose, onClose }: LogoManagerProps) {
  const logos = useLogos(service, chosen);
  const [selected, setSelected] = useState(chosen);
  const [deleted, setDeleted] = useState<string>();
  const { list, busy } = logos;
  const isThere = Array.isArray(list) && list.some(({ id }) => id === selected);
  const upload = (
    <PictureButton icon="upload" isBusy={busy === "upload"} onSelect={(file) => void handleUpload(file)}>
      {logoText("logo.upload")}
    </PictureButton>
  );
  async function handleUpload(file: File) {
    const id = await logos.upload(file);
    if (id !== undefined) setSelected(id);
  }
  async function handleDelete(id: string) {
    setDeleted(undefined);
    if ((await logos.remove(id)) && selected === id) setSelected(undefined);
  }
  return (
    <Dialog
      isOpen
      title={logoText("logo.title")}
      onClose={onClose}
      footer={
        <>
          <span className={styles.upload}>{upload}</span>
          <Button onClick={onClose}>{logoText("logo.cancel")}</Button>
          <Button variant="primary" disabled={!isThere} onClick={() => selected !== undefined && onChoose(selected)}>
            {logoText("logo.ok")}
          </Button>
        </>
      }
    >
      <LogoList
        service={service}
        list={list}
        busy={busy}
        chosen={chosen}
        selected={selected}
        onSelect={setSelected}
        onChange={(id, file) => void logos.change(id, file)}
        onDelete={setDeleted}
        onRetry={logos.retry}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={logoText("logo.deleteTitle", { id: deleted ?? "" })}
        confirmLabel={logoText("logo.delete")}
        isDangerous
        onCancel={() => setDeleted(undefined)}
        onConfirm={() => deleted !== undefined && void handleDelete(deleted)}
      >
        {logoText("logo.deleteQuestion", { id: deleted ?? "" })}
      </ConfirmDialog>
    </Dialog>
  );
});

interface LogoListProps {
  readonly service: LogoService;
  readonly list: readonly Logo[] | "failed" | undefined;
  readonly busy: string | undefined;
  /** What is set now, and what is selected here. */
  readonly chosen: string | undefined;
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onChange: (id: string, file: File) => void;
  readonly onDelete: (id: string) => void;
  readonly onRetry: () => void;
}

/** The logos there are, one to be selected; or why there are none to see. */
function LogoList({ list, chosen, selected, busy, onSelect, onChange, onDelete, onRetry, service }: LogoListProps) {
  const name = useId();
  if (list === undefined) return <LoadingState label={logoText("logo.loading")} />;
  if (list === "failed") return <ErrorState title={logoText("logo.notRead")} onRetry={onRetry} />;
  const isGone = chosen !== undefined && !list.some(({ id }) => id === chosen);
  return (
    <>
      {isGone && (
        <p className={styles.gone} role="status">
          {logoText("logo.gone", { id: chosen })}
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState title={logoText("logo.none")} icon="upload">
          {logoText("logo.noneDetail")}
        </EmptyState>
      ) : (
        <div role="radiogroup" aria-label={logoText("logo.list")} className={styles.list}>
          {list.map((logo) => (
            <LogoRow
              key={logo.id}
              service={service}
              logo={logo}
              group={name}
              isSelected={logo.id === selected}
              isSet={logo.id === chosen}
              isBusy={busy === logo.id}
              onSelect={() => onSelect(logo.id)}
              onChange={(file) => onChange(logo.id, file)}
              onDelete={() => onDelete(logo.id)}
            />
          ))}
        </div>
      )}
    </>
  );
}

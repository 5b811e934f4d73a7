import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import type { SessionRow } from "../../src/model/sessions/SessionRow.ts";
import { protocolName } from "../../src/model/sessions/protocolName.ts";
import { text } from "../../src/texts/text.ts";
import type { Closing } from "./useClosing.ts";

interface KillDialogProps {
  readonly closing: Closing;
  /** The rows in sight: others may be asked about too. */
  readonly shown: readonly SessionRow[];
}

/** Asks before viewers are cut off. */
export function KillDialog({ closing: { asked, cancel, confirm }, shown }: KillDialogProps) {
  const [first] = asked;
  if (!first) return null;
  const { address, protocol } = first;
  const hidden = asked.filter(({ id }) => !shown.some((row) => row.id === id)).length;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={text("clients.killTitle")}
      confirmLabel={text("clients.killButton")}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        {asked.length === 1
          ? text("clients.killOne", { address, protocol: protocolName(protocol) })
          : text("clients.killMany", { count: asked.length })}
      </p>
      {hidden > 0 && <p>{text("clients.hidden", { count: hidden })}</p>}
    </ConfirmDialog>
  );
}

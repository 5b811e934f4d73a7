import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { protocolName } from "../../src/model/sessions/protocolName.ts";
import { text } from "../../src/texts/text.ts";
import type { Closing } from "./useClosing.ts";

/** Asks before viewers are cut off. */
export function KillDialog({ closing: { asked, cancel, confirm } }: { readonly closing: Closing }) {
  const [first] = asked;
  if (!first) return null;
  const { address, protocol } = first;
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
    </ConfirmDialog>
  );
}

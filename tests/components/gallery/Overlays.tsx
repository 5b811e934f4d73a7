import { useState } from "react";
import { Button } from "../../../src/components/controls/Button.tsx";
import { ChangeList } from "../../../src/components/data/ChangeList.tsx";
import { Panel } from "../../../src/components/data/Panel.tsx";
import { ConfirmDelete } from "../../../src/components/overlays/ConfirmDialog.tsx";
import { Dialog, Drawer } from "../../../src/components/overlays/Dialog.tsx";
import { Menu } from "../../../src/components/overlays/Menu.tsx";
import { Toasts } from "../../../src/components/overlays/Toasts.tsx";
import { Tooltip } from "../../../src/components/overlays/Tooltip.tsx";
import styles from "./gallery.module.css";

/** What lies over the page. */
export function Overlays() {
  const [open, setOpen] = useState<"none" | "delete" | "dialog" | "drawer">("none");
  const [toasts, setToasts] = useState<readonly ("saved" | "failed")[]>([]);
  const close = () => setOpen("none");
  return (
    <Panel title="Overlays">
      <div className={styles.row}>
        <Button onClick={() => setOpen("delete")}>Open confirm</Button>
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("drawer")}>Open drawer</Button>
        <Button onClick={() => setToasts(["saved", "failed"])}>Show toasts</Button>
        <Tooltip text="Restarts the stream; its viewers reconnect">
          <button type="button">Tooltip</button>
        </Tooltip>
        <Menu
          items={[
            { id: "restart", label: "Restart", icon: "restart" },
            { id: "disable", label: "Disable", icon: "power" },
            { id: "move", label: "Move up", icon: "arrow-up", isDisabled: true },
            { id: "delete", label: "Delete", icon: "trash" },
          ]}
          onAction={() => {}}
        />
      </div>
      <ConfirmDelete isOpen={open === "delete"} name="news" hasArchive onConfirm={close} onCancel={close} />
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        title="Import a configuration"
        footer={<Button variant="primary">Import</Button>}
      >
        <p>The whole configuration is replaced by the file.</p>
      </Dialog>
      <Drawer
        isOpen={open === "drawer"}
        onClose={close}
        title="Review the changes"
        footer={<Button variant="primary">Save</Button>}
      >
        <ChangeList
          onUndo={() => {}}
          changes={[{ id: "1", entity: "Stream news", field: "Client timeout", old: "30 s", new: "60 s" }]}
        />
      </Drawer>
      <Toasts
        toasts={toasts.map((id) =>
          id === "saved"
            ? { id, tone: "good", text: "Stream news was removed", action: { label: "Undo", onPress: () => {} } }
            : {
                id,
                tone: "bad",
                text: "The upload stopped: the disk /storage is full. Free some space and try again.",
              },
        )}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast !== id))}
      />
    </Panel>
  );
}

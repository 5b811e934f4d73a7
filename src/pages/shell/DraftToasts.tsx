import { observer } from "mobx-react-lite";
import { Toasts } from "../../components/overlays/Toasts.tsx";
import { text } from "../../texts/text.ts";
import { useStores } from "../useStores.ts";

/** What has become of edits: refused by the server, discarded with a way back, lost over a reload. */
export const DraftToasts = observer(function DraftToasts() {
  const { draft, save } = useStores();
  const rows = [
    save.failure && {
      id: "failure",
      tone: "bad" as const,
      text: text("save.failed", { reason: save.failure.message }),
      dismiss: () => save.dismissFailure(),
    },
    draft.discarded && {
      id: "discarded",
      tone: "plain" as const,
      text: text("tray.discarded"),
      action: { label: text("tray.undo"), onPress: () => draft.undoDiscard() },
      dismiss: () => draft.forgetDiscarded(),
    },
    draft.leftOut.length > 0 && {
      id: "secrets",
      tone: "plain" as const,
      text: text("tray.lostSecrets"),
      dismiss: () => draft.forgetLeftOut(),
    },
  ].filter((row) => typeof row === "object");
  return <Toasts toasts={rows} onDismiss={(id) => rows.find((row) => row.id === id)?.dismiss()} />;
});

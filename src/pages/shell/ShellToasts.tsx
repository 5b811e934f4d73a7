import { observer } from "mobx-react-lite";
import { Toasts } from "../../components/overlays/Toasts.tsx";
import { useStores } from "../../context/useStores.ts";
import { text } from "../../texts/text.ts";

/** What has become of edits (refused, discarded with a way back, lost over a reload, renamed by another), and calls that failed. */
export const ShellToasts = observer(function ShellToasts() {
  const { draft, save, failures } = useStores();
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
    ...draft.renamesByOthers.list.map((rename) => {
      const [from, to] = [rename.from.at(-1) ?? "", rename.to.at(-1) ?? ""];
      return {
        id: `renamed-${rename.from.join("/")}`,
        tone: "plain" as const,
        text: text("shell.renamedByOther", { from, to }),
        dismiss: () => draft.renamesByOthers.dismiss(rename),
      };
    }),
    ...failures.failures.map(({ id, what, words }) => ({
      id: `call-${id}`,
      tone: "bad" as const,
      text: text("shell.callFailed", { what, words }),
      dismiss: () => failures.dismiss(id),
    })),
  ].filter((row) => typeof row === "object");
  return <Toasts toasts={rows} onDismiss={(id) => rows.find((row) => row.id === id)?.dismiss()} />;
});

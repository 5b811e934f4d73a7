import { observer } from "mobx-react-lite";
import { Toasts } from "../../components/overlays/Toasts.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import type { JsonObject } from "../../model/Json.ts";
import { describeChanges } from "../../model/diff/draftChanges.ts";
import { text } from "../../texts/text.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";

/** What has become of edits (refused, discarded with a way back, lost over a reload, renamed by another), and what failed: calls, uploads. */
export const ShellToasts = observer(function ShellToasts() {
  const { draft, config, save, failures, uploads } = useStores();
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
      text: discardedWords(draft.discarded, draft.edits, config.peek()),
      about: draft.discarded,
      action: { label: text("tray.undo"), onPress: () => draft.undoDiscard() },
      dismiss: () => draft.forgetDiscarded(),
    },
    draft.leftOut.length > 0 && {
      id: "secrets",
      tone: "plain" as const,
      text: text("tray.lostSecrets"),
      about: draft.leftOut,
      dismiss: () => draft.forgetLeftOut(),
    },
    ...draft.renamesByOthers.list.map((rename) => {
      const [from, to] = [rename.from.at(-1) ?? "", rename.to.at(-1) ?? ""];
      return {
        id: `renamed-${rename.from.join("/")}`,
        tone: "plain" as const,
        text: text("shell.renamedByOther", { from, to }),
        about: rename,
        dismiss: () => draft.renamesByOthers.dismiss(rename),
      };
    }),
    ...failures.failures.map(({ id, what, words }) => ({
      id: `call-${id}`,
      tone: "bad" as const,
      text: text("shell.callFailed", { what, words }),
      dismiss: () => failures.dismiss(id),
    })),
    ...uploads.failures.map(({ reason, ids, names, words }) => ({
      id: `upload-${reason}`,
      tone: "bad" as const,
      text: text(names.length === 1 ? "files.notUploaded" : "files.severalNotUploaded", {
        name: names.slice(0, 5).join(", "),
        count: names.length,
        words,
      }),
      action: {
        label: text(reason === "taken" ? "files.replace" : "files.tryAgain"),
        onPress: () => uploads.retry(ids, reason === "taken"),
      },
      dismiss: () => uploads.dismiss(ids),
    })),
  ].filter((row) => typeof row === "object");
  return <Toasts toasts={rows} onDismiss={(id) => rows.find((row) => row.id === id)?.dismiss()} />;
});

const mostNamed = 3;

/** What a discard has taken back: the one setting, or how many and where. */
function discardedWords(before: DraftEdits, left: DraftEdits, server: JsonObject): string {
  const gone = new Map([...before].filter(([pointer, edit]) => left.get(pointer) !== edit));
  const changes = describeChanges(gone, server, entities);
  const [first] = changes;
  if (first === undefined) return text("tray.discarded");
  const entityOf = ({ entityLabel, entityName }: typeof first) => [entityLabel, entityName].filter(Boolean).join(" ");
  if (changes.length === 1) {
    return text("tray.discardedOne", { what: [entityOf(first), first.fieldTitle].filter(Boolean).join(": ") });
  }
  const names = [...new Set(changes.map(entityOf))];
  const more = names.length > mostNamed ? ", …" : "";
  return text("tray.discardedMany", { count: changes.length, what: names.slice(0, mostNamed).join(", ") + more });
}

import { observer } from "mobx-react-lite";
import { type ComponentType, lazy, Suspense } from "react";
import { Toasts } from "../../components/overlays/Toasts.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { text } from "../../texts/text.ts";
import type { GoneWordsProps } from "./GoneWords.tsx";

// Its words are no part of the first page; without them it is said shorter.
const LoadedWords = lazy<ComponentType<GoneWordsProps>>(() =>
  import("./GoneWords.tsx").then(
    (file) => ({ default: file.GoneWords }),
    () => ({ default: ({ short }) => short }),
  ),
);

function GoneWords(props: GoneWordsProps) {
  return (
    <Suspense fallback={props.short}>
      <LoadedWords {...props} />
    </Suspense>
  );
}

/** What has become of edits (refused, discarded with a way back, lost over a reload, renamed by another), and what failed: calls, uploads. */
export const ShellToasts = observer(function ShellToasts() {
  const { draft, save, failures, uploads } = useStores();
  const rows = [
    save.failure && {
      id: "failure",
      tone: "bad" as const,
      text: text("save.failed", { reason: save.failure.message }),
      about: save.failure,
      dismiss: () => save.dismissFailure(),
    },
    draft.discarded && {
      id: "discarded",
      tone: "plain" as const,
      text: <GoneWords short={text("tray.discarded")} before={draft.discarded} />,
      about: draft.discarded,
      action: { label: text("tray.undo"), onPress: () => draft.undoDiscard() },
      dismiss: () => draft.forgetDiscarded(),
    },
    draft.leftOut.length > 0 && {
      id: "secrets",
      tone: "plain" as const,
      text: <GoneWords short={text("tray.lostSecrets")} lost={draft.leftOut} />,
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
    ...failures.done.map(({ id, words }) => ({
      id: `done-${id}`,
      tone: "good" as const,
      text: words,
      dismiss: () => failures.dismiss(id),
    })),
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
      about: ids.join(),
      action: {
        label: text(reason === "taken" ? "files.replace" : "files.tryAgain"),
        onPress: () => uploads.retry(ids, reason === "taken"),
      },
      dismiss: () => uploads.dismiss(ids),
    })),
  ].filter((row) => typeof row === "object");
  return <Toasts toasts={rows} onDismiss={(id) => rows.find((row) => row.id === id)?.dismiss()} />;
});

import { useMemo, useState } from "react";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { playerInWords, type SessionRow } from "../../src/model/sessionRows.ts";
import { clientsText } from "../../src/texts/en/clients.ts";

const nobody: ReadonlySet<string> = new Set();

/** Who is still there then was not shown out after all, and can be asked about again. */
const goneWithinMs = 10_000;

/** Viewers that are selected, asked about, and shown out. */
interface Closing {
  /** Those that are still there. */
  readonly selected: ReadonlySet<string>;
  /** Asked to go, and still there. */
  readonly closing: ReadonlySet<string>;
  /** Whom the question is about; empty while none is asked. */
  readonly asked: readonly SessionRow[];
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  readonly ask: (ids: readonly string[]) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Shows viewers out, after a question; `rows` says who is there. */
export function useClosing(rows: readonly SessionRow[]): Closing {
  const { calls, failures } = useStores();
  const [wanted, setWanted] = useState(nobody);
  const [leaving, setLeaving] = useState(nobody);
  const [asked, setAsked] = useState<readonly SessionRow[]>([]);
  const present = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const selected = useMemo(() => new Set([...wanted].filter((id) => present.has(id))), [wanted, present]);
  const closing = useMemo(() => new Set([...leaving].filter((id) => present.has(id))), [leaving, present]);

  const close = async (ids: readonly string[]) => {
    setLeaving((before) => new Set([...before, ...ids]));
    const isDone = await failures.attempt(clientsText("clients.killFailed"), () => calls.closeSessions(ids));
    if (isDone) setTimeout(() => setLeaving((before) => without(before, ids)), goneWithinMs);
    else setLeaving((before) => without(before, ids));
  };
  return {
    selected,
    closing,
    asked,
    select: (ids, isSelected) =>
      setWanted((before) => (isSelected ? new Set([...before, ...ids]) : without(before, ids))),
    ask: (ids) => setAsked(ids.flatMap((id) => present.get(id) ?? [])),
    cancel: () => setAsked([]),
    confirm: () => {
      setAsked([]);
      void close(asked.map(({ id }) => id));
    },
  };
}

interface KillDialogProps {
  readonly closing: Closing;
  /** The rows in sight: others may be asked about too. */
  readonly shown: readonly SessionRow[];
}

/** Asks before viewers are cut off. */
export function KillDialog({ closing: { asked, cancel, confirm }, shown }: KillDialogProps) {
  const [first] = asked;
  if (!first) return null;
  const { address } = first;
  const hidden = asked.filter(({ id }) => !shown.some((row) => row.id === id)).length;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={
        asked.length === 1
          ? clientsText("clients.killTitle", { address })
          : clientsText("clients.killTitleMany", { count: asked.length })
      }
      confirmLabel={clientsText("clients.killButton")}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <p>
        {asked.length === 1
          ? clientsText("clients.killPlayer", { address, player: playerInWords(first) })
          : clientsText("clients.killMany", { count: asked.length })}
      </p>
      {hidden > 0 && <p>{clientsText("clients.hidden", { count: hidden })}</p>}
    </ConfirmDialog>
  );
}

function without(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  return new Set([...all].filter((id) => !some.includes(id)));
}

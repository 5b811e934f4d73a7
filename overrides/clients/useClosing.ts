import { useMemo, useState } from "react";
import { useStores } from "../../src/context/useStores.ts";
import type { SessionRow } from "../../src/model/sessions/SessionRow.ts";
import { text } from "../../src/texts/text.ts";

/** Viewers that are picked, asked about, and shown out. */
export interface Closing {
  /** Those picked that are still there. */
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

const nobody: ReadonlySet<string> = new Set();
/** Who is still there then was not shown out after all, and can be asked about again. */
const goneWithinMs = 10_000;

export function useClosing(rows: readonly SessionRow[]): Closing {
  const { calls, failures } = useStores();
  const [picked, setPicked] = useState(nobody);
  const [leaving, setLeaving] = useState(nobody);
  const [asked, setAsked] = useState<readonly SessionRow[]>([]);
  const present = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const selected = useMemo(() => new Set([...picked].filter((id) => present.has(id))), [picked, present]);
  const closing = useMemo(() => new Set([...leaving].filter((id) => present.has(id))), [leaving, present]);

  const close = async (ids: readonly string[]) => {
    setLeaving((before) => new Set([...before, ...ids]));
    const isDone = await failures.attempt(text("clients.killFailed"), () => calls.closeSessions(ids));
    if (isDone) setTimeout(() => setLeaving((before) => without(before, ids)), goneWithinMs);
    else setLeaving((before) => without(before, ids));
  };
  return {
    selected,
    closing,
    asked,
    select: (ids, isSelected) =>
      setPicked((before) => (isSelected ? new Set([...before, ...ids]) : without(before, ids))),
    ask: (ids) => setAsked(ids.flatMap((id) => present.get(id) ?? [])),
    cancel: () => setAsked([]),
    confirm: () => {
      setAsked([]);
      void close(asked.map(({ id }) => id));
    },
  };
}

function without(all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> {
  return new Set([...all].filter((id) => !some.includes(id)));
}

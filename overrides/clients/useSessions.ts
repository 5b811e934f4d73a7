import { useEffect, useState } from "react";
import { useStores } from "../../src/context/useStores.ts";
import type { SessionRow } from "../../src/model/sessions/SessionRow.ts";
import { sessionRowOf } from "../../src/model/sessions/sessionRowOf.ts";

/** Who watches a stream now; undefined until the server has said so. */
export function useSessions(name: string): readonly SessionRow[] | undefined {
  const { feeds } = useStores();
  const [seen, setSeen] = useState<{ readonly name: string; readonly rows: readonly SessionRow[] }>();
  useEffect(
    () => feeds.sessions(name, (sessions) => setSeen({ name, rows: sessions.map(sessionRowOf) })),
    [feeds, name],
  );
  return seen?.name === name ? seen.rows : undefined;
}
